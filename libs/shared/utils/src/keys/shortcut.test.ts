import { DELETE_KEYS, isShortcut, withoutSingleKeys, type KeyPress } from './shortcut';
import { shortcutKeys, shortcutLabel } from './shortcut-label';
import { createShortcutReader, SEQUENCE_MS } from './shortcut-reader';

const ENTRIES = [
  { id: 'next', shortcut: 'j | arrowdown' },
  { id: 'due', shortcut: 't m' },
  { id: 'move', shortcut: 'm' },
  { id: 'subtask', shortcut: 'shift+a' },
  { id: 'add', shortcut: 'a' },
  { id: 'undo', shortcut: 'mod+z | u' },
  { id: 'up', shortcut: 'mod+shift+arrowup' },
  { id: 'high', shortcut: '1' },
  { id: 'help', shortcut: '? | mod+/' },
  { id: 'delete', shortcut: DELETE_KEYS },
  { id: 'palette' },
] as const;

function press(text: string): KeyPress {
  const held = text.split('-');
  const key = held.pop() ?? '';
  return {
    key,
    ctrlKey: held.includes('C'),
    metaKey: held.includes('M'),
    altKey: held.includes('A'),
    shiftKey: held.includes('S'),
  };
}

const read = (text: string, singleKeys = true, isMac = false) =>
  createShortcutReader(ENTRIES, isMac).read(press(text), 0, singleKeys)?.id;

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['ArrowDown', 'next'],
  ['S-J', undefined],
  ['S-A', 'subtask'],
  ['a', 'add'],
  ['C-z', 'undo'],
  ['M-z', undefined],
  ['C-S-Z', undefined],
  ['C-A-z', undefined],
  ['C-S-ArrowUp', 'up'],
  ['C-ArrowUp', undefined],
  ['Delete', 'delete'],
  ['Backspace', undefined],
  ['C-Backspace', 'delete'],
])('%s means %s', (keys, id) => {
  expect(read(keys)).toBe(id);
});

test.each([
  ['M-z', 'undo'],
  ['C-z', undefined],
  ['M-Backspace', 'delete'],
  ['C-Backspace', undefined],
  ['Backspace', undefined],
  ['j', 'next'],
  ['C-j', undefined],
])('on a Mac %s means %s', (keys, id) => {
  expect(read(keys, true, true)).toBe(id);
});

test('the layout counts: a sign is taken with Shift and without', () => {
  expect([read('S-?'), read('?'), read('S-1'), read('1')]).toEqual([
    'help',
    'help',
    'high',
    'high',
  ]);
});

test('with single keys off only keys with Ctrl, Cmd or Alt and the named keys of a list are left', () => {
  const keys = ['j', 'a', 'S-A', 'u', '1', '?', 'Delete', 't'];
  expect(keys.map((key) => read(key, false))).toEqual(keys.map(() => undefined));
  const left = ['ArrowDown', 'C-z', 'C-/', 'C-Backspace'];
  expect(left.map((key) => read(key, false))).toEqual(['next', 'undo', 'help', 'delete']);
});

test('a sequence comes before a single key, for a while', () => {
  const reader = createShortcutReader(ENTRIES, false);
  const at = (keys: string, nowMs: number) => reader.read(press(keys), nowMs, true)?.id;
  expect(at('t', 0)).toBeNull();
  expect(reader.continues(press('m'), 1)).toBe(true);
  expect(reader.continues(press('j'), 1)).toBe(false);
  expect(at('m', SEQUENCE_MS - 1)).toBe('due');
  expect(at('m', SEQUENCE_MS)).toBe('move');
  expect(at('t', 5000)).toBeNull();
  expect(at('m', 5000 + SEQUENCE_MS)).toBe('move');
});

test('a sequence that goes on otherwise is forgotten, and Shift does not disturb it', () => {
  const reader = createShortcutReader(ENTRIES, false);
  const ids = (...keys: string[]) => keys.map((key) => reader.read(press(key), 1, true)?.id);
  expect(ids('t', 'j', 'm')).toEqual([null, 'next', 'move']);
  expect(ids('t', 'S-Shift', 'm')).toEqual([null, undefined, 'due']);
  ids('t');
  reader.reset();
  expect(ids('m')).toEqual(['move']);
});

test('what is not in the notation is refused, so that the sheet cannot show it', () => {
  const right = [
    'a',
    'g p',
    'mod+shift+arrowup',
    'j | arrowdown',
    '? | mod+/',
    '1 | 2 | 3 | 4',
    ', | f8',
  ];
  const wrong = ['ctrl+z', 'j / k', '1 2 3 4', 't then t', 'A', 'mod+', '', 'a|b'];
  expect([...right, ...wrong].filter(isShortcut)).toEqual(right);
});

test('without single keys only the ways that work are named', () => {
  const left = ['j | arrowdown', 'mod+z | u', 't m', 'delete | mod+backspace'].map(
    withoutSingleKeys,
  );
  expect(left).toEqual(['arrowdown', 'mod+z', '', 'mod+backspace']);
  expect(shortcutLabel('', false)).toBe('');
});

test('keys are written as they stand on the keyboard', () => {
  expect(shortcutKeys('mod+shift+arrowup | j', false)).toEqual([[['Ctrl', 'Shift', '↑']], [['J']]]);
  expect(shortcutLabel('mod+shift+arrowup', true)).toBe('⌘⇧↑');
  expect(shortcutLabel('mod+shift+arrowup', false)).toBe('Ctrl+Shift+↑');
  expect(shortcutLabel('t m', false)).toBe('T then M');
  expect(shortcutLabel('delete | mod+backspace', false)).toBe('Del');
});
