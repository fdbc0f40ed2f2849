import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Runs Jest on one throw-away test file and says whether it passed. */
function passes(body: string): boolean {
  const folder = mkdtempSync(join(ROOT, 'tools/jest/tmp-'));
  try {
    writeFileSync(join(folder, 'sample.test.ts'), body);
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const args = [jest, '--selectProjects', 'node', '--runTestsByPath', `${folder}/sample.test.ts`];
    return spawnSync(process.execPath, args, { cwd: ROOT }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['a quiet test', `test('x', () => undefined);`, true],
  ['console.error', `test('x', () => console.error('no'));`, false],
  ['console.warn', `test('x', () => console.warn('no'));`, false],
  [
    'an unhandled rejection',
    `test('x', async () => { void Promise.reject(new Error('no')); await new Promise((r) => setImmediate(r)); });`,
    false,
  ],
])(
  '%s is judged',
  (_name, body, expected) => {
    expect(passes(body)).toBe(expected);
  },
  60_000,
);
