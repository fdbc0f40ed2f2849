import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two compilers and a test run of their own take their time on a small machine. */
jest.setTimeout(600_000);

const ROOT = join(__dirname, '../../..');
const MODULE = 'apps/tools-time/src/modules/water-plants';
let copy: string;

/** What the command line prints, errors included. */
function run(cwd: string, command: string, ...args: string[]): string {
  const bin = join(ROOT, 'node_modules/.bin', command);
  const env = { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', NX_TUI: 'false' };
  try {
    return execFileSync(process.execPath, [bin, ...args], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`);
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'plainday-generator-'));
  for (const path of ['apps/tools-time', 'tools/jest', 'tools/generators']) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/\/(dist|e2e)(\/|$)/.test(source.slice(ROOT.length)),
    });
  }
  for (const file of [
    'jest.config.mjs',
    'nx.json',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    '.prettierrc.json',
  ]) {
    cpSync(join(ROOT, file), join(copy, file));
  }
  mkdirSync(join(copy, 'supabase'));
  for (const folder of ['node_modules', 'libs'])
    symlinkSync(join(ROOT, folder), join(copy, folder));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('`npx nx g tool` finds the generator and says what it would write', () => {
  const printed = run(ROOT, 'nx', 'g', 'tool', 'tools-time', 'water-plants', '--dry-run');
  expect(printed).toContain(`CREATE ${MODULE}/water-plants-page.tsx`);
  expect(printed).toContain('UPDATE apps/tools-time/src/remote.ts');
});

test('a remote is generated, with nothing to do elsewhere, and takes its first tool', () => {
  expect(run(copy, 'nx', 'g', 'remote', 'tools-finance')).toContain('npm run lock');
  run(copy, 'nx', 'g', 'tool', 'tools-finance', 'piggy-bank');
  const remote = readFileSync(join(copy, 'apps/tools-finance/src/remote.ts'), 'utf8');
  expect(remote).toContain("defineRemote('tools-finance', [piggyBankModule])");
  run(copy, 'prettier', '--check', 'apps/tools-finance');
  expect(() => run(copy, 'nx', 'g', 'remote', 'tools-finance')).toThrow('exists already');
  // The compiler of the next test reads this remote, too.
});

test('a generated tool compiles, is formatted, and passes its own tests', () => {
  run(copy, 'nx', 'g', 'tool', 'tools-time', 'water-plants');
  const remote = readFileSync(join(copy, 'apps/tools-time/src/remote.ts'), 'utf8');
  expect(remote).toContain("from './modules/water-plants/water-plants.module'");
  expect(remote).toMatch(/defineRemote\('tools-time', \[[^\]]*, waterPlantsModule,?\s*\]\)/);

  run(copy, 'prettier', '--check', 'apps/tools-time');
  run(copy, 'tsc', '--noEmit', '-p', 'tsconfig.json');
  run(copy, 'jest', '--rootDir', copy, MODULE);
});

test.each([
  ['tools-time', 'pomodoro', "'pomodoro' exists already, in apps/tools-time"],
  [
    'tools-nowhere',
    'tea',
    "There is no remote 'tools-nowhere'. There are: tools-finance, tools-time.",
  ],
  ['tools-time', 'Tea_Time', 'Tea_Time'],
])('%s %s is refused before anything is written', (remote, id, reason) => {
  const before = readFileSync(join(copy, 'apps/tools-time/src/remote.ts'), 'utf8');
  expect(() => run(copy, 'nx', 'g', 'tool', remote, id)).toThrow(reason);
  expect(readFileSync(join(copy, 'apps/tools-time/src/remote.ts'), 'utf8')).toBe(before);
});
