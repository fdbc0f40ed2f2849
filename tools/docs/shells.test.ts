import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const pages = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !path.startsWith('tools/docs/decisions/'));
const texts = [...pages, 'apps/shell/src/platform/override-section.tsx'].map(
  (path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const,
);

const PROGRAM = '(?:npm|npx|node)';
/** bash, zsh and fish alone set a variable so. */
const BEFORE = new RegExp(`\\b[A-Z][A-Z0-9_]*=\\S+ ${PROGRAM} \\S`);
const WITH = new RegExp(`npm run with -- (?:\\w+=\\S+ )+${PROGRAM} \\S`);

/** Pages for who works in a clone, on any system; a service runs on Linux. */
const OF_CLONES = [
  'README.md',
  'tools/docs/BUILDING-A-TOOL.md',
  'tools/docs/OUTSIDE-REMOTES.md',
  'tools/docs/TEAMS.md',
];
/** Not in Windows PowerShell, or not in cmd. */
const UNIX_ONLY = /&&|\$\(|`|'|\\$|^(?:export|source|\.\/|sudo) /;

it('no page sets variables as only a Unix shell does', () => {
  const wrong = texts.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => BEFORE.test(line.replace(WITH, '')))
      .map((line) => `${path}: ${line}`),
  );
  expect(wrong).toEqual([]);
  expect(texts.filter(([, text]) => WITH.test(text)).length).toBeGreaterThan(3);
});

it('lines to type in a clone are of no single shell', () => {
  const lines = texts
    .filter(([path]) => OF_CLONES.includes(path))
    .flatMap(([, text]) => [...text.matchAll(/```sh\n(.*?)```/gs)])
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .map((line) => line.replace(/\s+#.*/, ''));
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => UNIX_ONLY.test(line))).toEqual([]);
});

describe('npm run with', () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'tools/scripts/guides/with.mjs'), ...words], {
      encoding: 'utf8',
    });
  const show = [process.execPath, '-p', 'JSON.stringify([process.env.A, process.env.B])'];

  it('sets variables for a command, and ends as it does', () => {
    expect(run('A=a b=c', 'B=', ...show).stdout.trim()).toBe('["a b=c",""]');
    expect(run('A=1', process.execPath, '-e', 'process.exit(3)').status).toBe(3);
  });

  it('says what is missing', () => {
    for (const words of [[], ['A=1']]) {
      const { status, stderr } = run(...words);
      expect([status, stderr]).toEqual([1, expect.stringContaining('Say what to run')]);
    }
    expect(run('A=1', 'no-such-program-here')).toMatchObject({ status: 1 });
  });
});
