// `npm test`: installs what is missing, checks everything, and closes with `N passed, N failed`.
// All steps run even when one fails; a step's whole output is kept in .cache/reports/<step>.log.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './install.mjs';
import { runRows } from './test/run-steps.mjs';
import { rows, TEST_SITE } from './test/steps.mjs';

const root = join(import.meta.dirname, '../..');
const reports = join(root, '.cache/reports');
const startedAt = performance.now();

/** What the suites against attacks and kills have noted. */
function attempts() {
  const file = join(reports, 'attempts.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
}

function close(passed, failed) {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${attempts()}`);
  console.log(`\n${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

rmSync(reports, { recursive: true, force: true });
rmSync(join(root, TEST_SITE), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  installDependencies(root);
} catch (error) {
  console.error(error.message);
  close(0, 1);
}

const results = await runRows(rows, { root, reports });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
close(sum('passed'), sum('failed'));
