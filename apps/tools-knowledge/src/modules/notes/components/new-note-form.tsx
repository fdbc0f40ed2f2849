import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { isMac } from '@plainday/shared-platform';
import { plural, shortcutKeys } from '@plainday/shared-utils';
import { Button, Keys, TextArea } from '@plainday/ui-components';
import { createFormDraft } from '@plainday/ui-patterns';
import { coarse } from '@plainday/ui-theme';
import type { TaskMaker } from '../../../shared/made-tasks/use-task-maker';
import { openItems } from '../../../shared/markdown/tick-line.logic';
import { canSave } from '../model/notes.logic';

/** Leaving the tool or the page and coming back loses nothing of it. */
const useDraft = createFormDraft<string>('quick-notes', '', canSave);

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
  ${coarse} {
    display: none;
  }
`;

const Offer = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  margin-inline-end: auto;
  color: var(--text-2);
  font: var(--type-small);
  input {
    width: 16px;
    height: 16px;
    accent-color: var(--accent);
  }
`;

export interface NewNoteFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Answers the id of the note. */
  readonly onAdd: (content: string) => string;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: TaskMaker | undefined;
}

/** Writes a note. The open lines of a checklist become tasks with it, when that is ticked. */
export function NewNoteForm({ field, onAdd, onMakeTasks }: NewNoteFormProps) {
  const [content, setContent, clear] = useDraft(useShell().user.id);
  const [wantsTasks, setWantsTasks] = useState(false);
  const open = onMakeTasks ? openItems(content) : [];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canSave(content)) return;
    const id = onAdd(content);
    if (wantsTasks && open.length > 0) onMakeTasks?.(id, open);
    clear();
    setWantsTasks(false);
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
      />
      <Line>
        {open.length > 0 && (
          <Offer>
            <input
              type="checkbox"
              checked={wantsTasks}
              onChange={(event) => setWantsTasks(event.currentTarget.checked)}
            />
            Make {plural(open.length, 'task')} of the checklist
          </Offer>
        )}
        <Hint>
          <Keys names={shortcutKeys('mod+enter', isMac())[0]?.flat() ?? []} /> adds
        </Hint>
        <Button type="submit" variant="primary" disabled={!canSave(content)}>
          Add
        </Button>
      </Line>
    </Form>
  );
}
