import * as z from 'zod/mini';
import { foldText, isBlank } from '@plainday/shared-utils';
import { safeUrl } from '../../../shared/links/links.logic';
import { CATEGORIES, ENTRY_TYPES, entrySchema, LANGUAGES, type Entry } from './entry.schema';
import { readFile, writeFile, type Field } from './front-matter.logic';

/** Longest name of a file, before its ending. */
const NAME_MAX = 80;

function fileName(title: string): string {
  const name = title
    // eslint-disable-next-line no-control-regex -- file systems refuse control characters
    .replace(/[\\/:*?"<>|#^[\]\u0000-\u001f\u007f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...name]
    .slice(0, NAME_MAX)
    .join('')
    .replace(/^\.+|[. ]+$/g, '');
  return /^(?:con|prn|aux|nul|com\d|lpt\d)?$/i.test(short) ? `Entry ${short}`.trim() : short;
}

/** Code between fences that are longer than any in it. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function unfenced(body: string): string {
  return /^(`{3,})[^\n`]*\n([\s\S]*)\n\1\s*$/.exec(body)?.[2] ?? body;
}

function fileOf(entry: Entry): string {
  const { id, title, type, category, tags, starred, url, language, createdAt, updatedAt } = entry;
  const fields: Record<string, Field> = {
    id,
    title,
    type,
    category,
    tags,
    starred,
    ...(url !== undefined && { url }),
    ...(language !== undefined && { language }),
    created: createdAt,
    updated: updatedAt,
  };
  const isCode = type === 'snippet' && language !== undefined;
  return writeFile(fields, isCode ? fenced(entry.content, language) : entry.content);
}

/** All entries as Markdown files by name, no two of which differ by case alone. */
export function writeFolder(entries: readonly Entry[]): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const taken = new Set<string>();
  for (const entry of entries) {
    const base = fileName(entry.title);
    let name = base;
    for (let count = 2; taken.has(foldText(name)); count += 1) name = `${base} ${count}`;
    taken.add(foldText(name));
    files[`${name}.md`] = fileOf(entry);
  }
  return files;
}

const one = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? (choices[0] as Choice);

function instant(value: Field | undefined, now: number): string {
  const time = Date.parse(String(value));
  return new Date(Number.isNaN(time) ? now : time).toISOString();
}

/** The entry that a file holds, ours or of another app; null when it holds none, or a link that could run a script. */
export function readEntry(
  path: string,
  text: string,
  made: { readonly id: string; readonly now: number },
): Entry | null {
  const { fields, body } = readFile(text);
  const name = (path.split('/').at(-1) ?? '').replace(/\.(?:md|markdown)$/i, '');
  const type = one(ENTRY_TYPES, fields.get('type'));
  const isOurs = fields.has('id');
  const content = type === 'snippet' ? unfenced(body) : isOurs ? body : body.trim();
  const url = safeUrl(String(fields.get('url') ?? ''));
  const tags = fields.get('tags');
  if (isBlank(content) || (type === 'link' && url === null)) return null;
  const { success, data } = z.safeParse(entrySchema, {
    id: isOurs ? fields.get('id') : made.id,
    title: fields.get('title') || name,
    content,
    category: one(CATEGORIES, fields.get('category')),
    tags: Array.isArray(tags) ? tags : String(tags ?? '').split(/[,\s]+/),
    starred: fields.get('starred') === true,
    type,
    ...(type === 'link' && { url }),
    ...(type === 'snippet' && { language: one(LANGUAGES, fields.get('language')) }),
    createdAt: instant(fields.get('created'), made.now),
    updatedAt: instant(fields.get('updated') ?? fields.get('created'), made.now),
  });
  if (!success || isBlank(data.title) || isBlank(data.id)) return null;
  return { ...data, tags: data.tags.filter((tag) => !isBlank(tag)) };
}
