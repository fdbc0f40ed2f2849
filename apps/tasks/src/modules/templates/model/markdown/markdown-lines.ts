import { isBlank } from '@plainday/shared-utils';

/** One line of Markdown, as far as a checklist goes. */
export type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'item'; readonly indent: number; readonly text: string }
  | { readonly kind: 'text'; readonly indent: number; readonly text: string };

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?$/u;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,9}[.)])\s+(?:\[[ xX✓]?\]\s*)?(.*)$/u;
const BARE_BOX = /^(\s*)\[[ xX✓]?\]\s+(.*)$/u;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/u;
/** What would make a text line something else. */
const MARK = /^([ \t]*)(?=[-*+•#_[\\]|\d{1,9}[.)])/u;
const ESCAPED = /^\\(?=[-*+•#_[\\]|\d{1,9}[.)])/u;

function width(space: string): number {
  return space.replaceAll('\t', '    ').length;
}

/** Reads one line; a rule across the page counts as blank. */
export function readLine(raw: string): Line {
  const line = raw.replace(/[ \t]+$/u, '');
  if (isBlank(line) || RULE.test(line)) return { kind: 'blank' };
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  const item = ITEM.exec(line) ?? BARE_BOX.exec(line);
  if (item) return { kind: 'item', indent: width(item[1] ?? ''), text: item[2] ?? '' };
  const text = line.replace(/^[ \t]+/u, '');
  const indent = width(line.slice(0, line.length - text.length));
  return { kind: 'text', indent, text: text.replace(ESCAPED, '') };
}

/** A line of plain text, written so that `readLine` takes it for that. */
export function writeTextLine(line: string, indent: string): string {
  return line === '' ? '' : indent + line.replace(MARK, '$1\\');
}
