import { plainText } from './plain-text';

test.each([
  ['**Call** [[Ada]]', 'Call Ada'],
  ['[[Mara|our client]] and [[Menu#Small plates]]', 'our client and Menu#Small plates'],
  ['See [the plan](https://a.example/b) for `v2`', 'See the plan for v2'],
  ['_Really_ *do* ~~not~~ __this__', 'Really do not this'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['Pay rent tomorrow 5pm #Home', 'Pay rent tomorrow 5pm #Home'],
  ['Keep \\*this\\*', 'Keep *this*'],
])('[issue 37] %j says %j', (line, words) => {
  expect(plainText(line)).toBe(words);
});
