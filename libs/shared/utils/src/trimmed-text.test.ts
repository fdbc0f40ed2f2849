import { trimmedText } from './trimmed-text';

test.each([
  ['    code\nmore\n', '    code\nmore'],
  ['\n \n\t- nested\n\n', '\t- nested'],
  ['\r\n  a  \r\n', 'a'],
  ['    code', '    code'],
  ['\tcode ', '\tcode'],
  ['  - a\n  - b', '  - a\n  - b'],
  ['a\n\nb', 'a\n\nb'],
  ['  \n ', ''],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(trimmedText(text)).toBe(kept);
});
