import { createHeightBook, placeRows, rangeBetween } from './height-book';

const ids = Array.from({ length: 5000 }, (_, index) => `t${index}`);

describe('windowed list', () => {
  it('draws a handful of rows at any length', () => {
    const offsets = createHeightBook(69).offsets(ids);
    expect(rangeBetween(offsets, 0, 800, 6)).toEqual({ start: 0, end: 18 });
    const middle = rangeBetween(offsets, 100_000, 100_800, 6);
    expect(middle.end - middle.start).toBeLessThan(26);
    expect(rangeBetween(offsets, 1e9, 1e9, 6)).toEqual({ start: 4993, end: 5000 });
    expect(rangeBetween(createHeightBook(69).offsets([]), 0, 800, 6)).toEqual({ start: 0, end: 0 });
  });

  it('uses measured heights and says when they are news', () => {
    const book = createHeightBook(69);
    const before = book.offsets(ids);
    expect(book.note('t0', 69)).toBe(false);
    expect(book.offsets(ids)).toBe(before);
    expect(book.note('t0', 149)).toBe(true);
    expect(book.note('t0', 149.2)).toBe(false);
    expect(book.offsets(ids)[1]).toBe(149);
    expect(book.offsets(ids)[5000]).toBe(69 * 4999 + 149);
  });

  it('knows the edges again after rows came, left or changed places', () => {
    const book = createHeightBook(10);
    'abcdef'.split('').forEach((id, index) => book.note(id, 10 + index));
    const before = 'abcdef'.split('');
    for (const after of [
      'bcdef',
      'abcde',
      'abxcdef',
      'xabcdef',
      'abcdefx',
      'abfcde',
      'a',
      '',
      'fedcba',
      'aabbb',
    ]) {
      const next = after.split('');
      const fresh = createHeightBook(10);
      next.forEach((id) => fresh.note(id, 10 + Math.max(0, before.indexOf(id))));
      book.offsets(before);
      expect([...book.offsets(next)]).toEqual([...fresh.offsets(next)]);
    }
  });

  it('leaves the space of the rows that are not drawn', () => {
    const offsets = createHeightBook(10).offsets(ids.slice(0, 100));
    expect(placeRows(offsets, { start: 20, end: 22 }, null)).toEqual([
      { index: 20, gap: 200 },
      { index: 21, gap: 0 },
    ]);
    expect(placeRows(offsets, { start: 20, end: 21 }, 3)).toEqual([
      { index: 3, gap: 30 },
      { index: 20, gap: 160 },
    ]);
    expect(placeRows(offsets, { start: 0, end: 1 }, 50)).toEqual([
      { index: 0, gap: 0 },
      { index: 50, gap: 490 },
    ]);
    expect(placeRows(offsets, { start: 0, end: 2 }, 1)).toHaveLength(2);
  });
});
