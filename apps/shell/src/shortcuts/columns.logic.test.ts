import { inColumns } from './columns.logic';

const group = (title: string, count: number) => ({
  title,
  rows: Array.from({ length: count }, (_, at) => ({ title: `${title} ${at}`, shortcut: 'x' })),
});
const split = (...counts: number[]) =>
  inColumns(counts.map((count, at) => group(String(at), count))).map((column) =>
    column.map(({ title }) => title).join(''),
  );

test.each([
  [[], []],
  [[4], ['0']],
  [
    [1, 9],
    ['0', '1'],
  ],
  [
    [9, 1, 1],
    ['0', '12'],
  ],
  [
    [2, 2, 2, 2],
    ['01', '23'],
  ],
])('%j rows stand as %j', (counts, expected) => {
  expect(split(...counts)).toEqual(expected);
});
