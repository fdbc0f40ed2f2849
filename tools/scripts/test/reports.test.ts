import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countReport, failuresIn } from './reports.mjs';

describe('the report of a suite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainday-reports-'));
  const file = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('of jest says which files failed and why, and counts what was skipped as failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', message: '' },
        { status: 'failed', message: '  ● adds\n\n    Expected: \u001b[32m2\u001b[39m' },
      ],
    };
    writeFileSync(file, JSON.stringify(report));
    expect(failuresIn('jest', file)).toEqual(['  ● adds\n\n    Expected: 2']);
    expect(countReport('jest', file, false)).toEqual({ passed: 3, failed: 2 });
  });

  it('of Playwright names file and test, in groups of tests too', () => {
    const failed = { results: [{ errors: [{ message: 'No such row.' }] }] };
    const passed = { results: [{ errors: [] }] };
    const report = {
      errors: [{ message: 'The server did not start.' }],
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        {
          specs: [{ title: 'opens', file: 'open.spec.ts', tests: [passed] }],
          suites: [{ specs: [{ title: 'adds', file: 'add.spec.ts', tests: [failed] }] }],
        },
      ],
    };
    writeFileSync(file, JSON.stringify(report));
    expect(failuresIn('playwright', file)).toEqual([
      'The server did not start.',
      'add.spec.ts › adds\nNo such row.',
    ]);
    expect(countReport('playwright', file, false)).toEqual({ passed: 1, failed: 2 });
  });

  it('that was never written fails, and says nothing', () => {
    const missing = join(folder, 'none.json');
    expect(failuresIn('jest', missing)).toEqual([]);
    expect(countReport('jest', missing, true)).toEqual({ passed: 0, failed: 1 });
  });
});
