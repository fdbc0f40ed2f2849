import { cleanTitle } from '../text/title.logic';

const QUOTES = /^(?:\s*>)*/;
const BULLET = /^(?:(?:[-*+•‣◦–—]|\d{1,3}[.)])\s+)?(?:\[[ xX]?\]\s+)?/;
const RULE = /^(?:[-*_=]{3,}|\[[ xX]?\]|[-*+•])$/;
/** Blanks that a tab is worth. */
const TAB = '    ';

/** A line of a pasted text. */
export interface PastedLine {
  readonly text: string;
  /** It is indented further than the task above it: part of that task. */
  readonly isSubtask: boolean;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/**
 * The lines of a pasted text, one task each and what is indented below it as its subtasks: bullets, numbers and check
 * boxes are taken off, blank lines dropped.
 */
export function splitLines(text: string): PastedLine[] {
  const found: PastedLine[] = [];
  let indent = Infinity;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.replace(QUOTES, '').replaceAll('\t', TAB);
    const clean = cleanTitle(line.trimStart().replace(BULLET, ''));
    if (clean === '' || RULE.test(clean)) continue;
    const isSubtask = indentOf(line) > indent;
    if (!isSubtask) indent = indentOf(line);
    found.push({ text: clean, isSubtask });
  }
  return found;
}
