import { cleanTitle } from '../title.logic';

const BULLET = /^\s*(?:>\s*)*(?:(?:[-*+•‣◦–—]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/;

/** The lines of a pasted text, one task each: bullets, numbers and check boxes are taken off, blank lines dropped. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanTitle(line.replace(BULLET, '')))
    .filter((line) => line !== '' && !/^(?:[-*_=]{3,}|\[[ xX]?\]|[-*+•])$/.test(line));
}
