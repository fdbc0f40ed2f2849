import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = process.cwd();

const counters = {
  jest(report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  },
  // A test that passes on a second try within a run has failed once: it counts as failed.
  playwright({ stats, errors }) {
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  },
};

/** Every test of a suite of Playwright's report with the titles above it, those of its inner suites too. */
const specsOf = ({ specs = [], suites = [] }, above = []) => [
  ...specs.map((spec) => ({ ...spec, titles: [...above, spec.title] })),
  ...suites.flatMap((suite) => specsOf(suite, [...above, suite.title])),
];

const plain = (text) => stripVTControlCharacters(text ?? '');

const lists = {
  jest: ({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
        file: relative(root, name),
        project: '',
        titles: [...ancestorTitles, title],
        status,
        seconds: (duration ?? 0) / 1000,
        said: failureMessages.map(plain).join('\n'),
        pictures: [],
      })),
    ),
  playwright: ({ suites }) =>
    suites
      .flatMap((suite) => specsOf(suite))
      .flatMap(({ titles, file, tests }) =>
        tests.map(({ projectName, status, results }) => ({
          file,
          project: projectName,
          titles,
          status: { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed',
          seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
          said: results
            .flatMap(({ errors, stdout, stderr }) => [
              ...errors.map(({ message }) => message),
              ...[...stdout, ...stderr].map(({ text }) => text ?? ''),
            ])
            .map(plain)
            .join('\n'),
          pictures: results.flatMap(({ attachments }) =>
            attachments.flatMap(({ path }) => (path ? [path] : [])),
          ),
        })),
      ),
};

const messages = {
  jest: ({ testResults }) =>
    testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
  playwright: ({ suites, errors }) => [
    ...errors.map(({ message }) => message),
    ...suites
      .flatMap((suite) => specsOf(suite))
      .flatMap(({ title, file, tests }) =>
        tests
          .flatMap(({ results }) => results)
          .flatMap((result) =>
            result.errors.map(({ message }) => `${file} › ${title}\n${message}`),
          ),
      ),
  ],
};

const lengths = {
  jest: ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  playwright(report) {
    const seconds = new Map();
    for (const test of lists.playwright(report)) {
      seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
    }
    return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
  },
};

function read(reader, file, otherwise) {
  try {
    return reader(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return otherwise;
  }
}

/** Every test a runner's report tells of. */
export const testsIn = (kind, file) => read(lists[kind], file, []);

/** How long each file of tests took. */
export const lengthsIn = (kind, file) => read(lengths[kind], file, []);

/** What each failed test says, or each file of them; without what was printed while it ran. */
export const failuresIn = (kind, file) => read(messages[kind], file, []).map(plain);

/**
 * Counts a runner's report. A skipped test is a failure here: what is not run is not tested. So is a
 * run that failed without a failed test, and one that ran nothing, where that `mayBeEmpty` is not said.
 */
export function countReport(kind, file, succeeded, mayBeEmpty = false) {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const { passed, failed, skipped } = read(counters[kind], file, nothing);
  const isEmpty = passed === 0 && !mayBeEmpty;
  const missing = failed + skipped === 0 && (!succeeded || isEmpty) ? 1 : 0;
  return { passed, failed: failed + skipped + missing };
}
