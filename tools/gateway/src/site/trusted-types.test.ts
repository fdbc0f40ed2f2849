import { runInNewContext } from 'node:vm';
import { withTrustedTypes } from './trusted-types';

interface Rules {
  createScriptURL(address: string): string | null;
  createHTML(text: string): string | null;
  createScript?: unknown;
}

/** The rules that a page makes before anything else. */
function rulesOf(html: string): Rules {
  const script = /<head><script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const made: [string, Rules][] = [];
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => made.push([name, rules]) };
  const location = new URL('https://plainday.example/dashboard');
  runInNewContext(script, { self: { trustedTypes }, trustedTypes, location, URL });
  expect(made.map(([name]) => name)).toEqual(['default']);
  return made[0]?.[1] as Rules;
}

const rules = rulesOf(withTrustedTypes('<html><head><script src="/assets/main.1.js"></script>'));

it.each([
  '/assets/main.1.js',
  'https://plainday.example/remotes/~2/tasks/1/entry.js',
  '/remotes/a/1/b.js?retry=1',
  '/worker.js',
])('lets a file of the site run: %s', (address) => {
  expect(rules.createScriptURL(address)).toBe(address);
});

it.each([
  'https://evil.example/assets/main.js',
  '//evil.example/assets/main.js',
  'data:text/javascript,alert(1)//assets/a.js',
  'blob:https://plainday.example/assets/a.js',
  '/rest/v1/tasks?x=/assets/a.js',
  '/assets/../rest/v1/a.js',
  '/assets/picture.svg',
  '/dev/worker.js',
])('lets nothing else run: %s', (address) => {
  expect(rules.createScriptURL(address)).toBeNull();
});

it('makes markup of nothing but one character reference, and code of no text', () => {
  expect(['', '&amp;', '&nbsp;'].map((text) => rules.createHTML(text))).toEqual([
    '',
    '&amp;',
    '&nbsp;',
  ]);
  for (const text of ['<img src=x onerror=alert(1)>', '&amp;<b>', 'x', '&lt;\n<i>']) {
    expect([text, rules.createHTML(text)]).toEqual([text, null]);
  }
  expect(rules.createScript).toBeUndefined();
});
