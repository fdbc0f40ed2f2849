import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

// A module may call something of its own as the language calls something else.
const parseInt = (text: string) => `${text} is not parsed`;

test('a name of its own hides what the runtime hands to every module', () => {
  expect(parseInt('7')).toBe('7 is not parsed');
  expect(globalThis.parseInt('7')).toBe(7);
});

test('what the runtime hands to every module is what the file of tests finds in its global object', () => {
  expect([Object, Error, Map, Promise, Symbol, Uint8Array]).toEqual([
    globalThis.Object,
    globalThis.Error,
    globalThis.Map,
    globalThis.Promise,
    globalThis.Symbol,
    globalThis.Uint8Array,
  ]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

test('an error names the line it comes from', () => {
  const { stack } = new Error('here');
  const lines = readFileSync(__filename, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes("new Error('here')")) + 1;
  expect(stack).toContain(`runtime.test.ts:${line}:21`);
});

test('each file of tests has modules of its own, and what is in them', () => {
  const folder = mkdtempSync(join(ROOT, 'tools/jest/tmp-'));
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text);
  try {
    file('state.ts', 'let count = 0;\nexport const next = () => (count += 1);\n');
    const body = `import { next } from './state';\ntest('x', () => expect(next()).toBe(1));\n`;
    for (const name of ['a', 'b']) file(`${name}.test.ts`, body);
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const run = () =>
      spawnSync(process.execPath, [jest, '--selectProjects', 'node', '--runInBand', '--', folder], {
        cwd: ROOT,
        encoding: 'utf8',
      });
    expect(run().stderr).toContain('Tests:       2 passed, 2 total');
    file('state.ts', 'let count = 1;\nexport const next = () => (count += 1);\n');
    expect(run().stderr).toContain('Tests:       2 failed, 2 total');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
