import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countReport, failuresIn } from './reports.mjs';

/** Lines of a failed step's output that are shown, where no report says what failed; the rest is in its log. */
const TAIL = 120;
/** Lines of what one failed file of tests says. */
const HEAD = 40;
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

async function execute([command, ...args], extra, cwd, logFile) {
  const { NODE_ENV: _mode, FORCE_COLOR: _colour, ...inherited } = process.env;
  const env = { ...inherited, ...extra, NX_DAEMON: 'false', NO_COLOR: '1' };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = await once(child, 'close');
  running.delete(child);
  log.end();
  await once(log, 'close');
  return code === 0;
}

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

async function runStep({ name, command, env, report }, { root, reports }) {
  const startedAt = performance.now();
  const logFile = join(reports, `${name}.log`);
  const succeeded = await execute(command, env, root, logFile);
  const reportFile = join(reports, `${name}.json`);
  const counts = report
    ? countReport(report, reportFile, succeeded)
    : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  const figures = report ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  const failed = counts.failed > 0;
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(9)}${seconds} s${figures}`);
  if (failed) console.log(explain(report, reportFile, logFile));
  return counts;
}

async function runRow(steps, context) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, context));
  return results;
}

/** Runs all rows, whatever fails, and returns the counts of every step. */
export async function runRows(rows, context) {
  const results = await Promise.all(rows.map((steps) => runRow(steps, context)));
  return results.flat();
}
