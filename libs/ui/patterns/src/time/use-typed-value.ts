import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../focus/first-invalid';

export interface TypedValueOptions {
  readonly value: string;
  /** The value that a text stands for; null for none. */
  readonly read: (text: string) => string | null;
  /** What is wrong with a text, in words; null where nothing is. */
  readonly problemOf: (text: string) => string | null;
  /** True for a text that counts already while the field still has the focus. */
  readonly isWhole: (text: string) => boolean;
  readonly onChange: (value: string) => void;
}

/** A value as its field writes it. */
export interface TypedValue {
  /** What was typed and does not count yet; null for nothing. */
  readonly draft: string | null;
  readonly problem: string | null;
  readonly type: (text: string) => void;
  /** Takes over what was typed. False where it stays as it is, because something is wrong with it. */
  readonly commit: () => boolean;
  /** Takes another value instead of what was typed. */
  readonly replace: (value: string) => void;
}

/**
 * A value that is read from what somebody typed, when the field is left or as soon as nothing can follow. What cannot be
 * read stays, is said to be wrong, and keeps the form of the field from being sent.
 */
export function useTypedValue(
  field: RefObject<HTMLInputElement | null>,
  { value, read, problemOf, isWhole, onChange }: TypedValueOptions,
): TypedValue {
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // A shortcut or a calendar has answered instead.
    if (draft !== null && read(draft) !== value) setDraft(null);
  }

  function report(next: string | null): void {
    if (next !== null && next !== value) onChange(next);
  }

  function commit(): boolean {
    const isWrong = draft !== null && problemOf(draft) !== null;
    setLeft(isWrong);
    if (isWrong || draft === null) return !isWrong;
    setDraft(null);
    report(read(draft));
    return true;
  }

  const commitNow = useEffectEvent(() => flushSync(commit));

  useEffect(() => {
    const form = field.current?.form;
    function handleSubmit(event: SubmitEvent): void {
      if (commitNow()) return;
      event.preventDefault();
      event.stopPropagation();
      if (form) focusFirstInvalid(form);
    }
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [field]);

  return {
    draft,
    problem: isLeft && draft !== null ? problemOf(draft) : null,
    type(text) {
      setDraft(text);
      if (isWhole(text) && problemOf(text) === null) report(read(text));
    },
    commit,
    replace(next) {
      setDraft(null);
      setLeft(false);
      report(next);
    },
  };
}
