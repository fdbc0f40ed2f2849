import { csvCell, csvText, csvValue } from './csv';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['=A,B', '"\'=A,B"'],
])('%p becomes the cell %p', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('every row ends with a line break', () => {
  expect(
    csvText([
      ['Day', 'Note'],
      ['1', 'a, b'],
    ]),
  ).toBe('Day,Note\r\n1,"a, b"\r\n');
});

test.each(['- slept badly', '=1+1', "'-2", "''=A", "'tis the season", 'plain', '\tx', '@home', ''])(
  'what was written as a cell is read as it was: %p',
  (text) => expect(csvValue(csvCell(text))).toBe(text),
);
