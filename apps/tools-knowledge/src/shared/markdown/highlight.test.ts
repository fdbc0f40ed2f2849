import { highlight } from './highlight';
import { tokensOf } from './tokens.logic';

const LANGUAGES = [
  ['javascript', 'const a = 1', 'const'],
  ['typescript', 'interface A {}', 'interface'],
  ['python', 'def f(): pass', 'def'],
  ['java', 'class A {}', 'class'],
  ['css', 'a { color: red }', 'color'],
  ['html', '<p class="a">x</p>', 'p'],
  ['react', 'const A = () => <B c="d" />', 'const'],
  ['sql', 'select 1 from a', 'select'],
  ['bash', 'if [ -f a ]; then ls; fi', 'if'],
] as const;

test.each(LANGUAGES)(
  '[KB6] %s is coloured, and no letter of it changes',
  (language, code, word) => {
    const tokens = highlight(code, language);
    expect(tokens?.map(({ text }) => text).join('')).toBe(code);
    expect(tokens?.find(({ text }) => text === word)?.kind).toBeDefined();
  },
);

test('[KB6] an unknown language and very long code stay plain', () => {
  expect(highlight('x', 'cobol')).toBeNull();
  expect(highlight('x'.repeat(50_001), 'css')).toBeNull();
});

test('[KB6] pieces are text again: nothing of it is HTML', () => {
  expect(tokensOf('a &lt;b&gt; <span class="hljs-string">&quot;&amp;&#x27;</span>')).toEqual([
    { text: 'a <b> ' },
    { text: '"&\'', kind: 'string' },
  ]);
});
