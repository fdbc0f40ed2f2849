/** A value of front matter. */
export type Field = string | boolean | readonly string[];

/** A Markdown file taken apart. */
export interface MarkdownFile {
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: string;
}

const HEAD = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;
const LINE = /^([A-Za-z][\w-]*)[ \t]*:[ \t]*([\s\S]*)$/;
const ITEM = /^[ \t]*-[ \t]+(.*)$/;

/** JSON on one line for everybody: YAML ends a line at two more characters than JSON does. */
function inline(value: Field): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Writes fields before a body. Every value is JSON, which YAML reads too: nothing needs escaping of its own. */
export function writeFile(fields: Readonly<Record<string, Field>>, body: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${inline(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
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
  if (text.startsWith('[') && text.endsWith(']')) {
    return text.slice(1, -1).split(',').map(word).filter(Boolean);
  }
  return word(text);
}

/** Reads what `writeFile` wrote, and the plain front matter that other apps write: words, lists, quotes. */
export function readFile(text: string): MarkdownFile {
  const whole = text.replace(/^\ufeff/, '');
  const head = HEAD.exec(whole);
  if (!head) return { fields: new Map(), body: whole };
  const fields = new Map<string, Field>();
  let last = '';
  for (const line of (head[1] ?? '').split(/\r?\n/)) {
    const [, key = '', value = ''] = LINE.exec(line) ?? [];
    const item = ITEM.exec(line)?.[1];
    if (key) {
      last = key.toLowerCase();
      fields.set(last, valueOf(value.trim()));
    } else if (item !== undefined && last) {
      const before = fields.get(last);
      fields.set(last, [...(Array.isArray(before) ? (before as string[]) : []), word(item)]);
    }
  }
  const body = whole.slice(head[0].length);
  const lines = head[0].includes('\r\n') ? body.replaceAll('\r\n', '\n') : body;
  return { fields, body: lines.replace(/^\n/, '').replace(/\n$/, '') };
}
