import { escapePattern, MASK, mask, maskAll } from './mask';
import type { Range } from './mask';

const QUOTED = /(?<![\p{L}\p{N}#])(?:"([^"]+)"|“([^”]+)”)(?![\p{L}\p{N}])/gu;
const ADDRESSES = /\b[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|\S+@[^\s@]+\.[a-z]{2,}/gi;

/** Text in quotes, marks included. */
export function quotedRanges(text: string): Range[] {
  return [...text.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Blanks out what must stay text: quotes, addresses, and what a person has unlinked. */
export function maskLiterals(text: string, ignore: readonly string[]): string {
  let masked = text;
  for (const range of quotedRanges(text)) masked = mask(masked, range);
  masked = maskAll(masked, ADDRESSES);
  for (const phrase of ignore) {
    const words = phrase.trim();
    if (words === '') continue;
    const pattern = escapePattern(words).replace(/\s+/g, '\\s+');
    masked = maskAll(masked, new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'));
  }
  return masked;
}

/** True when nothing but blanks and spoken-for text is left. */
export function isSpokenFor(text: string): boolean {
  return text.replaceAll(MASK, '').trim() === '';
}
