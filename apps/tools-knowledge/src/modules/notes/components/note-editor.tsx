import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button, TextArea } from '@plainday/ui-components';
import { canSave } from '../model/notes.logic';
import { submitsOnKeys } from './submit-keys';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-2);
`;

export interface NoteEditorProps {
  readonly content: string;
  readonly onSave: (content: string) => void;
  readonly onCancel: () => void;
}

/** A note as a field. Escape gives up. */
export function NoteEditor({ content, onSave, onCancel }: NoteEditorProps) {
  const [draft, setDraft] = useState(content);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSave(draft)) onSave(draft);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else submitsOnKeys(event);
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        aria-label="Edit note"
        autoFocus
        dir="auto"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Line>
        <Button type="submit" variant="primary" disabled={!canSave(draft)}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Line>
    </Form>
  );
}
