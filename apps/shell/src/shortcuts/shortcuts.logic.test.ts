import type { ModuleManifest } from '@plainday/federation-contract';
import { foundIn, placesOf, sheetOf } from './shortcuts.logic';

function manifest(id: string, order: number, commands: ModuleManifest['commands']): ModuleManifest {
  return { id, title: id, heading: id, icon: [], group: 'tool', order, commands };
}

const modules = [
  manifest('pomodoro', 60, [{ id: 'open', title: 'Go to pomodoro', shortcut: 'g p' }]),
  manifest('tasks', 10, [
    { id: 'next', title: 'Next', shortcut: 'j', group: 'Lists' },
    { id: 'again', title: 'Again', shortcut: 'mod+y | r', group: 'Everywhere' },
    { id: 'rename', title: 'No keys' },
  ]),
  manifest('people', 70, [
    { id: 'open', title: 'Go to people', shortcut: 'g p' },
    { id: 'greet', title: 'Greet', shortcut: 'h' },
  ]),
];

test('G leads to the fixed places and to the tools of the release, the first of two that want the same key', () => {
  expect(placesOf(modules, []).map(({ title, shortcut }) => `${shortcut} ${title}`)).toEqual([
    'g a All Tasks',
    'g x Trash',
    'g s Settings',
    'g p pomodoro',
  ]);
});

test('a hidden tool has no keys', () => {
  expect(placesOf(modules, ['pomodoro']).at(-1)?.title).toBe('people');
  expect(sheetOf(modules, ['people']).map(({ title }) => title)).not.toContain('people');
});

test('without single keys the sheet names only what is left', () => {
  const sheet = sheetOf(modules, [], false);
  expect(sheet.map(({ title }) => title)).toEqual(['Everywhere']);
  const undo = sheet[0]?.rows.find(({ title }) => title === 'Undo');
  expect(undo?.shortcut).toBe('mod+z');
});

test('the sheet lists every command that has keys, by group, once', () => {
  const sheet = sheetOf(modules, []);
  expect(sheet.map(({ title }) => title)).toEqual(['Everywhere', 'Go to', 'Lists', 'people']);
  expect(sheet[0]?.rows.slice(-2)).toMatchObject([
    { title: 'Undo', shortcut: 'mod+z | u' },
    { title: 'Again', shortcut: 'mod+y | r' },
  ]);
  expect(sheet[3]?.rows).toEqual([{ title: 'Greet', shortcut: 'h' }]);
});

describe('[issue 44] the sheet is searched', () => {
  const sheet = [
    { title: 'Everywhere', rows: [{ title: 'Add a task', shortcut: 'q' }] },
    {
      title: 'Lists',
      rows: [
        { title: 'Next', shortcut: 'j' },
        { title: 'Délete', shortcut: 'd' },
      ],
    },
  ];
  const found = (text: string, place = '') =>
    foundIn(sheet, text, place).map(({ title, rows }) => `${title} ${rows.length}`);

  it.each([
    ['', ['Everywhere 1', 'Lists 2']],
    ['delete', ['Lists 1']],
    ['LIST', ['Lists 2']],
    ['task', ['Everywhere 1']],
    ['zebra', []],
  ])('for %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('with the keys of the open place first', () => {
    expect(found('', 'Lists')).toEqual(['Lists 2', 'Everywhere 1']);
  });
});
