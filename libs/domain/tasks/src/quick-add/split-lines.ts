import { cleanTitle } from '../text/title.logic';

const QUOTES = /^(?:\s*>)*/;
/** Signs of Markdown, Word and Docs; `o` and `§` only before a tab, as Word pastes them. */
const BULLET = /^(?:(?:[-*+•‣◦–—·●○■□▪➢\uf0a7\uf0b7]\s+|[o§]\t\s*))?(?:(?:\[[ xX]?\]|[☐☑☒✓✔])\s+)?/;
const NUMBER = /^(\d{1,3})[.)]\s+(?:\[[ xX]?\]\s+)?/;
const RULE = /^(?:[-*_=]{3,}|\[[ xX]?\]|[-*+•]|\|(?:\s*:?-+:?\s*\|)+)$/;
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

/** How many items of a list have come at a depth, and how many of them had a number. */
interface Counted {
  readonly items: number;
  readonly numbers: number;
}

const NONE: Counted = { items: 0, numbers: 0 };

/** Takes off numbers that count the items or the numbers of a list, at each depth: `24. December` is a date. */
function numberReader(): (line: string, indent: number) => string {
  const counts = new Map<number, Counted>();
  return (line, indent) => {
    const number = NUMBER.exec(line);
    const isBulleted = BULLET.exec(line)?.[0] !== '';
    if (!number && !isBulleted) return line;
    for (const depth of [...counts.keys()]) if (depth > indent) counts.delete(depth);
    const { items, numbers } = counts.get(indent) ?? NONE;
    const given = Number(number?.[1]);
    const isCount = given === numbers + 1 || given === items + 1;
    if (number && !isCount) return line;
    counts.set(indent, { items: items + 1, numbers: number ? given : numbers });
    return number ? line.slice(number[0].length) : line;
  };
}

/**
 * The lines of a pasted text, one task each and what is indented below it as its subtasks: bullets, numbers and check
 * boxes are taken off, blank lines dropped.
 */
export function splitLines(text: string): PastedLine[] {
  const found: PastedLine[] = [];
  const withoutNumber = numberReader();
  let indent = Infinity;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.replace(QUOTES, '').replace(/^\s+/, (blanks) => blanks.replaceAll('\t', TAB));
    const bare = withoutNumber(line.trimStart(), indentOf(line)).replace(BULLET, '');
    const clean = cleanTitle(bare.replaceAll('\t', TAB));
    if (clean === '' || RULE.test(clean)) continue;
    const isSubtask = indentOf(line) > indent;
    if (!isSubtask) indent = indentOf(line);
    found.push({ text: clean, isSubtask });
  }
  return found;
}
