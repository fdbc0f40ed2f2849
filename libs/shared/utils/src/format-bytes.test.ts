import { formatBytes } from './format-bytes';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [38_400, '38 kB'],
  [999_600, '1.0 MB'],
  [1_234_567, '1.2 MB'],
  [999_949_999, '999.9 MB'],
  [4_200_000_000, '4.2 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
