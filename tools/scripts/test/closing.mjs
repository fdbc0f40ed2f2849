// What `npm test` says at its end: where the time went, what is unsteady, and how it compares with the goal.
import { join } from 'node:path';
import { lengthsIn } from './reports.mjs';

/** On two quiet cores, on a clean clone. */
const GOAL_SECONDS = 15 * 60;
const SLOWEST = 10;

function inMinutes(exact) {
  const seconds = Math.round(exact);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

const inSeconds = (seconds) => (Number.isNaN(seconds) ? '–' : seconds.toFixed(1)).padStart(8);

/** Seconds and processor seconds of every step. */
export function stepLines(results) {
  return [
    `${'step'.padEnd(10)}${'seconds'.padStart(8)}${'processor'.padStart(11)}`,
    ...results.map(
      ({ step, seconds, processor }) =>
        `${step.name.padEnd(10)}${inSeconds(seconds)}   ${inSeconds(processor)}`,
    ),
  ];
}

/** The files of tests that took longest. */
export function slowestLines(results, reports) {
  const files = results.flatMap(({ step }) =>
    step.report
      ? lengthsIn(step.report, join(reports, `${step.name}.json`)).map((length) => ({
          ...length,
          step: step.name,
        }))
      : [],
  );
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return slowest.map(
    ({ step, file, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${step.padEnd(9)} ${file}`,
  );
}

/** What passed on a second try alone. */
export const unsteadyLines = (unsteady) =>
  unsteady.map(({ step, file, titles }) => `  ${step}  ${file} › ${titles.join(' › ')}`);

/** The whole time beside what it should be. */
export const totalLine = (seconds) =>
  `${inMinutes(seconds)} of ${GOAL_SECONDS / 60} min on two quiet cores`;
