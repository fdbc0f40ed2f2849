import { cleanTitle } from '../../text/title.logic';
import { quotedRanges } from './literals';
import type { Range } from './mask';

const EMPTY_BRACKETS = /\(\s*(?:[,;]\s*)*\)|\[\s*(?:[,;]\s*)*\]/g;
const LOOSE_END = /[\s,;:(–—-]+$/;
const LOOSE_START = /^[\s,;:.)–—-]+/;

/** Tells whether a text holds what would be read: quotes around such a text have done their work. */
export type Reads = (text: string) => boolean;

function withoutQuotes(text: string, reads: Reads): string {
  return quotedRanges(text)
    .filter(({ start, end }) => reads(text.slice(start + 1, end - 1)))
    .reverse()
    .reduce(
      (rest, { start, end }) =>
        rest.slice(0, start) + rest.slice(start + 1, end - 1) + rest.slice(end),
      text,
    );
}

function collapse(text: string): string {
  return cleanTitle(text.replace(/\s+/g, ' '));
}

/**
 * What is left when the understood pieces are taken out: quotes around what would have been read fall, blanks close
 * up, commas and brackets that held nothing else go. Where nothing is left the text itself is the title.
 */
export function titleWithout(text: string, taken: readonly Range[], reads: Reads): string {
  if (taken.length === 0) return collapse(withoutQuotes(text, reads)) || collapse(text);
  let rest = text;
  for (const { start, end } of [...taken].sort((a, b) => b.start - a.start)) {
    const before = rest.slice(0, start);
    const after = rest.slice(end);
    const atEdge = after.trim() === '' ? before.replace(LOOSE_END, '') : before;
    rest = `${atEdge} ${before.trim() === '' ? after.replace(LOOSE_START, '') : after}`;
  }
  const tidy = withoutQuotes(rest, reads)
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/[,;]\s*(?=[,;]|\.(?:\s|$))/g, '')
    .replace(/([.!?])\s+\.(?=\s|$)/g, '$1')
    .replace(/\s+([,.;:!?)])(?=\s|$)/g, '$1');
  return collapse(tidy) || collapse(withoutQuotes(text, reads)) || collapse(text);
}
