import { quoted } from './quoted';

test('a name stands in quotation marks, a long one is cut, and no letter is cut in two', () => {
  expect(quoted(' Pay rent ')).toBe('“Pay rent”');
  expect(quoted('x'.repeat(60))).toHaveLength(62);
  expect(quoted('👍'.repeat(80))).toBe(`“${'👍'.repeat(59)}…”`);
});
