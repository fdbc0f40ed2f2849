/** A value of front matter. */
export type Field = string | boolean | readonly string[];

/** A Markdown file taken apart. */
export interface MarkdownFile {
  readonly fields: ReadonlyMap<string, Field>;
  /** The lines of each field as they were written, by its key. */
  readonly lines: ReadonlyMap<string, string>;
  readonly body: string;
}

const OPEN = /^---[ \t]*$/;
const LINE = /^([\p{L}_][\p{L}\p{N}_. ?-]*?)[ \t]*:(?:[ \t]+([\s\S]*))?$/u;
const ITEM = /^[ \t]*-(?:[ \t]+(.*))?$/;
/** What goes on below a key: an indented line, an item of a list, nothing, or a comment. */
const BELOW = /^(?:[ \t]+\S|-(?:[ \t]|$)|#|[ \t]*$)/;
/** `>` folds the lines below into one, `|` keeps them. */
const BLOCK = /^([>|])[-+\d]*$/;

/** JSON on one line for everybody: YAML ends a line at two more characters than JSON does. */
function inline(value: Field): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * Writes fields before a body. Every value is JSON, which YAML reads too: nothing needs escaping of its own.
 *
 * @param extra Lines of front matter that are written as they are.
 */
export function writeFile(
  fields: Readonly<Record<string, Field>>,
  body: string,
  extra?: string,
): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${inline(value)}`);
  const head = [...lines, ...(extra === undefined ? [] : [extra])].join('\n');
  return `---\n${head}\n---\n\n${body}\n`;
}

function word(text: string): string {
  const value = text.trim();
  const parsed = value.startsWith('"') ? parse(value) : undefined;
  if (typeof parsed === 'string') return parsed;
  return /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueOf(text: string): Field {
  const parsed = parse(text);
  if (typeof parsed === 'boolean') return parsed;
  if (Array.isArray(parsed)) return parsed.map(String);
  // A quote without its end says nothing that could be relied on.
  if (text.startsWith('"') && typeof parsed !== 'string') return '';
  if (text.startsWith('[') && text.endsWith(']')) {
    return text.slice(1, -1).split(',').map(word).filter(Boolean);
  }
  return word(text);
}

/** The value of a key with the lines below it. */
function fieldOf(value: string, below: readonly string[]): Field {
  const said = below.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const fold = BLOCK.exec(value)?.[1];
  if (fold !== undefined) return said.map((line) => line.trim()).join(fold === '>' ? ' ' : '\n');
  if (value !== '' || said.length === 0)
    return valueOf([value, ...said].map(trimmed).join(' ').trim());
  const items = said.map((line) => ITEM.exec(line));
  if (items.every((item) => item !== null)) return items.map((item) => word(item[1] ?? ''));
  return word(said.map(trimmed).join(' '));
}

const trimmed = (line: string) => line.trim();

/** The lines of front matter and where the body begins; null where a file begins with none. */
function headOf(lines: readonly string[]): number | null {
  if (!OPEN.test(lines[0] ?? '')) return null;
  const end = lines.findIndex((line, index) => index > 0 && OPEN.test(line));
  if (end < 0) return null;
  const head = lines.slice(1, end);
  const isHead = head.every((line, index) =>
    LINE.test(line)
      ? true
      : BELOW.test(line) && (index > 0 || line.trim() === '' || line.startsWith('#')),
  );
  // Two rules with words between them are text.
  return isHead && (head.length === 0 || head.some((line) => LINE.test(line))) ? end : null;
}

/** Reads what `writeFile` wrote, and the plain front matter that other apps write: words, lists, quotes, blocks. */
export function readFile(text: string): MarkdownFile {
  const whole = text.replace(/^\ufeff/, '');
  const all = whole.split('\n');
  const bare = all.map((line) => line.replace(/\r$/, ''));
  const end = headOf(bare);
  if (end === null) return { fields: new Map(), lines: new Map(), body: whole };
  const fields = new Map<string, Field>();
  const written = new Map<string, string>();
  for (let at = 1; at < end; at += 1) {
    const [, key = '', value = ''] = LINE.exec(bare[at] ?? '') ?? [];
    let last = at;
    while (last + 1 < end && !LINE.test(bare[last + 1] ?? '')) last += 1;
    const name = key.toLowerCase() || `#${at}`;
    if (key) fields.set(name, fieldOf(value.trim(), bare.slice(at + 1, last + 1)));
    written.set(name, bare.slice(at, last + 1).join('\n'));
    at = last;
  }
  const body = all.slice(end + 1).join('\n');
  const isCrlf = /\r$/.test(all[0] ?? '');
  const kept = isCrlf ? body.replaceAll('\r\n', '\n') : body;
  return { fields, lines: written, body: kept.replace(/^\n/, '').replace(/\n$/, '') };
}
