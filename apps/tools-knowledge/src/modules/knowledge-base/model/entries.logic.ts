import { foldText, isBlank, matchesText, trimmedText } from '@plainday/shared-utils';
import { safeUrl } from '../../../shared/links/links.logic';
import { emptyDraft } from './entry.schema';
import type { Category, Entry, EntryDraft, EntryType } from './entry.schema';

export type EntryErrors = Partial<Record<'title' | 'content' | 'url', string>>;

/** What is wrong with a draft, by field (spec §5, decisions 67). */
export function entryErrors(draft: EntryDraft): EntryErrors {
  return {
    ...(isBlank(draft.title) && { title: 'Title is required' }),
    ...(isBlank(draft.content) && { content: 'Content is required' }),
    ...(draft.type === 'link' &&
      safeUrl(draft.url) === null && {
        url: 'Enter an address that starts with http, https or mailto',
      }),
  };
}

/** The entry that a draft becomes. Editing keeps the id, the star and createdAt (spec §4). */
export function entryOf(
  draft: EntryDraft,
  made: { id: string; now: number; before?: Entry },
): Entry {
  const updatedAt = new Date(made.now).toISOString();
  return {
    id: made.before?.id ?? made.id,
    title: draft.title.trim(),
    content: trimmedText(draft.content),
    category: draft.category,
    tags: [...draft.tags],
    starred: made.before?.starred ?? false,
    type: draft.type,
    ...(draft.type === 'link' && { url: safeUrl(draft.url) ?? '' }),
    ...(draft.type === 'snippet' && { language: draft.language }),
    createdAt: made.before?.createdAt ?? updatedAt,
    updatedAt,
    ...(made.before?.path !== undefined && { path: made.before.path }),
    ...(made.before?.extra !== undefined && { extra: made.before.extra }),
  };
}

/** A draft of an entry that is there, to be edited. */
export function draftOf(entry: Entry): EntryDraft {
  const { title, content, category, tags, type, url, language } = entry;
  return {
    title,
    content,
    category,
    tags,
    type,
    url: url ?? emptyDraft.url,
    language: language ?? emptyDraft.language,
  };
}

/** What the list shows; null stands for all. */
export interface EntryFilter {
  readonly query: string;
  readonly category: Category | null;
  readonly type: EntryType | null;
  readonly starredOnly: boolean;
}

/** Entries that fit, newest change first: search in title, content and tags (spec §5). */
export function filterEntries(entries: readonly Entry[], filter: EntryFilter): Entry[] {
  const query = foldText(filter.query.trim());
  return entries
    .filter(
      (entry) =>
        (filter.category === null || entry.category === filter.category) &&
        (filter.type === null || entry.type === filter.type) &&
        (!filter.starredOnly || entry.starred) &&
        [entry.title, entry.content, ...entry.tags].some((text) => matchesText(text, query)),
    )
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
}

/** An entry with the same title, offered before a second one is made. */
export function sameTitle(
  entries: readonly Entry[],
  title: string,
  ownId?: string,
): Entry | undefined {
  const wanted = foldText(title.trim());
  return entries.find((entry) => entry.id !== ownId && foldText(entry.title.trim()) === wanted);
}
