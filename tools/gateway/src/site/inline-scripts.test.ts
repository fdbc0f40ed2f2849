import { createHash } from 'node:crypto';
import { inlineScriptHashes, jsonForHtml } from './inline-scripts';

const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

it('hashes exactly what the browser runs', () => {
  const html = `<script>a()</script><SCRIPT type="module">
b()</SCRIPT ><script type='text/javascript'>c()</script><script>a()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('\nb()'), hash('c()')]);
});

it('leaves files and data blocks out', () => {
  const html =
    '<script src="/a.js"></script><script type="application/json">{"a":1}</script>' +
    '<script type="application/ld+json">{}</script><script defer src=/b.js></script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

it('lets a page say what may be loaded ahead', () => {
  expect(inlineScriptHashes('<script type="speculationrules">{}</script>')).toEqual([hash('{}')]);
});

it('knows the hash of the CSP specification', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
});

it('writes JSON that cannot leave its element', () => {
  const value = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const written = jsonForHtml(value);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(value);
});
