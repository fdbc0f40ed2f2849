import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextField } from '@plainday/ui-components';
import type { TextFieldProps } from '@plainday/ui-components';
import { readTime, shiftTime } from './read-time';

export interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange'> {
  /** `HH:mm` in 24 hours; empty for none. */
  readonly value: string;
  readonly onChange: (time: string) => void;
  /** Minutes that an arrow key moves. */
  readonly step?: number;
}

/** A time of day in 24 hours, whatever the language of the browser. Takes `9`, `930` and `9 pm`; arrows move by a quarter. */
export function TimeField({ value, onChange, step = 15, ...rest }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  /** What is a time already, as from a picker or pasted, counts at once; the rest when the field is left. */
  function change(text: string) {
    setDraft(text);
    if (/^\d\d:\d\d$/.test(text) && readTime(text) !== null) onChange(text);
  }

  function commit() {
    const time = draft === null ? null : readTime(draft);
    setDraft(null);
    if (time !== null && time !== value) onChange(time);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = (draft === null ? value : readTime(draft)) || '09:00';
    setDraft(null);
    onChange(shiftTime(from, event.key === 'ArrowUp' ? step : -step));
  }

  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:mm"
      value={draft ?? value}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        rest.onBlur?.(event);
        commit();
      }}
    />
  );
}
