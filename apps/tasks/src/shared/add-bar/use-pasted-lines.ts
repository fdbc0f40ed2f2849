import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import type { DraftLine } from './draft-line';
import { loadDetails } from './details/load-details';

/** More than this is a document, not a list of tasks. */
const MOST_LINES = 500;

/** Lines that were pasted, and the text of the field before that. */
interface Pasted {
  readonly lines: readonly DraftLine[];
  readonly total: number;
  readonly before: string;
}

/** What was pasted into a field, and what can be done with it. */
export type PastedLines = ReturnType<typeof usePastedLines>;

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

  /** Leaves words of a line in its title. */
  function keepWords(index: number, words: readonly string[] = []): void {
    const kept = (line: DraftLine, at: number) =>
      at === index ? { ...line, ignore: [...(line.ignore ?? []), ...words] } : line;
    setPasted((now) => now && { ...now, lines: now.lines.map(kept) });
  }

  return { pasted, handlePaste, keepWords, forget: () => setPasted(null) };
}
