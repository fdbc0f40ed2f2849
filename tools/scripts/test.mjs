// `npm test`: installs what is missing, checks everything, and closes with `N passed, N failed`.
// All steps run even when one fails; a step's whole output is kept in .cache/reports/<step>.log.
//   npm test -- --changed [commit]   runs what a change can break, since `main` or that commit
//   npm test -- --repeat 20 <path>   runs tests again and again beside busy loops, to hunt one down
import './node-version.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installDependencies } from './install.mjs';
import { MOST_UNSTEADY, tryAgain } from './test/again.mjs';
import { changedFiles, rowsFor } from './test/changed.mjs';
import { slowestLines, stepLines, totalLine, unsteadyLines } from './test/closing.mjs';
import { repeat } from './test/repeat.mjs';
import { runRows } from './test/run-steps.mjs';
import { first, rows, TEST_SITE } from './test/steps.mjs';

const root = resolve(import.meta.dirname, '../..');
process.chdir(root);
const reports = join(root, '.cache/reports');
const context = { root, reports };
const startedAt = performance.now();

function close(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** What the suites against attacks and kills have noted. */
function attempts() {
  const file = join(reports, 'attempts.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
}

function print(title, lines) {
  if (lines.length > 0) console.log(`\n${[title, ...lines].filter(Boolean).join('\n')}`);
}

async function check(steps) {
  const isBrowsed = steps.flat().some(({ report }) => report === 'playwright');
  if (isBrowsed) rmSync(join(root, TEST_SITE), { recursive: true, force: true });
  const before = isBrowsed ? await runRows([first], context) : [];
  if (sum(before, 'failed') > 0) close(0, sum(before, 'failed'));

  const { results, unsteady } = await tryAgain(await runRows(steps, context), context);
  const tooMany = unsteady.length > MOST_UNSTEADY ? unsteady.length : 0;
  print('', [attempts()]);
  print('', stepLines([...before, ...results]));
  print('The slowest files, in seconds:', slowestLines(results, reports));
  print(
    `Unsteady, passed on a second try alone (.cache/reports/unsteady.json)${tooMany ? ': too many' : ''}:`,
    unsteadyLines(unsteady),
  );
  // What it stands on is installed by now; on a fresh clone it was not when this file was read.
  const { missingEngines } = await import('./engines.mjs');
  const missing = missingEngines();
  print('Not run, for want of the browser:', missing);
  print('', [totalLine((performance.now() - startedAt) / 1000)]);
  const wanting = process.env.CI === 'true' ? missing.length : 0;
  close(sum(results, 'passed') - tooMany, sum(results, 'failed') + tooMany + wanting);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  installDependencies(root);
} catch (error) {
  console.error(error.message);
  close(0, 1);
}

const [option, times, ...paths] = process.argv.slice(2);
if (option === undefined) await check(rows);
else if (option === '--changed') await check(rowsFor(root, changedFiles(root, times)));
else if (option === '--repeat' && Number(times) > 0 && paths.length > 0) {
  const { passed, failed } = await repeat(Number(times), paths, context);
  close(passed, failed);
} else {
  console.error(
    'npm test, or: npm test -- --changed [commit] | --repeat <times> <path of tests> …',
  );
  close(0, 1);
}
