import { entryOf } from './entries.logic';
import { CATEGORIES, emptyDraft, LANGUAGES, type Entry, type EntryDraft } from './entry.schema';
import { readEntry, writeFolder } from './markdown-folder.logic';
import { takeIn } from './take-in.logic';

const NOW = Date.UTC(2026, 10, 21, 12);
const made = { id: 'fresh', now: NOW };
let count = 0;

function entry(draft: Partial<EntryDraft>, fields: Partial<Entry> = {}): Entry {
  count += 1;
  const complete = { ...emptyDraft, title: 'Title', content: 'Content', ...draft };
  return { ...entryOf(complete, { id: `id-${count}`, now: NOW + count }), ...fields };
}

const roundTrip = (entries: readonly Entry[]) =>
  Object.entries(writeFolder(entries)).map(([name, text]) => readEntry(name, text, made));

const NASTY = [
  '---\nid: "other"\n---\ntext',
  'a: b\n- c\n"quoted" \\ \u0000 \u2028 emoji 👩‍👩‍👧 عربى',
  '```css\na {}\n```',
  '````\n```\n````\n',
  '\n\n  spaces around  \n\n',
  'windows\r\nlines',
  '[[Link]] to [[Ünïcödé: "x"]] # no comment',
  "it's 'single' and [list, of] {things}",
];

test('[KB8] every kind of entry comes back as it was', () => {
  const entries = [
    entry({ type: 'link', url: 'https://plainday.example/?a="b"#c' }, { starred: true }),
    ...LANGUAGES.map((language) => entry({ type: 'snippet', language, content: 'a\n```\nb' })),
    ...CATEGORIES.map((category) => entry({ category, tags: ['a b', 'c,d', '"e"', '#f'] })),
  ];
  expect(roundTrip(entries)).toEqual(entries);
});

test.each(NASTY)('[KB8] %j survives as content, title and tag', (text) => {
  const entries = [
    entry({}, { content: text }),
    entry({ type: 'snippet', language: 'css' }, { content: text }),
    entry({}, { title: text, tags: [text] }),
  ];
  expect(roundTrip(entries)).toEqual(entries);
});

test('[KB8] names of files are fit for every system, and none is there twice', () => {
  const titles = ['Menu', 'menu', 'a/b:c', '..', 'con', 'x'.repeat(200), '[[Menu]]'];
  const names = Object.keys(writeFolder(titles.map((title) => entry({ title }))));
  expect(names).toEqual([
    'Menu.md',
    'menu 2.md',
    'a b c.md',
    'Entry.md',
    'Entry con.md',
    `${'x'.repeat(80)}.md`,
    'Menu 3.md',
  ]);
});

test('[KB8] a file of another app becomes a note', () => {
  const text =
    "---\r\ntags:\r\n  - paper\r\n  - 'two words'\r\ncreated: 2026-01-02\r\n---\r\n# Hi\r\n";
  expect(readEntry('vault/Folder/Ink.md', text, made)).toEqual({
    ...emptyDraft,
    id: 'fresh',
    title: 'Ink',
    content: '# Hi',
    tags: ['paper', 'two words'],
    starred: false,
    url: undefined,
    language: undefined,
    createdAt: '2026-01-02T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    path: 'vault/Folder/Ink',
  });
  expect(readEntry('Plain.md', 'just text', made)).toMatchObject({
    title: 'Plain',
    content: 'just text',
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
});

test('[KB3][KB13] an address that could run a script becomes no link, and stays what it was: text', () => {
  const file = '---\nid: "x"\ntype: "link"\nurl: "javascript:alert(1)"\n---\n\ntext\n';
  const entry = readEntry('a.md', file, made);
  expect(entry).toMatchObject({ id: 'fresh', type: 'note', content: 'text' });
  expect(entry).not.toHaveProperty('url');
  expect(entry?.extra).toBe(
    'original-id: "x"\noriginal-type: "link"\noriginal-url: "javascript:alert(1)"',
  );
  expect(readEntry('a.md', '---\nid: "x"\n---\n', made)).toBeNull();
});

test('[KB8] importing twice changes nothing, a newer state wins, an older one does not', () => {
  const old = entry({ title: 'Menu' });
  const newer = { ...old, title: 'Card', updatedAt: '2026-12-01T00:00:00.000Z' };
  const added = entry({ title: 'Ink' });
  expect(takeIn([old], [old, added, added])).toEqual({ put: [added], before: [], known: 2 });
  expect(takeIn([old], [newer])).toEqual({ put: [newer], before: [old], known: 0 });
  expect(takeIn([newer], [old])).toEqual({ put: [], before: [], known: 1 });
  expect(takeIn([old], [{ ...old, id: 'foreign' }])).toEqual({ put: [], before: [], known: 1 });
});
