import { isBlank } from './is-blank';

const INVISIBLE = [
  '',
  ' ',
  '\t\n\r',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u2000\u2003\u200a',
  '\u200b',
  '\u200d',
  '\u200e\u200f',
  '\u2028',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufeff',
  '\uffa0',
];

test.each(INVISIBLE.map((text) => [JSON.stringify(text), text]))('%s is blank', (_name, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([['a'], ['\u200ba'], ['0'], ['.'], ['😀'], ['\u202eabc'], ['\u0301']])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
