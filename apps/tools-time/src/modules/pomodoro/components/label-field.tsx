import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@plainday/ui-components';

const MAX_LENGTH = 120;

const Field = styled(TextField)`
  max-width: 288px;
  border-color: transparent;
  background: color-mix(in oklab, var(--text) 5%, transparent);
  text-align: center;
`;

export interface LabelFieldProps {
  readonly value: string;
  /** Titles to choose from. */
  readonly choices?: readonly string[];
  /** The choices are wanted now. */
  readonly onFocus?: () => void;
  readonly onCommit: (value: string) => void;
}

/** What one is working on. Taken over on Enter or when the field is left; Escape gives it up. */
export function LabelField({ value, choices, onFocus, onCommit }: LabelFieldProps) {
  const listId = useId();
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    if (draft !== null && draft.trim() !== value) onCommit(draft.trim());
    setDraft(null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
    if (event.key === 'Escape') setDraft(null);
  }

  return (
    <>
      <Field
        aria-label="What are you working on?"
        placeholder="What are you working on?"
        list={choices && listId}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        value={draft ?? value}
        onFocus={onFocus}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      {choices && (
        <datalist id={listId}>
          {choices.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      )}
    </>
  );
}
