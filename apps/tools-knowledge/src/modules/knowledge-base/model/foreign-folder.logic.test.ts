import { readEntry, writeFolder } from './markdown-folder.logic';
import { withLinksBetween } from './relative-links.logic';
import { takeIn } from './take-in.logic';

const NOW = Date.UTC(2026, 10, 21, 12);
let count = 0;
const made = () => ({ id: `fresh-${(count += 1)}`, now: NOW });

function read(path: string, text: string) {
  const entry = readEntry(path, text, made());
  if (!entry) throw new Error(`${path} was refused`);
  return { path, entry };
}

/** What a file of another app says, and what must be read of it: title, tags, text, and the lines that are kept. */
const FILES: readonly [
  string,
  { title?: string; tags?: string[]; content?: string; extra?: string },
][] = [
  ['---\nid: 42\n---\nText', { title: 'File', content: 'Text', extra: 'original-id: 42' }],
  ['---\ntype: link\n---\nText', { content: 'Text', extra: 'original-type: link' }],
  ['---\ntitle: true\n---\nText', { title: 'true' }],
  ['---\ntitle: 2026\nnumber: 7\n---\nText', { title: '2026', extra: 'number: 7' }],
  ['---\ntitle: >-\n  Folded\n  title\n---\nText', { title: 'Folded title' }],
  ['---\ntitle: >\n  Folded\n---\nText', { title: 'Folded' }],
  [
    '---\ntitle: "unclosed\n---\ntext stays',
    { title: 'File', content: 'text stays', extra: 'original-title: "unclosed' },
  ],
  ['---\ntags: "#a, #b"\n---\nText', { tags: ['a', 'b'] }],
  ['---\ntags:\n- a\n-  two words\n---\nText', { tags: ['a', 'two words'] }],
  ['---\ncreated: 01/02/2024\n---\nText', { extra: 'original-created: 01/02/2024' }],
  [
    '---\naliases: [A1]\ncssclass: wide\nnested:\n  deep: 1\n  # why\n  list:\n    - x\n---\nText',
    { extra: 'aliases: [A1]\ncssclass: wide\nnested:\n  deep: 1\n  # why\n  list:\n    - x' },
  ],
  [
    '---\nA rule, and words between two of them.\n---\nMore',
    { content: '---\nA rule, and words between two of them.\n---\nMore' },
  ],
  ['---\n\nOnly a rule above', { content: '---\n\nOnly a rule above' }],
  ['words---\n---\nMore', { content: 'words---\n---\nMore' }],
  ['---\nfoo: bar---\nbaz: 1\n---\nText', { content: 'Text', extra: 'foo: bar---\nbaz: 1' }],
  ['    indented code\n\nText\r\n', { content: '    indented code\n\nText' }],
  ['one\r\ntwo\r\n', { content: 'one\ntwo' }],
];

test.each(FILES)('[KB13] of %j everything is read or kept', (text, expected) => {
  const { entry } = read('File.md', text);
  expect(entry).toMatchObject(expected);
  if (expected.extra === undefined) expect(entry).not.toHaveProperty('extra');
});

test('[KB13] [K3] what is kept is given back, and comes in again as it was', () => {
  const entries = FILES.map(([text], index) => read(`Vault/Sub ${index}/File.md`, text).entry);
  const folder = writeFolder(entries);
  expect(Object.keys(folder)).toEqual(FILES.map((_file, index) => `Vault/Sub ${index}/File.md`));
  expect(Object.entries(folder).map(([path, text]) => readEntry(path, text, made()))).toEqual(
    entries,
  );
  expect(folder['Vault/Sub 10/File.md']).toContain('\n  # why\n');
});

test('[KB13] [K1] files of one id are entries of their own, and a second import finds them all', () => {
  const texts = ['---\nid: 42\n---\nOne', '---\nid: 42\n---\nTwo'];
  const first = texts.map((text, index) => read(`V/${index}.md`, text).entry);
  expect(takeIn([], first).put).toHaveLength(2);
  const again = texts.map((text, index) => read(`V/${index}.md`, text).entry);
  expect(takeIn(first, again)).toEqual({ put: [], before: [], known: 2 });
});

test('[KB12] [K2] links between files lead to what the files have become', () => {
  const id = (last: string) => `0123456789abcdef0123456789abcde${last}`;
  const files = [
    read(
      `Home ${id('0')}.md`,
      `[Plan](Home%20${id('0')}/Plan%20${id('1')}.md) [tasks](Home%20${id('0')}/Tasks.csv) [gone](Gone.md)`,
    ),
    read(
      `Home ${id('0')}/Plan ${id('1')}.md`,
      'Up to [the start](../Home%20' + id('0') + '.md#Top)',
    ),
    read('A/List.md', 'Beside [List](../B/List.md), `[List](../B/List.md)`'),
    read('B/List.md', '![pic](../A/List.md) [web](https://plainday.example/List.md)'),
  ];
  const entries = withLinksBetween(files);
  expect(entries.map(({ title }) => title)).toEqual(['Home', 'Plan', 'List', 'List']);
  expect(entries.map(({ content }) => content)).toEqual([
    `[[Plan]] [tasks](Home%20${id('0')}/Tasks.csv) [gone](Gone.md)`,
    'Up to [[Home|the start]]',
    'Beside [[B/List|List]], `[List](../B/List.md)`',
    '![pic](../A/List.md) [web](https://plainday.example/List.md)',
  ]);
});
