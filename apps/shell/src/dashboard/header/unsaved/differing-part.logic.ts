/** A text up to this length is shown whole. Characters. */
const SHOWN = 160;
/** As much of what two texts have in common stands before the part in which they differ. Characters. */
const LEAD = 40;

/** Of two long texts the part in which they differ, behind a few words that they share. */
export function differingPart(a: string, b: string): readonly [a: string, b: string] {
  if (a.length <= SHOWN && b.length <= SHOWN) return [a, b];
  const start = leadOf(a, commonLength(a, b));
  return [cut(a, start), cut(b, start)];
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Where the words begin that stand before a place. */
function leadOf(text: string, place: number): number {
  if (place <= LEAD) return 0;
  const earliest = place - LEAD;
  const space = text.slice(earliest, place).search(/\s/);
  return space === -1 ? whole(text, earliest) : earliest + space + 1;
}

function cut(text: string, start: number): string {
  const end = whole(text, start + SHOWN);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

/** The place, or the one before it where a character would be cut in two. */
function whole(text: string, place: number): number {
  return /[\uDC00-\uDFFF]/.test(text[place] ?? '') ? place - 1 : place;
}
