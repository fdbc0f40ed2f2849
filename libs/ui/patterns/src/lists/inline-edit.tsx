import { isMac } from '@plainday/shared-platform';
import { holdsMod, isComposing, isEnter } from '@plainday/shared-utils';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button, TextArea, TextField } from '@plainday/ui-components';
import { putCaret } from '../focus/caret-at';
import { forget, keep } from '../forms/typed/kept-text';
import { Notice } from '../states/notice';
import { focusInRow } from './use-row-focus';
import { keptEdit } from './kept-edit';

export interface InlineEditProps {
  /** What `useEditing` of the list gave: which row is edited, and under what name its text is kept. */
  readonly editing: Editing;
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

const Other = styled.span`
  display: block;
  max-height: 8em;
  overflow: auto;
  white-space: pre-wrap;
`;

const isFilled = (value: string) => value.trim() !== '';

/**
 * A text in place of itself, as a field. Escape gives up. What is typed outlives the page. A text that was changed
 * elsewhere meanwhile is shown, and is covered only by who has seen it. The focus goes back by `useEditing`.
 */
export function InlineEdit(props: InlineEditProps) {
  const { editing, label, value, onSave, onCancel, multiline = false, canSave = isFilled } = props;
  const { name, editingId, caret } = editing;
  const [kept] = useState(() => keptEdit(name, editingId));
  const [opened, setOpened] = useState(kept?.opened ?? value);
  const [draft, setDraft] = useState(kept?.text ?? opened);
  // Who has typed nothing loses nothing.
  if (value !== opened && draft === opened) {
    setOpened(value);
    setDraft(value);
  }
  const isOther = value !== opened && value !== draft;

  function change(text: string): void {
    setDraft(text);
    keep(name, { id: editingId, text, opened });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!canSave(draft) || isOther) return;
    forget(name);
    onSave(draft, opened);
  }

  function handleCancel() {
    forget(name);
    onCancel();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      handleCancel();
    } else if (isEnter(event) && holdsMod(event, isMac()) && !event.repeat) {
      handleSubmit(event);
    }
  }

  const [placeCaret] = useState(() => (field: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (field && kept === null) putCaret(field, caret);
  });

  const field = {
    ref: placeCaret,
    'aria-label': label,
    dir: 'auto',
    autoFocus: kept === null,
    maxLength: props.maxLength,
    value: draft,
    onKeyDown: handleKeyDown,
  } as const;
  return (
    <Form onSubmit={handleSubmit}>
      {multiline ? (
        <TextArea {...field} onChange={(event) => change(event.currentTarget.value)} />
      ) : (
        <TextField {...field} onChange={(event) => change(event.currentTarget.value)} />
      )}
      {isOther && (
        <Notice
          tone="warning"
          role="alert"
          secondary={{ label: 'Take the other', run: handleCancel }}
          action={{
            label: 'Keep mine',
            run() {
              forget(name);
              onSave(draft, value);
            },
          }}
        >
          This was changed elsewhere meanwhile:
          <Other dir="auto">{value}</Other>
        </Notice>
      )}
      <Buttons>
        <Button type="submit" variant="primary" disabled={!canSave(draft) || isOther}>
          Save
        </Button>
        <Button onClick={handleCancel}>Cancel</Button>
      </Buttons>
    </Form>
  );
}

/** Which row of a list is being edited. */
export interface Editing {
  /** Under which what is typed is kept: the list. */
  readonly name: string;
  readonly editingId: string | null;
  /** Before which letter the caret goes; null chooses all of the text. */
  readonly caret: number | null;
  /** `caret` as `caretAt` says; the end when left out. */
  readonly start: (id: string, caret?: number | null) => void;
  readonly stop: () => void;
}

/**
 * Which row of a list is being edited: one that was left half edited is so again. When it is done the focus goes back to
 * what opened it, or to the control of the same name in the row that was drawn anew.
 *
 * @param name Names the list among all lists.
 */
export function useEditing(name: string): Editing {
  const [editingId, setEditingId] = useState<string | null>(() => keptEdit(name)?.id ?? null);
  const [caret, setCaret] = useState<number | null>(Infinity);
  const opener = useRef<{ readonly id: string; readonly control: string | undefined } | null>(null);

  useEffect(() => {
    const before = opener.current;
    if (editingId !== null || !before) return;
    opener.current = null;
    focusInRow(before.id, before.control);
  }, [editingId]);

  return {
    name,
    editingId,
    caret,
    start(id, at = Infinity) {
      setCaret(at);
      const active = document.activeElement;
      const control = active instanceof HTMLElement ? active.dataset.control : undefined;
      opener.current = { id, control };
      setEditingId(id);
    },
    stop: () => setEditingId(null),
  };
}
