import {
  linkedTitles,
  linkPieces,
  linksTo,
  mentionOf,
  safeUrl,
  withRenamedLinks,
} from './links.logic';

test('[KB7] double brackets link to titles, once each, whatever the case', () => {
  expect(linkedTitles('See [[Pay rent]] and [[ pay RENT ]], [[Menu]].')).toEqual([
    'Pay rent',
    'Menu',
  ]);
  expect(linkedTitles('[[]] [[ ]] [single] [[over\ntwo lines]]')).toEqual([]);
  expect(linksTo('See [[pay rent]]', 'Pay rent')).toBe(true);
  expect(linksTo('See pay rent', 'Pay rent')).toBe(false);
});

test('[KB7] a text falls into plain pieces and links', () => {
  expect(linkPieces('See [[ Menu ]], [[ ]].')).toEqual([
    { text: 'See ' },
    { text: 'Menu', title: 'Menu' },
    { text: ', [[ ]].' },
  ]);
  expect(linkPieces('')).toEqual([]);
});

test('[KB7] a backlink shows the sentence that mentions the entry', () => {
  const text = 'First. The [[Menu]] needs photos. Last.\nMore.';
  expect(mentionOf(text, (target) => target === 'menu')).toBe('The Menu needs photos.');
  expect(mentionOf(text, () => false)).toBe('');
});

test('[KB7] a new title is followed by the links to it', () => {
  expect(withRenamedLinks('[[menu]] and [[Menus]]', 'Menu', 'Card')).toBe('[[Card]] and [[Menus]]');
});

test.each([
  ['See [[Mara|our client]].', 'Mara', 'See our client.'],
  ['[[Menu#Small plates]]', 'Menu', 'Menu › Small plates'],
  ['[[Menu#Small plates|the plates]]', 'Menu', 'the plates'],
  ['[[Folder/README]]', 'Folder/README', 'Folder/README'],
  ['[[People/Ada.md]]', 'People/Ada', 'People/Ada'],
  ['![[Plan]]', 'Plan', 'Plan'],
  ['![[Plan|300]]', 'Plan', 'Plan'],
  ['| [[Mara\\|our client]] |', 'Mara', '| our client |'],
  ['[[C#]] [[C#|it]]', 'C#', 'C# it'],
  ['[[Issue #42]]', 'Issue #42', 'Issue #42'],
  ['![[pic.png|300]]', undefined, 'pic.png'],
  ['`[[code]]`', undefined, '`[[code]]`'],
])('[KB12] %j leads to %j and reads %j', (text, target, read) => {
  expect(linkedTitles(text)[0]).toBe(target);
  expect(
    linkPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(read);
});

test('[KB12] labels, headings and code stay when a title changes', () => {
  const text = '[[Menu|it]] [[menu#Fish]] ![[Menu]] `[[Menu]]` [[Menu card]]';
  expect(withRenamedLinks(text, 'Menu', 'Card')).toBe(
    '[[Card|it]] [[Card#Fish]] ![[Card]] `[[Menu]]` [[Menu card]]',
  );
});

test.each([
  ['https://plainday.example/a?b#c', 'https://plainday.example/a?b#c'],
  ['plainday.example/a', 'https://plainday.example/a'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['not an address', null],
  ['', null],
])('[KB3] the address %p may be opened as %p', (text, expected) => {
  expect(safeUrl(text)).toBe(expected);
});
