import type { Slices } from '@plainday/shared-platform';
import { foldText } from '@plainday/shared-utils';
import { readFile, type Field, type MarkdownFile } from '@plainday/shared-utils/front-matter';
import type { Collector } from '../../core/collect.logic';
import { momentIn } from '../../core/json.logic';
import type { ImportContext, Source } from '../../plan';

/** Fields that an entry has itself. */
const OWN = ['title', 'tags', 'created', 'updated'];
const NOTION_ID = / [\da-f]{32}$/;
/** `[label](address.md)`, but no picture. */
const LINK = /(?<!!)\[([^\]|[\n]*)\]\(<?([^()\s<>]+\.(?:md|markdown|csv))(?:#[^()\s<>]*)?>?\)/gi;

/** A path without its ending, and without what Notion puts behind names. */
export const plainPath = (path: string): string =>
  path
    .replace(/\.\w+$/, '')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => part.replace(NOTION_ID, ''))
    .join('/');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where an address leads from a file; null where it leaves the folder. */
function placeOf(address: string, from: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\//i.test(address)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(address).split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return foldText(plainPath(parts.join('/')));
}

/** A text whose links to other files of the folder lead to the entries that these become. */
function linkedText(text: string, from: string, names: ReadonlyMap<string, string>): string {
  return text.replace(LINK, (whole, label: string, address: string) => {
    const name = names.get(placeOf(address, from) ?? '');
    if (name === undefined) return whole;
    const isSame = label.trim() === '' || label.trim() === name;
    return isSame ? `[[${name}]]` : `[[${name}|${label}]]`;
  });
}

function momentOf(field: Field | undefined): number | null {
  const text = typeof field === 'string' ? field.trim() : '';
  // Joplin puts no `T` between day and time, others no seconds and no zone.
  return momentIn(text.replace(/^(\d{4}-\d{2}-\d{2}) (\d)/, '$1T$2').replace(' ', ''));
}

function tagsOf(field: Field | undefined): string[] {
  if (field === undefined || typeof field === 'boolean') return [];
  const tags = typeof field === 'string' ? field.split(/[,\s]+/) : field;
  return tags.map((tag) => tag.trim().replace(/^#/, '')).filter(Boolean);
}

/** Lines of front matter that an entry does not have itself. */
function extraOf({ lines, fields }: MarkdownFile, understood: ReadonlySet<string>): string | null {
  const left = [...lines].filter(([key]) => !understood.has(key) || !fields.has(key));
  return left.map(([, line]) => line).join('\n') || null;
}

/** A Markdown file of a folder. */
export interface MarkdownSource {
  readonly path: string;
  readonly text: string;
  /** What it is called, where that is not the name of its file. */
  readonly title?: string | undefined;
}

/** Adds a Markdown file as an entry; what its front matter says that an entry has not is kept as it was written. */
export function addMarkdown(
  { path, text, title: called }: MarkdownSource,
  plan: Collector,
  names: ReadonlyMap<string, string> = new Map(),
): void {
  const file = readFile(text);
  const place = plainPath(path);
  const { fields } = file;
  const said = fields.get('title');
  const title = typeof said === 'string' && said.trim() !== '' ? said : null;
  const tags = tagsOf(fields.get('tags'));
  const [created, updated] = [momentOf(fields.get('created')), momentOf(fields.get('updated'))];
  const isRead = [title !== null, tags.length > 0, created !== null, updated !== null];
  const own = title ?? called ?? place.split('/').at(-1) ?? place;
  plan.tools.entry({
    ref: place,
    title: own,
    text: linkedText(file.body, path, names),
    tags,
    createdAt: created,
    updatedAt: updated,
    path: place,
    extra: extraOf(file, new Set(OWN.filter((_, at) => isRead[at]))),
  });
}

/** How links of a folder name the entries of its files, by their folded paths. */
export function namesIn(files: readonly MarkdownSource[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const named = files.map(({ path, title }) => {
    const place = plainPath(path);
    const name = title ?? place.split('/').at(-1) ?? place;
    counts.set(foldText(name), (counts.get(foldText(name)) ?? 0) + 1);
    return { place, name };
  });
  return new Map(
    named.map(({ place, name }) => [
      foldText(place),
      (counts.get(foldText(name)) ?? 0) > 1 ? place : name,
    ]),
  );
}

/** True for a Markdown file without a check list: front matter, headings or links say that it is one. */
export const isMarkdownNote = ({ text, file, json }: Source): boolean =>
  json === null &&
  text.trim() !== '' &&
  /\.(?:md|markdown)$/i.test(file) &&
  /^---\n|^#{1,6}\s|\[\[|\]\(|^[-*+]\s/m.test(text);

/** Reads one Markdown file as an entry. */
export function* readMarkdownNote(
  { text, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  yield;
  addMarkdown({ path: file, text }, plan);
}
