import { useId } from 'react';
import { styled } from 'styled-components';
import { TextField } from '@plainday/ui-components';
import { useFieldDraft } from '@plainday/ui-patterns';

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
  const draft = useFieldDraft(value, onCommit);
  return (
    <>
      <Field
        aria-label="What are you working on?"
        placeholder="What are you working on?"
        list={choices && listId}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        onFocus={onFocus}
        {...draft}
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
