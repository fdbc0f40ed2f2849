import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace';
import { bundlePageScript } from './page-script';

let folder = '';
beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.cache', 'page-script-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('asks for no file of a worker, as none lies beside a public page', async () => {
  const entry = join(folder, 'entry.ts');
  const reader = join(workspaceRoot, 'apps/tasks/src/shared/import/reading/read-in-worker');
  writeFileSync(
    entry,
    `import { readInWorker } from '${reader}';\nObject.assign(globalThis, { readInWorker });\n`,
  );
  const out = join(folder, 'out');
  await bundlePageScript({ name: 'sample', entry, folder: out });
  const code = readdirSync(out).map((file) => readFileSync(join(out, file), 'utf8'));
  expect(code.join('')).toContain('readInWorker');
  expect(code.join('')).not.toContain('reading.worker.js');
});
