import { cleanTitle } from '../text/title.logic';
import { markReader } from './marks';
import { rowsOf } from './rows';

const NOTHING = /^(?:[-*_=]{3,}|\[[ xX]?\]|[-*+•])$/;

/** A line of a pasted text. */
export interface PastedLine {
  readonly text: string;
  /** It is indented further than the task above it: part of that task. */
  readonly isSubtask: boolean;
  /** Its box is ticked: it is done already. */
  readonly isDone: boolean;
}

/**
 * The lines of a pasted text, one task each and what is indented below it as its subtasks: bullets, numbers and check
 * boxes are taken off, blank lines dropped.
 */
export function splitLines(text: string): PastedLine[] {
  const found: PastedLine[] = [];
  const read = markReader();
  let outer = Infinity;
  for (const row of rowsOf(text)) {
    const { indent, isDone, text: bare } = read(row);
    const clean = cleanTitle(bare.replace(/\s*\t\s*/g, ' '));
    if (clean === '' || NOTHING.test(clean)) continue;
    const isSubtask = indent > outer;
    if (!isSubtask) outer = indent;
    found.push({ text: clean, isSubtask, isDone });
  }
  return found;
}
