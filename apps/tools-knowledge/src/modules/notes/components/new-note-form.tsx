import { useRef } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Kbd, TextArea } from '@plainday/ui-components';
import { useNoteDraft } from '../hooks/use-note-draft';
import { canSave } from '../model/notes.logic';
import { submitsOnKeys } from './submit-keys';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3);
`;

const Hint = styled.span`
  color: var(--text-3);
  font-size: var(--size-caption);
  @media (pointer: coarse) {
    display: none;
  }
`;

export function NewNoteForm({ onAdd }: { readonly onAdd: (content: string) => void }) {
  const [content, setContent] = useNoteDraft();
  const field = useRef<HTMLTextAreaElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canSave(content)) return;
    onAdd(content);
    setContent('');
    field.current?.focus();
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        aria-label="New note"
        placeholder="Write a note..."
        rows={3}
        dir="auto"
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={submitsOnKeys}
      />
      <Line>
        <Hint>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> adds
        </Hint>
        <Button type="submit" variant="primary" disabled={!canSave(content)}>
          Add
        </Button>
      </Line>
    </Form>
  );
}
