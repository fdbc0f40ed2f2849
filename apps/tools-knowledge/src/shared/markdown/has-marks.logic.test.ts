import { hasMarks } from './has-marks.logic';

test.each(['Buy milk', 'Call Ada\nand Grace, at 9', 'Half-price (today) – 3.5 %'])(
  '[QN12] %j is plain',
  (text) => {
    expect(hasMarks(text)).toBe(false);
  },
);

test.each([
  '- milk',
  'Shopping\n- [ ] milk',
  '1. one',
  '**bold**',
  '# Title',
  'See [[Menu]]',
  'https://plainday.example',
  'one\n\ntwo',
  '`code`',
])('[QN12] %j is Markdown', (text) => {
  expect(hasMarks(text)).toBe(true);
});
