import * as z from 'zod/mini';
import { foldText, isBlank, trimmedText } from '@plainday/shared-utils';
import { safeUrl } from '../../../shared/links/links.logic';
import { CATEGORIES, ENTRY_TYPES, entrySchema, LANGUAGES, type Entry } from './entry.schema';
import {
  readFile,
  writeFile,
  type Field,
  type MarkdownFile,
} from '@plainday/shared-utils/front-matter';

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
    ...(entry.path !== undefined && { path: entry.path }),
  };
  const isCode = type === 'snippet' && language !== undefined;
  const body = isCode ? fenced(entry.content, language) : entry.content;
  return writeFile(fields, body, entry.extra);
}

/** The folder that an entry came from, fit for every system. */
function folderOf({ path = '' }: Entry): string {
  const parts = path.split('/').slice(0, -1).map(fileName);
  return parts.map((part) => `${part}/`).join('');
}

/** All entries as Markdown files by name, no two of which differ by case alone; what was imported lies where it lay. */
export function writeFolder(entries: readonly Entry[]): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const taken = new Set<string>();
  for (const entry of entries) {
    const base = folderOf(entry) + fileName(entry.path?.split('/').at(-1) ?? entry.title);
    let name = base;
    for (let count = 2; taken.has(foldText(name)); count += 1) name = `${base} ${count}`;
    taken.add(foldText(name));
    files[`${name}.md`] = fileOf(entry);
  }
  return files;
}

const one = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? (choices[0] as Choice);

/** What an entry becomes in a file: a file that says all of it is ours. */
const OURS = ['id', 'title', 'type', 'category', 'tags', 'starred', 'created', 'updated'];
const KNOWN = new Set([...OURS, 'url', 'language', 'path']);
/** Dates that mean the same everywhere; `01/02/2024` does not. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/;
/** The id that Notion puts behind each name. */
const NOTION_ID = / [\da-f]{32}$/;

function instant(value: Field | undefined): string | null {
  const text = String(value);
  const time = DATE.test(text)
    ? Date.parse(text.replace(/^(\S+) (\d)/, '$1T$2').replace(' ', ''))
    : NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** A path without its ending, and without what Notion puts behind names. */
export function plainPath(path: string): string {
  return path
    .replace(/\.(?:md|markdown)$/i, '')
    .split('/')
    .map((part) => part.replace(NOTION_ID, ''))
    .join('/');
}

function tagsOf(value: Field | undefined): string[] {
  if (value === undefined || typeof value === 'boolean') return [];
  const tags = typeof value === 'string' ? value.split(/[,\s]+/) : value;
  return tags.filter((tag) => !isBlank(tag));
}

/** Fields of another app that say something here. What is left of them, and all others, is kept as it was written. */
function foreignFields({ fields }: MarkdownFile, made: { readonly now: number }) {
  const text = (key: string) => {
    const value = fields.get(key);
    return value === undefined || (Array.isArray(value) && value.length !== 1) ? '' : String(value);
  };
  const created = instant(fields.get('created'));
  const updated = instant(fields.get('updated'));
  const now = new Date(made.now).toISOString();
  const url = safeUrl(text('url'));
  const type = text('type') === 'link' && url !== null ? 'link' : 'note';
  const tags = tagsOf(fields.get('tags')).map((tag) => tag.replace(/^#/, ''));
  return {
    title: text('title'),
    tags: tags.filter((tag) => !isBlank(tag)),
    type,
    ...(type === 'link' && { url: url ?? '' }),
    createdAt: created ?? now,
    updatedAt: updated ?? created ?? now,
    understood: new Set([
      ...(isBlank(text('title')) ? [] : ['title']),
      ...(tags.length > 0 ? ['tags'] : []),
      ...(type === 'link' ? ['type', 'url'] : []),
      ...(created === null ? [] : ['created']),
      ...(updated === null ? [] : ['updated']),
    ]),
  } as const;
}

/** Lines that mean nothing here. A key that would be read as ours is told apart. */
function extraOf({ lines }: MarkdownFile, understood: ReadonlySet<string>): string | undefined {
  const left = [...lines].flatMap(([key, text]) => {
    if (understood.has(key)) return [];
    return KNOWN.has(key) ? `original-${text}` : text;
  });
  return left.length === 0 ? undefined : left.join('\n');
}

interface Made {
  readonly id: string;
  readonly now: number;
}

function foreignEntry(path: string, file: MarkdownFile, made: Made): Entry {
  const { understood, title, ...known } = foreignFields(file, made);
  const place = plainPath(path);
  const extra = extraOf(file, understood);
  return {
    id: made.id,
    title: isBlank(title) ? (place.split('/').at(-1) ?? place) : title,
    content: trimmedText(file.body.replaceAll('\r\n', '\n')),
    category: CATEGORIES[0],
    starred: false,
    ...known,
    path: place,
    ...(extra !== undefined && { extra }),
  };
}

/** An entry as it was written here; null where the file is of another app. */
function ownEntry(file: MarkdownFile): Entry | null {
  const { fields, body } = file;
  const place = fields.get('path');
  if (!OURS.every((key) => fields.has(key))) return null;
  const type = one(ENTRY_TYPES, fields.get('type'));
  const url = safeUrl(String(fields.get('url') ?? ''));
  if (type === 'link' && url === null) return null;
  const extra = extraOf(file, KNOWN);
  const { success, data } = z.safeParse(entrySchema, {
    id: fields.get('id'),
    title: fields.get('title'),
    content: type === 'snippet' ? unfenced(body) : body,
    category: one(CATEGORIES, fields.get('category')),
    tags: tagsOf(fields.get('tags')),
    starred: fields.get('starred') === true,
    type,
    ...(type === 'link' && { url }),
    ...(type === 'snippet' && { language: one(LANGUAGES, fields.get('language')) }),
    createdAt: instant(fields.get('created')),
    updatedAt: instant(fields.get('updated')),
    ...(typeof place === 'string' && { path: place }),
    ...(extra !== undefined && { extra }),
  });
  return success && !isBlank(data.title) && !isBlank(data.id) ? data : null;
}

/** The entry that a file holds, ours or of another app; null when there is no text in it. */
export function readEntry(path: string, text: string, made: Made): Entry | null {
  const file = readFile(text);
  if (isBlank(file.body)) return null;
  return ownEntry(file) ?? foreignEntry(path, file, made);
}
