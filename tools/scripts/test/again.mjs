// Runs what failed once more, alone. A test that passes then is unsteady: it counts as passed, and is told of.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { execute } from './execute.mjs';
import { testsIn } from './reports.mjs';

/** More unsteady tests than these fail the run. */
export const MOST_UNSTEADY = 3;
/** More failed tests than these are a fault, not a trip: they are not tried again. */
const MOST_TRIES = 20;

const idOf = ({ project, file, titles }) => [project, file, ...titles].join(' › ');
const isPassed = ({ status }) => status === 'passed';
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keeps log and pictures of a failure where no later run clears them away. */
function keep(test, folder, root) {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'log.txt');
  writeFileSync(log, test.said);
  const pictures = test.pictures.filter(existsSync).map((path) => {
    const copy = join(folder, basename(path));
    cpSync(path, copy);
    return relative(root, copy);
  });
  return { ...test, log: relative(root, log), pictures };
}

/** What failed in a step, with its log and pictures; nothing where it is too much for trips. */
export function failedIn({ name, report }, { root, reports }) {
  const failed = testsIn(report, join(reports, `${name}.json`)).filter(
    ({ status }) => status === 'failed',
  );
  if (failed.length > MOST_TRIES) return [];
  return failed.map((test, index) =>
    keep(test, join(reports, 'unsteady', `${name}-${index + 1}`), root),
  );
}

/** The words that run a few tests of a step alone. */
const choices = {
  jest({ command }, tests, file) {
    const names = tests.map(({ titles }) => literal(titles.join(' ')));
    return {
      command: [
        ...command.filter((word) => !/^--(maxWorkers|outputFile)=/.test(word)),
        '--runInBand',
        `--outputFile=${file}`,
        `--testNamePattern=^(${names.join('|')})$`,
        '--runTestsByPath',
        ...new Set(tests.map((test) => test.file)),
      ],
    };
  },
  playwright({ command, name, env }, tests, file, { reports }) {
    const list = join(reports, `${name}.again.txt`);
    const lines = tests.map((test) => [`[${test.project}]`, test.file, ...test.titles].join(' › '));
    writeFileSync(list, lines.join('\n'));
    return {
      command: [...command, '--workers=1', `--test-list=${list}`],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  },
};

/** Runs the failed tests of a step alone, and answers which of them passed. */
async function passedAlone(step, tests, context) {
  const file = join(context.reports, `${step.name}.again.json`);
  const { command, env = step.env } = choices[step.report](step, tests, file, context);
  await execute(command, env, context.root, join(context.reports, `${step.name}.again.log`));
  const passed = new Set(testsIn(step.report, file).filter(isPassed).map(idOf));
  return tests.filter((test) => passed.has(idOf(test)));
}

/** Tries once more what failed, step by step, and answers the results as they are then, with what is unsteady. */
export async function tryAgain(results, context) {
  const unsteady = [];
  const after = [];
  for (const result of results) {
    const { step, failures } = result;
    const steadied = failures.length > 0 ? await passedAlone(step, failures, context) : [];
    unsteady.push(...steadied.map((test) => ({ step: step.name, ...test })));
    after.push({
      ...result,
      passed: result.passed + steadied.length,
      failed: result.failed - steadied.length,
    });
  }
  writeFileSync(
    join(context.reports, 'unsteady.json'),
    JSON.stringify(
      unsteady.map(({ step, project, file, titles, seconds, said, log, pictures }) => ({
        step,
        project,
        file,
        title: titles.join(' › '),
        seconds,
        said,
        log,
        pictures,
      })),
      null,
      2,
    ),
  );
  return { results: after, unsteady };
}
