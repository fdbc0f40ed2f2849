import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that a script imports as it is read, itself among them, and what of that is no file of ours. */
function readOf(script: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(script)) return { files, packages };
  files.add(script);
  const text = readFileSync(script, 'utf8');
  for (const [, from = ''] of text.matchAll(
    /^(?:import|export)\b(?:[^;'"]*\bfrom)?\s*['"]([^'"]+)['"]/gm,
  )) {
    if (from.startsWith('.')) readOf(join(dirname(script), from), files, packages);
    else if (!from.startsWith('node:')) packages.add(from);
  }
  return { files, packages };
}

test.each(['start.mjs', 'test.mjs'])('%s reads no package before it has installed them', (name) => {
  const { files, packages } = readOf(join(__dirname, name));
  expect([...packages]).toEqual([]);
  expect([...files].map((file) => file.split('/').at(-1))).toContain('install.mjs');
});

test('what the browser tests need is seen to import a package', () => {
  const { packages } = readOf(join(__dirname, 'browser.mjs'));
  expect([...packages]).toContain('@playwright/test');
});
