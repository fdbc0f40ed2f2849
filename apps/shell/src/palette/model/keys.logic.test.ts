import { findKeys } from './keys.logic';

const sheet = [
  {
    title: 'Everywhere',
    rows: [
      { title: 'Keyboard shortcuts', shortcut: 'mod+/' },
      { title: 'Undo', shortcut: 'u' },
    ],
  },
  {
    title: 'Tasks',
    rows: [
      { title: 'Move to a project', shortcut: 'm' },
      { title: 'Due tomorrow', shortcut: 't m' },
    ],
  },
  { title: 'Matrix', rows: [{ title: 'Move to a project', shortcut: 'x' }] },
];

test('finds what the sheet lists, each title once, the best first', () => {
  expect(findKeys(sheet, 'o', []).map(({ title }) => title)).toEqual([
    'Keyboard shortcuts',
    'Undo',
    'Move to a project',
    'Due tomorrow',
  ]);
  expect(findKeys(sheet, 'move', [])).toEqual([{ title: 'Move to a project', shortcut: 'm' }]);
});

test('leaves out what the palette does itself', () => {
  expect(findKeys(sheet, 'keyboard', ['Keyboard shortcuts'])).toEqual([]);
});
