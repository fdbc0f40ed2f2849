import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedIn, tryAgain, type Step } from './again.mjs';

const reports = mkdtempSync(join(tmpdir(), 'plainday-again-'));
const context = { root: reports, reports };
afterAll(() => rmSync(reports, { recursive: true }));

const picture = join(reports, 'test-failed-1.png');
const test = (title: string, status: string, project = 'sample') => ({
  title,
  file: 'tasks/e2e/add.spec.ts',
  tests: [
    {
      projectName: project,
      status,
      results: [
        {
          duration: 1500,
          errors: status === 'unexpected' ? [{ message: `${title} failed` }] : [],
          stdout: [{ text: 'printed' }],
          stderr: [],
          attachments: status === 'unexpected' ? [{ path: picture }] : [],
        },
      ],
    },
  ],
});
const report = (...specs: unknown[]) =>
  JSON.stringify({
    errors: [],
    stats: {},
    suites: [{ title: 'add.spec.ts', specs: [], suites: [{ title: 'rows', specs }] }],
  });

/** A runner that answers what it is told to, and keeps which tests it was asked for. */
function step(name: string, first: string, second: string): Step {
  writeFileSync(join(reports, `${name}.json`), first);
  writeFileSync(join(reports, `${name}.second`), second);
  const program = `require('node:fs').copyFileSync(${JSON.stringify(join(reports, `${name}.second`))}, process.env.PLAYWRIGHT_JSON_OUTPUT_FILE)`;
  return { name, command: [process.execPath, '-e', program, '--'], report: 'playwright' };
}

async function run(name: string, first: string, second: string) {
  writeFileSync(picture, 'a picture');
  const tried = step(name, first, second);
  const failures = failedIn(tried, context);
  // As the next run of the browser does with what the last one left.
  rmSync(picture);
  return tryAgain([{ step: tried, passed: 5, failed: 2, failures }], context);
}

it('counts what passes alone as passed, and keeps what its first failure said and showed', async () => {
  const first = report(test('adds', 'unexpected'), test('sorts', 'unexpected'));
  const { results, unsteady } = await run(
    'once',
    first,
    report(test('adds', 'expected'), test('sorts', 'unexpected')),
  );
  expect(results).toMatchObject([{ passed: 6, failed: 1 }]);
  expect(unsteady).toMatchObject([{ step: 'once', titles: ['rows', 'adds'] }]);
  const told = JSON.parse(readFileSync(join(reports, 'unsteady.json'), 'utf8')) as {
    title: string;
    log: string;
    pictures: string[];
  }[];
  expect(told.map(({ title }) => title)).toEqual(['rows › adds']);
  expect(readFileSync(join(reports, told[0]?.log ?? ''), 'utf8')).toBe('adds failed\nprinted');
  expect(told[0]?.pictures.map((path) => existsSync(join(reports, path)))).toEqual([true]);
});

it('asks for the failed tests alone, in the browser they failed in', async () => {
  const first = report(test('adds', 'unexpected', 'full'), test('sorts', 'expected'));
  await run('list', first, first);
  expect(readFileSync(join(reports, 'list.again.txt'), 'utf8')).toBe(
    '[full] › tasks/e2e/add.spec.ts › rows › adds',
  );
});

it('does not take the same title in another browser for the one that failed', async () => {
  const { results, unsteady } = await run(
    'other',
    report(test('adds', 'unexpected', 'full')),
    report(test('adds', 'expected', 'sample')),
  );
  expect(unsteady).toEqual([]);
  expect(results).toMatchObject([{ passed: 5, failed: 2 }]);
});

it('tries nothing again where more failed than trips do', async () => {
  const many = Array.from({ length: 21 }, (_, index) => test(`no. ${index}`, 'unexpected'));
  const { unsteady } = await run('many', report(...many), report(...many));
  expect(unsteady).toEqual([]);
  expect(existsSync(join(reports, 'many.again.txt'))).toBe(false);
});
