/** A cell that a spreadsheet quotes, because a line break, a tab or a quote is in it. */
const QUOTED = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;
const NEEDS_QUOTES = /[\n\t]|""/;
/** The line between the heads of a Markdown table and its rows. */
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;

function withoutQuotes(text: string): string {
  return text.replace(QUOTED, (whole, before: string, inside: string) =>
    NEEDS_QUOTES.test(inside)
      ? before + inside.replaceAll('""', '"').replace(/\s+/g, ' ').trim()
      : whole,
  );
}

const tabsOf = (line: string) => line.split('\t').length - 1;

/** Rows of a spreadsheet have as many cells each, and something in front of one of their tabs. */
function isSheet(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.trim() !== '');
  const cells = tabsOf(rows[0] ?? '');
  return (
    cells > 0 &&
    rows.every((row) => tabsOf(row) === cells) &&
    rows.some((row) => /\S\t+[^\s\t]/.test(row))
  );
}

function cellsOf(row: string): string {
  return row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' ');
}

/** The rows of Markdown tables, without their heads, among other lines. */
function withoutTables(lines: readonly string[]): string[] {
  const found: string[] = [];
  let isTable = false;
  for (const line of lines) {
    if (RULE.test(line) && found.at(-1)?.includes('|')) {
      found.pop();
      isTable = true;
    } else {
      isTable &&= line.includes('|');
      found.push(isTable ? cellsOf(line) : line);
    }
  }
  return found;
}

/**
 * The rows of a pasted text: its lines, where a quoted cell of a spreadsheet is one whatever breaks are in it, an empty
 * first cell is no indent, and the rows of a Markdown table come without their bars.
 */
export function rowsOf(text: string): string[] {
  const lines = withoutQuotes(text.replace(/\r\n|[\r\u2028\u2029]/g, '\n')).split('\n');
  return withoutTables(isSheet(lines) ? lines.map((line) => line.replace(/^\t+/, '')) : lines);
}
