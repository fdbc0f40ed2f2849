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
  [
    '•\tOne\n•\tTwo\no\tTwo point one\n§\tTwo point one one\n•\tThree',
    ['One', 'Two', 'Two point one', 'Two point one one', 'Three'],
  ],
  [
    '1. One\n2. Two\n1.1 Two one\na) Letter\n(3) Three\niv. Four',
    ['One', 'Two', '1.1 Two one', 'a) Letter', '(3) Three', 'iv. Four'],
  ],
  ['S1\nS2\nS3', ['S1', 'S2', 'S3']],
  [
    '| Task | Due |\n|---|---|\n| Alpha | tomorrow |\n| Beta | friday |',
    ['Alpha tomorrow', 'Beta friday'],
  ],
  ['Milk\t2\n"Call Bob\nabout the rent"\t3', ['Milk 2', 'Call Bob about the rent 3']],
  ['o clock\n§ 5 Abs. 1', ['o clock', '§ 5 Abs. 1']],
  // A table is its rows; the heads are no task.
  ['| Task | Due |\n|---|---|\n| Alpha | now |\nBeta', ['Alpha now', 'Beta']],
  ['Task | Due\n--- | :-:\nAlpha | now', ['Alpha now']],
  ['a | b\nc | d', ['a | b', 'c | d']],
  // Cells of a spreadsheet: quoted, with breaks, and with nothing in the first one.
  ['Milk\t2\n"Call Bob\nabout the rent"\t3\n', ['Milk 2', 'Call Bob about the rent 3']],
  ['"Say ""hi"" to Bob"\t4\nMilk\t2', ['Say "hi" to Bob 4', 'Milk 2']],
  ['"one\ntwo"\nthree', ['one two', 'three']],
  ['"one" she said\nand "two"', ['"one" she said', 'and "two"']],
  ['"one"\n"two"', ['"one"', '"two"']],
  ['\tMilk\t2\nDairy\tCheese\t3\n\tBread\t1', ['Milk 2', 'Dairy Cheese 3', 'Bread 1']],
  ['Shop\n\tMilk\n\tBread', ['Shop', '› Milk', '› Bread']],
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

test('[F11] a ticked box stays ticked', () => {
  const ticked = (text: string) => splitLines(text).map(({ isDone }) => isDone);
  expect(ticked('- [ ] a\n- [x] b\n  - [X] c\n1. [x] d\n☑ e\n☒ f')).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(ticked('☐ a\n✓ b\nx c\n[xx] d')).toEqual([false, false, false, false]);
});

test.each(LINES)('%j', (text, expected) => {
  const lines = splitLines(text).map((line) => (line.isSubtask ? `› ${line.text}` : line.text));
  expect(lines).toEqual(expected);
});
