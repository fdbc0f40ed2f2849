import { styled } from 'styled-components';
import { forget } from '../forms/typed/kept-text';
import { Notice } from '../states/notice';
import type { Editing } from './inline-edit';
import { keptEdit } from './kept-edit';

export interface LostEditProps {
  readonly editing: Editing;
  /** All rows that are there, found by a search or not. */
  readonly ids: readonly string[];
  /** What a row is: `note`. */
  readonly what: string;
  /** Makes a new row of the text; absent where that makes no sense. */
  readonly onKeep?: (text: string) => void;
}

const Typed = styled.span`
  display: block;
  max-height: 12em;
  overflow: auto;
  color: var(--text);
  white-space: pre-wrap;
`;

/** The text of a row that was deleted elsewhere while it was edited here: shown until somebody decides. */
export function LostEdit({ editing, ids, what, onKeep }: LostEditProps) {
  const { name, editingId, stop } = editing;
  if (editingId === null || ids.includes(editingId)) return null;
  const edit = keptEdit(name, editingId);
  if (!edit || edit.text.trim() === '') return null;
  const { text } = edit;

  function end(): void {
    forget(name);
    stop();
  }

  const keeps = {
    label: `Keep as a new ${what}`,
    run() {
      onKeep?.(text);
      end();
    },
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      secondary={{ label: 'Discard', run: end }}
      {...(onKeep && { action: keeps })}
    >
      The {what} was deleted elsewhere while you edited it. You had typed:
      <Typed dir="auto">{text}</Typed>
    </Notice>
  );
}
