import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compilers, a linter and a test run of their own take their time on a small machine. */
jest.setTimeout(600_000);

const ROOT = join(__dirname, '../../..');
/** One of each kind: on the device, in a table of the account, under a key of localStorage. */
const KINDS = [
  ['water-plants', '--item', 'plant', '--goTo', 'z'],
  ['idea-log', '--keeps', 'account', '--table', 'ideas'],
  ['scrap', '--keeps', 'literal', '--key', 'quickNotes', '--item', 'scrap'],
] as const;
const folderOf = (id: string) => `apps/tools-time/src/modules/${id}`;
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
  for (const path of ['apps/tools-time', 'tools/jest', 'tools/generators', 'tools/eslint']) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !/\/(dist|fixtures)(\/|$)/.test(source.slice(ROOT.length)),
    });
  }
  for (const file of [
    'eslint.config.mjs',
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
  expect(printed).toContain(`CREATE ${folderOf('water-plants')}/water-plants-page.tsx`);
  expect(printed).toContain('CREATE apps/tools-time/e2e/water-plants.spec.ts');
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

test('a generated tool of each kind compiles, is formatted and linted, and passes its own tests', () => {
  for (const [id, ...options] of KINDS) run(copy, 'nx', 'g', 'tool', 'tools-time', id, ...options);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect(read('apps/tools-time/src/remote.ts')).toMatch(
    /defineRemote\('tools-time', \[[^\]]*waterPlantsModule,\s*ideaLogModule,\s*scrapModule,?\s*\]\)/,
  );
  const api = `${folderOf('idea-log')}/api/idea-log.api.ts`;
  expect(read(api).trimEnd().split('\n').length).toBeLessThanOrEqual(25);

  const made = KINDS.flatMap(([id]) => [folderOf(id), `apps/tools-time/e2e/${id}.spec.ts`]);
  run(copy, 'prettier', '--check', ...made);
  run(copy, 'tsc', '--noEmit', '-p', 'tsconfig.json');
  run(copy, 'jest', '--rootDir', copy, ...KINDS.map(([id]) => `${folderOf(id)}/`));
  run(copy, 'eslint', '--max-warnings', '0', ...made);
});

test.each([
  [['tools-time', 'pomodoro'], "'pomodoro' exists already, in apps/tools-time"],
  [
    ['tools-nowhere', 'tea'],
    "There is no remote 'tools-nowhere'. There are: tools-finance, tools-time.",
  ],
  [['tools-time', 'Tea_Time'], 'Tea_Time'],
  [['tools-time', 'tea', '--keeps', 'account'], 'An account tool needs rows of its own'],
  [['tools-time', 'tea', '--goTo', 'p'], 'G P goes elsewhere already'],
  [['tools-time', 'tea', '--rules', 'PO'], 'Rules PO1… exist already'],
])('%j is refused before anything is written', (args, reason) => {
  const before = readFileSync(join(copy, 'apps/tools-time/src/remote.ts'), 'utf8');
  expect(() => run(copy, 'nx', 'g', 'tool', ...args)).toThrow(reason);
  expect(readFileSync(join(copy, 'apps/tools-time/src/remote.ts'), 'utf8')).toBe(before);
  expect(existsSync(join(copy, folderOf('tea')))).toBe(false);
});
