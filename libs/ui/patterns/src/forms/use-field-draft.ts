import { useState } from 'react';
import { isComposing, isEnter } from '@plainday/shared-utils';
import type { ChangeEvent, KeyboardEvent } from 'react';

/** What a field needs that is taken over when it is left. */
export interface FieldDraft {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A field without a Save button: what is typed is taken over on Enter or when the field is left, Escape gives it up.
 *
 * @param onCommit Called with the trimmed text when it is another than before.
 */
export function useFieldDraft(value: string, onCommit: (text: string) => void): FieldDraft {
  const [draft, setDraft] = useState<string | null>(null);

  function commit() {
    const text = draft?.trim();
    if (text !== undefined && text !== value) onCommit(text);
    setDraft(null);
  }

  return {
    value: draft ?? value,
    onChange: (event) => setDraft(event.target.value),
    onBlur: commit,
    onKeyDown(event) {
      if (isEnter(event)) commit();
      if (event.key === 'Escape' && !isComposing(event)) setDraft(null);
    },
  };
}
