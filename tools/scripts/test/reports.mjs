import { readFileSync } from 'node:fs';

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

function read(kind, file) {
  try {
    return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/**
 * Counts a runner's report. A skipped test is a failure here: what is not run is not tested. So is a
 * run that failed without a failed test, and one that ran nothing.
 */
export function countReport(kind, file, succeeded) {
  const { passed, failed, skipped } = read(kind, file);
  const missing = failed + skipped === 0 && (!succeeded || passed === 0) ? 1 : 0;
  return { passed, failed: failed + skipped + missing };
}
