import { listLocal, readLocal, readLocalJson, removeLocal, writeLocal } from './local-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is written is read, listed and removed', () => {
  expect(writeLocal('a.one', '1')).toBeNull();
  expect(writeLocal('b.two', '2')).toBeNull();
  expect(readLocal('a.one')).toBe('1');
  expect(listLocal('a.')).toEqual(['a.one']);
  removeLocal('a.one');
  expect(readLocal('a.one')).toBeNull();
});

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['{"a":', null],
])('%s is read as JSON, or as nothing', (text, value) => {
  expect(readLocalJson('a')).toBeNull();
  writeLocal('a', text);
  expect(readLocalJson('a')).toEqual(value);
});

test('a full storage says so and does not throw', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeLocal('a', '1')).toBe('quota');
});

test('a denied storage reads as empty and does not throw', () => {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny);
  expect(writeLocal('a', '1')).toBe('denied');
  expect(readLocal('a')).toBeNull();
  expect(() => removeLocal('a')).not.toThrow();
});
