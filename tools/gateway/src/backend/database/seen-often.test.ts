import { SeenOften } from './seen-often';

const HOUR = 60 * 60_000;
let now = 0;
let texts: SeenOften;

beforeEach(() => {
  now = 0;
  texts = new SeenOften(() => now);
});

const comes = (text: string, times = 1) =>
  Array.from({ length: times }, () => texts.has(text)).at(-1);

test('a text is kept from its third time on', () => {
  expect(comes('a', 2)).toBe(false);
  expect(comes('a')).toBe(true);
  expect(comes('b')).toBe(false);
});

test('however many texts come, a hundred are kept, and those that are go on', () => {
  expect(comes('first', 3)).toBe(true);
  for (let index = 1; index < 100; index += 1) expect(comes(`text ${index}`, 3)).toBe(true);
  expect(comes('one more', 10)).toBe(false);
  expect(comes('first')).toBe(true);
});

test('thousands that come once leave nothing behind', () => {
  for (let index = 0; index < 5000; index += 1) expect(comes(`once ${index}`)).toBe(false);
  expect(comes('a', 3)).toBe(true);
});

test('a place is free again after an hour, when the connections are others', () => {
  for (let index = 0; index < 100; index += 1) comes(`text ${index}`, 3);
  now = HOUR + 1;
  expect(comes('late', 3)).toBe(true);
});

test('rows in bulk are never kept', () => {
  expect(comes('x'.repeat(5000), 9)).toBe(false);
});
