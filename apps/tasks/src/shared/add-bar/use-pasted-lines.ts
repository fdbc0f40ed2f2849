import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import type { AddChip } from './details/chips.logic';
import { MOST_LINES, withoutChip, type DraftLine } from './draft-line';
import { loadDetails } from './details/load-details';

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
    loadDetails()
      .then(({ linesIn }) => linesIn(copied))
      .then((all) => {
        if (all.length < 2) return;
        setPasted({ lines: all.slice(0, MOST_LINES), total: all.length, before });
      })
      .catch(() => undefined);
  }

  const takeOff = (index: number, chip: AddChip): void =>
    setPasted((now) => now && { ...now, lines: withoutChip(now.lines, index, chip) });

  return { pasted, handlePaste, takeOff, forget: () => setPasted(null) };
}
