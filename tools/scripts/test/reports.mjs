import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const readers = {
  jest(report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  },
  // A test that passes on a second try has failed once: it counts as failed.
  playwright({ stats, errors }) {
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  },
};

/** Every test of a suite of Playwright's report, those of its inner suites too. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const messages = {
  jest: ({ testResults }) =>
    testResults.filter(({ status }) => status === 'failed').map(({ message }) => message),
  playwright: ({ suites, errors }) => [
    ...errors.map(({ message }) => message),
    ...suites
      .flatMap(specsOf)
      .flatMap(({ title, file, tests }) =>
        tests
          .flatMap(({ results }) => results)
          .flatMap((result) =>
            result.errors.map(({ message }) => `${file} › ${title}\n${message}`),
          ),
      ),
  ],
};

function read(reader, file, otherwise) {
  try {
    return reader(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return otherwise;
  }
}

/** What each failed test says, or each file of them; without what was printed while it ran. */
export function failuresIn(kind, file) {
  return read(messages[kind], file, []).map((message) => stripVTControlCharacters(message));
}

/**
 * Counts a runner's report. A skipped test is a failure here: what is not run is not tested. So is a
 * run that failed without a failed test, and one that ran nothing.
 */
export function countReport(kind, file, succeeded) {
  const nothing = { passed: 0, failed: 0, skipped: 0 };
  const { passed, failed, skipped } = read(readers[kind], file, nothing);
  const missing = failed + skipped === 0 && (!succeeded || passed === 0) ? 1 : 0;
  return { passed, failed: failed + skipped + missing };
}
