import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedIn } from './again.mjs';
import { execute } from './execute.mjs';
import { countReport, failuresIn } from './reports.mjs';

/** Lines of a failed step's output that are shown, where no report says what failed; the rest is in its log. */
const TAIL = 120;
/** Lines of what one failed file of tests says. */
const HEAD = 40;

function tailOf(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  const above = lines.length - TAIL;
  return above > 0 ? [`… ${above} lines above`, ...lines.slice(-TAIL)] : lines;
}

function headOf(message) {
  const lines = message.trim().split('\n');
  const below = lines.length - HEAD;
  return below > 0 ? [...lines.slice(0, HEAD), `… ${below} lines below`] : lines;
}

/** The failures first: what a suite prints besides may be longer than what is kept of this output. */
function explain(report, reportFile, logFile) {
  const failures = report ? failuresIn(report, reportFile) : [];
  const lines = failures.length > 0 ? failures.flatMap(headOf) : tailOf(logFile);
  return lines.map((line) => `    ${line}`).join('\n');
}

async function runStep(step, context) {
  const { name, command, env, report, steadies, mayBeEmpty } = step;
  const { root, reports } = context;
  const startedAt = performance.now();
  const logFile = join(reports, `${name}.log`);
  const { succeeded, processor } = await execute(command, env, root, logFile);
  const reportFile = join(reports, `${name}.json`);
  const counts = report
    ? countReport(report, reportFile, succeeded, mayBeEmpty)
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };

  const seconds = (performance.now() - startedAt) / 1000;
  const figures = report ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  const failed = counts.failed > 0;
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(9)}${seconds.toFixed(1).padStart(6)} s${figures}`,
  );
  if (failed) console.log(explain(report, reportFile, logFile));
  return {
    ...counts,
    step,
    seconds,
    processor,
    failures: steadies && failed ? failedIn(step, context) : [],
  };
}

async function runRow(steps, context) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, context));
  return results;
}

/** Runs all rows, whatever fails, and returns what became of every step. */
export async function runRows(rows, context) {
  const results = await Promise.all(rows.map((steps) => runRow(steps, context)));
  return results.flat();
}
