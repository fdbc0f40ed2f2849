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
  expect(mentionOf(text, 'menu')).toBe('The Menu needs photos.');
  expect(mentionOf(text, 'nothing')).toBe('');
});

test('[KB7] a new title is followed by the links to it', () => {
  expect(withRenamedLinks('[[menu]] and [[Menus]]', 'Menu', 'Card')).toBe('[[Card]] and [[Menus]]');
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
