import { isOfferDue, visited } from './install.logic';

const HOUR = 3_600_000;
const NEW = { visits: 0, lastAt: 0, isOffered: false };

test('the second visit is one that comes half an hour or more after the first', () => {
  const first = visited(NEW, HOUR);
  expect(first.visits).toBe(1);
  const reloaded = visited(first, HOUR + 29 * 60_000);
  expect(reloaded.visits).toBe(1);
  expect(visited(reloaded, reloaded.lastAt + 30 * 60_000).visits).toBe(2);
  expect(visited(first, 0).visits).toBe(1);
});

test.each([
  [{ visits: 1, isOffered: false }, true, false],
  [{ visits: 2, isOffered: false }, false, false],
  [{ visits: 2, isOffered: true }, true, false],
  [{ visits: 2, isOffered: false }, true, true],
])('%j with tasks %s: offered %s', (book, hasTasks, expected) => {
  expect(isOfferDue({ ...book, lastAt: 0 }, hasTasks)).toBe(expected);
});
