import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button, TextArea, TextField } from '@plainday/ui-components';
import { focusInRow } from './use-row-focus';

export interface InlineEditProps {
  /** Name of the field: `Edit note`. */
  readonly label: string;
  readonly value: string;
  /** Gets the text that the field was opened with, too: `value` may be another one by now. */
  readonly onSave: (value: string, opened: string) => void;
  readonly onCancel: () => void;
  /** A text area that Ctrl+Enter saves; one line, which Enter saves, when left out. */
  readonly multiline?: boolean;
  /** False keeps Save shut; blank texts are refused when left out. */
  readonly canSave?: (value: string) => boolean;
  readonly maxLength?: number;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);
`;

const isFilled = (value: string) => value.trim() !== '';

/** A text in place of itself, as a field. Escape gives up. The focus goes back by `useEditing`. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, onCancel, multiline = false, canSave = isFilled } = props;
  const [opened] = useState(value);
  const [draft, setDraft] = useState(opened);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSave(draft)) onSave(draft, opened);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && holdsMod(event, isMac()) && !event.repeat) {
      handleSubmit(event);
    }
  }

  const field = {
    'aria-label': label,
    dir: 'auto',
    autoFocus: true,
    maxLength: props.maxLength,
    value: draft,
    onKeyDown: handleKeyDown,
  } as const;
  return (
    <Form onSubmit={handleSubmit}>
      {multiline ? (
        <TextArea {...field} onChange={(event) => setDraft(event.currentTarget.value)} />
      ) : (
        <TextField {...field} onChange={(event) => setDraft(event.currentTarget.value)} />
      )}
      <Buttons>
        <Button type="submit" variant="primary" disabled={!canSave(draft)}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Buttons>
    </Form>
  );
}

/**
 * Which row of a list is being edited. When it is done the focus goes back to what opened it, or to the
 * control of the same name in the row that was drawn anew.
 */
export function useEditing(): {
  readonly editingId: string | null;
  readonly start: (id: string) => void;
  readonly stop: () => void;
} {
  const [editingId, setEditingId] = useState<string | null>(null);
  const opener = useRef<{ readonly id: string; readonly control: string | undefined } | null>(null);

  useEffect(() => {
    const before = opener.current;
    if (editingId !== null || !before) return;
    opener.current = null;
    focusInRow(before.id, before.control);
  }, [editingId]);

  return {
    editingId,
    start(id) {
      const active = document.activeElement;
      const control = active instanceof HTMLElement ? active.dataset.control : undefined;
      opener.current = { id, control };
      setEditingId(id);
    },
    stop: () => setEditingId(null),
  };
}
