import { splitLines } from './split-lines';

const LINES: [string, string[]][] = [
  ['one', ['one']],
  ['one\ntwo\r\nthree\rfour', ['one', 'two', 'three', 'four']],
  ['- one\n* two\n+ three\n• four\n– five', ['one', 'two', 'three', 'four', 'five']],
  ['- [ ] one\n- [x] two\n* [X] three\n[ ] four', ['one', 'two', 'three', 'four']],
  ['1. one\n2) two\n3. three', ['one', 'two', 'three']],
  ['1. one\n2. two\n10. three', ['one', 'two', '10. three']],
  ['24. Dezember Tree\n31. Dezember Party', ['24. Dezember Tree', '31. Dezember Party']],
  ['- Milk\n- Bread\n  - Rye\n3. Call Ann', ['Milk', 'Bread', '› Rye', 'Call Ann']],
  ['- Shop\n1. Milk\n2. Bread', ['Shop', 'Milk', 'Bread']],
  ['Party\n2. December', ['Party', '2. December']],
  ['1. one\n  1. a\n  2. b\n2. two\n  1. c', ['one', '› a', '› b', 'two', '› c']],
  ['1.1 Two one\na) Letter\n(3) Three', ['1.1 Two one', 'a) Letter', '(3) Three']],
  ['•\tOne\no\tTwo\n§\tThree\n\uf0b7 Four', ['One', 'Two', 'Three', 'Four']],
  ['· one\n● two\n○ three\n■ four', ['one', 'two', 'three', 'four']],
  ['☐ one\n☑ two\n✓ three', ['one', 'two', 'three']],
  ['o clock\n§ 5 Abs. 1', ['o clock', '§ 5 Abs. 1']],
  ['| Task | Due |\n|---|---|\n| Alpha | now |', ['| Task | Due |', '| Alpha | now |']],
  ['  - one\n  - two', ['one', 'two']],
  ['one\n  - two\n\t- three\nfour', ['one', '› two', '› three', 'four']],
  ['    one\n        two\n    three\n  four', ['one', '› two', 'three', 'four']],
  ['> one\n>   - two', ['one', '› two']],
  ['> one\n> - two', ['one', 'two']],
  ['one\n\n  \n\u200b\ntwo', ['one', 'two']],
  ['one\n---\ntwo\n- \n[ ]\n***', ['one', 'two']],
  ['-5 degrees\n3.5 litres\n*bold* word', ['-5 degrees', '3.5 litres', '*bold* word']],
  ['2026 plan\n1.5 h walk', ['2026 plan', '1.5 h walk']],
  ['', []],
];

test.each(LINES)('%j', (text, expected) => {
  const lines = splitLines(text).map((line) => (line.isSubtask ? `› ${line.text}` : line.text));
  expect(lines).toEqual(expected);
});
