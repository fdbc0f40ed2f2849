/** Stands for text that is spoken for: neither word nor space, so no phrase reaches across it. */
export const MASK = '\ufffc';

/** A range of the text; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The text with a range blanked out; its length stays. */
export function mask(text: string, { start, end }: Range): string {
  return text.slice(0, start) + MASK.repeat(end - start) + text.slice(end);
}

/** Blanks out every match of a global pattern. */
export function maskAll(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => MASK.repeat(match.length));
}

/** Makes any text match itself in a pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** True where neither side continues the range as one word, number, path or address. */
export function standsAlone(text: string, { start, end }: Range): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return (
    !/[\p{L}\p{N}_\-./#:$€£+\\]$/u.test(before) &&
    !/^(?:[\p{L}\p{N}_\u00ad\u200b-\u200d]|[-./:+'’][\p{L}\p{N}_])/u.test(after)
  );
}
