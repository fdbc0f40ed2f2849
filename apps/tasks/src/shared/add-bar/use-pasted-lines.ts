import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import type { PastedLine } from '@plainday/domain-tasks/quick-add';
import { loadDetails } from './details/load-details';

/** More than this is a document, not a list of tasks. */
const MOST_LINES = 500;

/** Lines that were pasted, and the text of the field before that. */
interface Pasted {
  readonly lines: readonly PastedLine[];
  readonly total: number;
  readonly before: string;
}

/** Several pasted lines: they stand in the field as one at once, and as one task each they are offered. */
export function usePastedLines(onInput: (text: string) => void) {
  const [pasted, setPasted] = useState<Pasted | null>(null);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const field = event.currentTarget;
    const copied = event.clipboardData.getData('text/plain');
    const text = copied.trim();
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    const before = field.value;
    const [start, end] = [field.selectionStart ?? before.length, field.selectionEnd ?? undefined];
    const room = field.maxLength - (before.length - ((end ?? start) - start));
    field.setRangeText(
      text.replace(/\s*[\r\n]+\s*/g, ' ').slice(0, room),
      start,
      end ?? start,
      'end',
    );
    onInput(field.value);
    loadDetails().then(
      ({ splitLines }) => {
        const all = splitLines(copied);
        if (all.length < 2) return;
        setPasted({ lines: all.slice(0, MOST_LINES), total: all.length, before });
      },
      () => undefined,
    );
  }

  return { pasted, handlePaste, forget: () => setPasted(null) };
}
