import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';
const KEBAB = new RegExp(`^\\.?${WORDS}(?:\\.${WORDS})*$`);
const CAPITALS =
  /^(?:Containerfile|(?:README|CHANGELOG|SPEC|START|ARCHITECTURE|BUILDING-A-TOOL|RUNNING|TEAMS|BROWSERS|ARCHIVE|IMPORT|REPETITION|OUTSIDE-REMOTES)\.md(?:\.template)?)$/;
/** Names that a tool dictates: Supabase's migrations. */
const DICTATED = /^(?:supabase\/migrations\/\d+_\w+\.sql|Containerfile)$/;

test('files and folders are named in kebab-case', () => {
  const wrong = tracked.filter(
    (path) =>
      !DICTATED.test(path) &&
      path
        .replace(/__(?:id|item)__/g, 'id')
        .split('/')
        .some((part) => !KEBAB.test(part) && !CAPITALS.test(part)),
  );
  expect(wrong).toEqual([]);
});

test('source files are small: half below 60 lines, nine in ten below 160', () => {
  const sources = tracked.filter(
    (path) => /^(?:apps|libs|tools)\/.*\.tsx?$/.test(path) && !/database\.types\.ts$/.test(path),
  );
  const lines = sources
    .map((path) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1)
    .sort((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThan(60);
  expect(at(0.9)).toBeLessThan(160);
});

/** Folders whose files are one kind of thing, found by name or number; and the root, where tools look. */
const LONG = /^(?:tools\/docs\/decisions(?:\/history)?|supabase\/migrations|\.)$/;

test('no folder holds more than 15 files, tests aside', () => {
  const sizes = new Map<string, number>();
  for (const path of tracked.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))) {
    const folder = dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const full = [...sizes].filter(([folder, count]) => count > 15 && !LONG.test(folder));
  expect(full.map(([folder]) => folder)).toEqual([]);
});

test('every package says what it is and where it stands', () => {
  const manifests = tracked.filter((path) => /^(?:apps|libs|tools)\/.+\/package\.json$/.test(path));
  for (const path of manifests) {
    const { nx } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      nx?: { tags?: string[] };
    };
    const kinds = (nx?.tags ?? []).map((tag) => tag.split(':')[0]).sort();
    expect([path, kinds]).toEqual([path, ['scope', 'type']]);
  }
});

test('nothing is left for later: no TODO, no skipped or lonely test', () => {
  const pattern = /\b(?:TODO|FIXME|XXX)\b|\b(?:it|test|describe)\.(?:skip|only|todo)\b/;
  const code = tracked.filter(
    (path) => /\.(?:tsx?|mjs|cjs|sql)$/.test(path) && path !== 'tools/eslint/tree.test.ts',
  );
  const wrong = code.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(wrong).toEqual([]);
});

const DECISIONS = 'tools/docs/decisions/';
/** Files of decisions in a folder, and those that its list names. */
function decisionsIn(folder: string) {
  const path = DECISIONS + folder;
  const files = tracked
    .filter((file) => file.startsWith(path) && /^\d{4}-[^/]+$/.test(file.slice(path.length)))
    .map((file) => file.slice(path.length));
  const index = readFileSync(join(ROOT, path, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, file]) => file);
  return { files: files.sort(), listed: listed.sort() };
}

test('every decision stands in one of two lists, once, under a number of its own', () => {
  const [today, before] = [decisionsIn(''), decisionsIn('history/')];
  expect(today.listed).toEqual(today.files);
  expect(before.listed).toEqual(before.files);
  const numbers = [...today.files, ...before.files].map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([]);
});

test('what holds today is read in one sitting, and what does not says what carries it', () => {
  expect(decisionsIn('').files.length).toBeLessThanOrEqual(60);
  const mute = decisionsIn('history/').files.filter(
    (file) =>
      !/^Status: [^]*? today: \[/m.test(
        readFileSync(join(ROOT, DECISIONS, 'history', file), 'utf8')
          .split('\n\n', 2)
          .join('\n'),
      ),
  );
  expect(mute).toEqual([]);
});
