import { useState } from 'react';
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
  readonly onCommit: (value: string) => void;
}

/** What one is working on. Taken over on Enter or when the field is left; Escape gives it up. */
export function LabelField({ value, onCommit }: LabelFieldProps) {
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
    <Field
      aria-label="What are you working on?"
      placeholder="What are you working on?"
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  );
}
