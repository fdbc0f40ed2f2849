/** A link that is being typed: where its title begins, and what there is of it. */
export interface LinkQuery {
  readonly start: number;
  readonly query: string;
}

/** Longest title that is looked for while typing. */
const QUERY_MAX = 80;

/** The link that the caret stands in: after `[[`, before any bracket or the end of the line. */
export function linkQueryAt(text: string, caret: number): LinkQuery | null {
  const before = text.slice(0, caret);
  const open = before.lastIndexOf('[[');
  if (open < 0) return null;
  const query = before.slice(open + 2);
  return /[[\]\n]/.test(query) || query.length > QUERY_MAX ? null : { start: open + 2, query };
}

/** The text with the link completed, and where the caret then stands. */
export function withLink(
  text: string,
  { start, query }: LinkQuery,
  title: string,
): { readonly text: string; readonly caret: number } {
  const end = start + query.length;
  const after = text.startsWith(']]', end) ? end + 2 : end;
  const head = `${text.slice(0, start)}${title}]]`;
  return { text: head + text.slice(after), caret: head.length };
}
