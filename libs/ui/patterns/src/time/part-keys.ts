/** What an arrow key steps in a text is a number in it, or the half of a day. */
const PART = /\d+|[ap]m/gi;

/** Where the parts of a text begin and end. */
function partsOf(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(PART)].map(({ 0: part, index }) => [index, index + part.length]);
}

/** Which part the caret is in or behind; -1 where the whole text is chosen, or there is none. */
export function partAtCaret({ value, selectionStart, selectionEnd }: HTMLInputElement): number {
  const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
  if (from === 0 && to === value.length) return -1;
  const parts = partsOf(value);
  const at = parts.findLastIndex(([start]) => start <= from);
  return Math.max(at, Math.min(0, parts.length - 1));
}

/** Chooses a part of the text. */
export function choosePart(field: HTMLInputElement, index: number): void {
  const part = partsOf(field.value)[index];
  if (part) field.setSelectionRange(...part);
}

/** From a part that is chosen to the one beside it, as in fields of the browser; elsewhere the caret moves by letters. */
export function moveToPart(field: HTMLInputElement, by: 1 | -1): boolean {
  const parts = partsOf(field.value);
  const at = parts.findIndex(
    ([start, end]) => start === field.selectionStart && end === field.selectionEnd,
  );
  const isWhole = parts.length > 1 && at >= 0;
  if (!isWhole || !parts[at + by]) return false;
  choosePart(field, at + by);
  return true;
}
