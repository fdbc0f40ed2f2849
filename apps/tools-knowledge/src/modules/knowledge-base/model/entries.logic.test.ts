import { draftOf, entryErrors, entryOf, filterEntries, sameTitle } from './entries.logic';
import type { EntryDraft } from './entry.schema';

const NOW = Date.UTC(2026, 10, 21, 12);
const draft: EntryDraft = {
  title: ' Menu ',
  content: ' Two columns ',
  category: 'design',
  tags: ['café'],
  type: 'note',
  url: '',
  language: 'javascript',
};
const entry = entryOf(draft, { id: 'k1', now: NOW });
const all = { query: '', category: null, type: null, starredOnly: false };

test('[KB1] title and content are required', () => {
  expect(entryErrors({ ...draft, title: ' ', content: '' })).toEqual({
    title: 'Title is required',
    content: 'Content is required',
  });
  expect(entryErrors(draft)).toEqual({});
});

test('[KB3] a link needs an address that cannot run a script', () => {
  const link = { ...draft, type: 'link' as const };
  expect(Object.keys(entryErrors({ ...link, url: 'javascript:alert(1)' }))).toEqual(['url']);
  expect(entryErrors({ ...link, url: 'plainday.example' })).toEqual({});
});

test('[KB2] url belongs to links, language to snippets', () => {
  expect(entry).not.toHaveProperty('url');
  expect(entry).not.toHaveProperty('language');
  const snippet = entryOf({ ...draft, type: 'snippet', language: 'sql' }, { id: 'k2', now: NOW });
  expect(snippet).toMatchObject({ language: 'sql' });
  expect(snippet).not.toHaveProperty('url');
});

test('[KB4] editing keeps createdAt, star and id, and sets updatedAt', () => {
  const starred = { ...entry, starred: true };
  const edited = entryOf(
    { ...draft, title: 'Card' },
    { id: 'no', now: NOW + 1000, before: starred },
  );
  expect(edited).toMatchObject({
    id: 'k1',
    title: 'Card',
    starred: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:01.000Z',
  });
});

test('[KB5] search and filters narrow, the newest change comes first', () => {
  const newer = {
    ...entry,
    id: 'k2',
    type: 'link' as const,
    updatedAt: '2026-11-22T00:00:00.000Z',
  };
  const ids = (filter: Partial<typeof all>) =>
    filterEntries([entry, newer], { ...all, ...filter } as typeof all).map(({ id }) => id);
  expect(ids({})).toEqual(['k2', 'k1']);
  expect(ids({ query: 'CAFÉ' })).toEqual(['k2', 'k1']);
  expect(ids({ query: 'nothing' })).toEqual([]);
  expect(filterEntries([entry, newer], { ...all, type: 'note' })).toEqual([entry]);
  expect(filterEntries([entry, newer], { ...all, category: 'business' })).toEqual([]);
  expect(filterEntries([entry, newer], { ...all, starredOnly: true })).toEqual([]);
});

test('[KB9] a second entry of the same title is noticed', () => {
  expect(sameTitle([entry], ' MENU ')).toBe(entry);
  expect(sameTitle([entry], 'menu', 'k1')).toBeUndefined();
});

test('[KB4] an entry opened and saved as it is stays as it is', () => {
  const made = { id: 'no', now: NOW, before: entry };
  expect(entryOf(draftOf(entry), made)).toEqual(entry);
});
