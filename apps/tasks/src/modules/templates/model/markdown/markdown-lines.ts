import { markReader } from '@plainday/domain-tasks/pasted';
import { isBlank } from '@plainday/shared-utils';

/** One line of Markdown, as far as a checklist goes. */
export type Line =
  | { readonly kind: 'blank' }
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'item'; readonly indent: number; readonly text: string }
  | { readonly kind: 'text'; readonly indent: number; readonly text: string };

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?$/u;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/u;
/** What would make a text line something else. */
const MARK = /^([ \t]*)(?=[-*+#_[\\>|:"•‣◦–—·●○■□▪➢\uf0a7\uf0b7☐☑☒✓✔]|[o§]\t|\d{1,9}[.)])/u;
const ESCAPED = /^\\(?=[-*+#_[\\>|:"•‣◦–—·●○■□▪➢\uf0a7\uf0b7☐☑☒✓✔]|[o§]\t|\d{1,9}[.)])/u;

/** Reads one line after another, with the signs that any pasted list has; a rule across the page counts as blank. */
export function lineReader(): (raw: string) => Line {
  const read = markReader();
  return (raw) => {
    const line = raw.replace(/[ \t]+$/u, '');
    if (isBlank(line) || RULE.test(line)) return { kind: 'blank' };
    const heading = HEADING.exec(line);
    if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 1, text: heading[2] ?? '' };
    const { isItem, indent, text } = read(line);
    if (isItem) return { kind: 'item', indent, text };
    return { kind: 'text', indent, text: text.replace(ESCAPED, '') };
  };
}

/** A line of plain text, written so that the reader takes it for that. */
export function writeTextLine(line: string, indent: string): string {
  return line === '' ? '' : indent + line.replace(MARK, '$1\\');
}
