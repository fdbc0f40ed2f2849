import { join } from 'node:path';
import { rowsFor, specsFor } from './changed.mjs';

const ROOT = join(__dirname, '../../..');
const goals = 'apps/tools-time/src/modules/goals/goals.manifest.ts';

const steps = (files: readonly string[], projects: readonly string[]) =>
  rowsFor(ROOT, files, projects).flat();
const wordsOf = (name: string, files: readonly string[], projects: readonly string[]) =>
  steps(files, projects).find((step) => step.name === name)?.command;

test('a change of one tool runs the browser tests of its remote and those of the shell that name it', () => {
  const specs = specsFor(ROOT, [goals], ['tools-time']);
  expect(specs).toContain('apps/tools-time/e2e/');
  expect(specs).toContain('apps/shell/e2e/accessibility.spec.ts');
  expect(specs).not.toContain('apps/shell/e2e/leave.spec.ts');
  expect(specs.some((spec) => /apps\/(tasks|tools-wellbeing)\//.test(spec))).toBe(false);
});

test('a change of the gateway or of the database stands behind every page and every contract', () => {
  for (const file of ['tools/gateway/src/main.ts', 'supabase/migrations/x.sql']) {
    expect(specsFor(ROOT, [file], [])).toEqual(
      expect.arrayContaining(['apps/shell/e2e/', 'apps/tools-time/e2e/']),
    );
    expect(wordsOf('contract', [file], [])).not.toContain('--findRelatedTests');
  }
  expect(specsFor(ROOT, ['tools/gateway/src/boot/keys.test.ts'], ['tool-gateway'])).toEqual([]);
});

test('checks of single files look at those that are still there', () => {
  const words = wordsOf('lint', [goals, 'apps/tools-time/gone.ts', 'README.md'], []);
  expect(words).toContain(goals);
  expect(words).not.toContain('apps/tools-time/gone.ts');
  expect(words).not.toContain('README.md');
});

test('unit tests are those that import what changed, and those that read the tree', () => {
  const words = wordsOf('unit', [goals], []);
  expect(words).toEqual(
    expect.arrayContaining(['--findRelatedTests', goals, 'tools/eslint/tree.test.ts']),
  );
});

test('a change of words alone builds nothing', () => {
  expect(steps(['README.md'], []).map(({ name }) => name)).not.toContain('build');
});
