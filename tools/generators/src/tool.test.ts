import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compilers, a linter and a test run of their own take their time on a small machine. */
jest.setTimeout(600_000);

const ROOT = join(__dirname, '../../..');
/** One of each kind: on the device, in a table of the account, under a key of localStorage. */
const KINDS = JSON.parse(readFileSync(join(__dirname, 'testing/kinds.json'), 'utf8')) as Readonly<
  Record<string, string>
>[];
const IDS = KINDS.map(({ id = '' }) => id);
const folderOf = (id: string) => `apps/tools-time/src/modules/${id}`;
let copy: string;

/** What the command line prints, errors included. */
function run(cwd: string, command: string, ...args: string[]): string {
  return runScript(cwd, join(ROOT, 'node_modules/.bin', command), ...args);
}

function runScript(cwd: string, script: string, ...args: string[]): string {
  const env = { ...process.env, FORCE_COLOR: '0', NX_DAEMON: 'false', NX_TUI: 'false' };
  try {
    return execFileSync(process.execPath, [script, ...args], {
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

type Call = readonly ['tool' | 'remote' | 'rename' | 'remove', Readonly<Record<string, string>>];

/** Runs generators in the copy; answers why each was refused, null where it wrote. */
function generate(...calls: Call[]): (string | null)[] {
  const script = join(copy, 'tools/generators/src/testing/generate.mjs');
  return JSON.parse(runScript(copy, script, JSON.stringify(calls))) as (string | null)[];
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
    '.oxlintrc.json',
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
  const printed = run(copy, 'nx', 'g', 'remote', 'tools-finance');
  expect(printed).toContain('npm run lock');
  const written = printed.match(/^(?:CREATE|UPDATE|DELETE) .*$/gm) ?? [];
  expect(written).toHaveLength(3);
  expect(written.filter((line) => !line.startsWith('CREATE apps/tools-finance/'))).toEqual([]);
  const first: Call = ['tool', { remote: 'tools-finance', id: 'piggy-bank' }];
  const again: Call = ['remote', { name: 'tools-finance' }];
  expect(generate(first, again)).toEqual([null, 'apps/tools-finance exists already.']);
  const remote = readFileSync(join(copy, 'apps/tools-finance/src/remote.ts'), 'utf8');
  expect(remote).toContain("defineRemote('tools-finance', [piggyBankModule])");

  // A whole remote takes another name, and nothing outside of its folder knew the old one.
  const rename = (to: string): Call => ['rename', { remote: 'tools-finance', to }];
  expect(generate(rename('tools-time'), rename('tools-money'), first)).toEqual([
    'apps/tools-time exists already.',
    null,
    expect.stringContaining("There is no remote 'tools-finance'"),
  ]);
  expect(existsSync(join(copy, 'apps/tools-finance'))).toBe(false);
  const files = readdirSync(join(copy, 'apps/tools-money'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(copy, 'apps/tools-money', name))
    .filter((path) => statSync(path).isFile());
  const texts = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(texts).not.toMatch(/tools-finance|toolsFinance|ToolsFinance/);
  expect(texts).toContain("defineRemote('tools-money', [piggyBankModule])");
  expect(texts).toContain("stores: { device: ['piggy-bank'] }");
  run(copy, 'prettier', '--check', 'apps/tools-money');
});

test('a generated tool of each kind compiles, is formatted and linted, and passes its own tests, renamed too', () => {
  const [first, ...others] = KINDS.map((kind): Call => ['tool', { remote: 'tools-time', ...kind }]);
  const remote = 'tools-time';
  const written = generate(
    ['tool', { ...first?.[1], remote, id: 'wet-plants' }],
    ['tool', { remote, id: 'soon-gone' }],
    ...others,
    ['rename', { remote, tool: 'wet-plants', to: 'water-plants' }],
    ['remove', { remote, tool: 'soon-gone' }],
    ['remove', { remote, tool: 'soon-gone' }],
    ['rename', { remote, tool: 'scrap', to: 'pomodoro' }],
    ['remove', { remote: 'tools-money' }],
  );
  expect(written).toEqual([
    ...Array(6).fill(null),
    "remote.ts does not list 'soon-gone'.",
    "'pomodoro' exists already.",
    null,
  ]);
  for (const left of [folderOf('wet-plants'), folderOf('soon-gone'), 'apps/tools-money']) {
    expect(existsSync(join(copy, left))).toBe(false);
  }
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  // What people have kept is still found.
  expect(read(`${folderOf('water-plants')}/water-plants.manifest.ts`)).toContain(
    "stores: { device: ['wet-plants'] }",
  );
  expect(read('apps/tools-time/src/remote.ts')).toMatch(
    /defineRemote\('tools-time', \[[^\]]*waterPlantsModule,\s*ideaLogModule,\s*scrapModule,?\s*\]\)/,
  );
  const api = `${folderOf('idea-log')}/api/idea-log.api.ts`;
  expect(read(api).trimEnd().split('\n').length).toBeLessThanOrEqual(25);

  const made = IDS.flatMap((id) => [folderOf(id), `apps/tools-time/e2e/${id}.spec.ts`]);
  run(copy, 'prettier', '--check', ...made);
  // All other files are the same as outside, where they are checked.
  const checked = [...made, 'apps/tools-*/src/remote.ts', 'tools/jest/*.ts', '**/*.d.ts'];
  const config = { extends: './tsconfig.json', include: checked };
  writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(config));
  runScript(copy, join(ROOT, 'tools/scripts/typecheck.mjs'), 'tsconfig.made.json');
  // No tool starts a gateway, so none is compiled.
  const projects = 'config.projects.map(({ globalSetup: _, ...project }) => project)';
  const runner = `import config from './jest.config.mjs';\nexport default { ...config, projects: ${projects} };\n`;
  writeFileSync(join(copy, 'jest.made.mjs'), runner);
  run(
    copy,
    'jest',
    '--rootDir',
    copy,
    '--config',
    'jest.made.mjs',
    ...IDS.map((id) => `${folderOf(id)}/`),
  );
  run(copy, 'eslint', '--max-warnings', '0', ...made);
  run(copy, 'oxlint', '--type-aware', ...made);
});

test('what overwrites something or could not be loaded is refused before anything is written', () => {
  const cases: [Readonly<Record<string, string>>, string][] = [
    [{ id: 'pomodoro' }, "'pomodoro' exists already, in apps/tools-time"],
    [{ remote: 'tools-nowhere' }, "There is no remote 'tools-nowhere'. There are: tools-time."],
    [{ id: 'Tea_Time' }, "'Tea_Time' is no id"],
    [{ keeps: 'account' }, 'An account tool needs rows of its own'],
    [{ goTo: 'p' }, 'G P goes elsewhere already'],
    [{ rules: 'PO' }, 'Rules PO1… exist already'],
  ];
  const list = join(copy, 'apps/tools-time/src/remote.ts');
  const before = readFileSync(list, 'utf8');
  const calls = cases.map(([options]): Call => [
    'tool',
    { remote: 'tools-time', id: 'tea', ...options },
  ]);
  const reasons = cases.map(([, reason]) => expect.stringContaining(reason) as string);
  expect(generate(...calls)).toEqual(reasons);
  expect(readFileSync(list, 'utf8')).toBe(before);
  expect(existsSync(join(copy, folderOf('tea')))).toBe(false);
});
