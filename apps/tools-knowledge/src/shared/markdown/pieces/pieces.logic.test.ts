import { headingLevels, piecesOf } from './pieces.logic';

const WORDS = 'Words that fill a line until it is long enough to be worth a cut somewhere.';
const many = (count: number, line: (n: number) => string, gap = '\n\n') =>
  Array.from({ length: count }, (_, n) => line(n)).join(gap);

/** Each piece begins at the line of the whole that it says, and nothing is lost between them. */
function expectWhole(text: string) {
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('\n')).toBe(text);
  for (const { text: part, linesBefore } of pieces) {
    expect(text.split('\n')[linesBefore]).toBe(part.split('\n')[0]);
  }
  return pieces;
}

test('[KB6] [K11] a long text is cut into pieces of a few thousand letters, a short one is not', () => {
  expect(piecesOf(many(90, () => WORDS))).toHaveLength(1);
  const pieces = expectWhole(many(1000, (n) => `${n % 7 ? '' : '## '}Line ${n}. ${WORDS}`));
  expect(pieces.length).toBeGreaterThan(15);
  for (const { text } of pieces) expect(text.length).toBeLessThan(4300);
});

test.each([
  ['a list with empty lines', many(200, (n) => `${n + 1}. ${WORDS}\n\n   ${WORDS}`)],
  ['a quote', many(200, () => `> ${WORDS}`, '\n>\n')],
  ['a fence', `\`\`\`\n${many(200, () => WORDS)}\n\`\`\``],
  ['a fence without an end', `Before\n\n~~~\n${many(200, () => WORDS)}`],
  [
    'an address defined far away',
    `${many(200, () => `[Here][a] ${WORDS}`)}\n\n[a]: https://a.example`,
  ],
  ['a footnote', `See[^1]\n\n${many(200, () => WORDS)}\n\n[^1]: Far away`],
  ['a comment over empty lines', `<!-- ${many(200, () => WORDS)} -->`],
  ['one paragraph', many(200, () => WORDS, '\n')],
])('[KB6] %s is one piece', (_name, text) => {
  expect(expectWhole(text)).toHaveLength(1);
});

test('[KB6] levels of headings are told for the whole text, without those in code', () => {
  expect(headingLevels('Title\n=====\n\n### Three\n\n```\n# Code\n```\n\ntext\n\n---')).toEqual([
    1, 3,
  ]);
  expect(headingLevels('Second\n---\n\n> #### In a quote\n\n#no heading')).toEqual([2, 4]);
});
