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

/** Takes off numbers that count, 1, 2, 3 at each depth: `24. December` is a date. */
function numberReader(): (line: string, indent: number) => string {
  const counts = new Map<number, number>();
  return (line, indent) => {
    const match = NUMBER.exec(line);
    if (!match) return line;
    for (const depth of [...counts.keys()]) if (depth > indent) counts.delete(depth);
    const next = (counts.get(indent) ?? 0) + 1;
    if (Number(match[1]) !== next) return line;
    counts.set(indent, next);
    return line.slice(match[0].length);
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
