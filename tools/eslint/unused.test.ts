import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const code = tracked.filter((path) => /\.(?:tsx?|mjs|cjs)$/.test(path));

/** Packages that are needed though no file imports them. */
const NEEDED: Readonly<Record<string, string>> = {
  '@dnd-kit/utilities': 'peer of @dnd-kit/sortable',
  '@hono/node-server': 'peer of @supabase/lite',
  '@testing-library/dom': 'peer of @testing-library/react',
  '@fontsource/inter': 'read as a file by the pictures',
  '@rspack/cli': 'run from the command line',
  jest: 'run from the command line',
  'jest-environment-jsdom': 'named in jest.config.mjs',
  nx: 'run from the command line',
  oxlint: 'run from the command line',
  'oxlint-tsgolint': 'the part of oxlint that knows types',
  'typescript-native': 'run by the type check (tools/scripts/typecheck.mjs)',
};

/** The gallery of the kit finds them by their names, and draws whatever they export. */
const STORIES = /^libs\/ui\/.*\.stories\.tsx$/;

/** Files that something else than an import finds. */
const ENTRIES = [
  /\/src\/main\.tsx?$/,
  /\/offline\/worker\/worker\.ts$/,
  /\.worker\.ts$/,
  /^apps\/marketing\/src\/client\//,
  /-face\.tsx$/,
  /\/global-setup\.ts$/,
  /\.(?:test|spec|d)\.tsx?$/,
  STORIES,
];

const IMPORT =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock\(|\bresolve\(|\brequireActual\()\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gs;

const names = new Set<string>();
const files = new Set<string>();
for (const path of code) {
  for (const [, target = ''] of read(path).matchAll(IMPORT)) {
    if (target.startsWith('.')) {
      const base = normalize(join(dirname(path), target));
      for (const end of ['', '.ts', '.tsx', '/index.ts', '.mjs']) files.add(base + end);
    } else {
      names.add(
        target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
}
for (const path of tracked.filter((file) => file.endsWith('/package.json'))) {
  const { exports = {} } = JSON.parse(read(path)) as { exports?: Record<string, unknown> };
  for (const door of Object.values(exports))
    files.add(normalize(join(dirname(path), String(door))));
}

test('every dependency is imported, or named here with its reason', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !names.has(name) && !name.startsWith('@types/') && !(name in NEEDED),
  );
  expect(unused).toEqual([]);
});

test('every source file of apps and libraries is imported by something', () => {
  const unused = code.filter(
    (path) =>
      /^(?:apps|libs)\/.*\/src\//.test(path) &&
      !files.has(path) &&
      !ENTRIES.some((entry) => entry.test(path)),
  );
  expect(unused).toEqual([]);
});

const EXPORTED = /^export (?:async )?(?:const|function\*?|class) ([A-Za-z_$][\w$]*)/gm;

/** The first index of a package is no use of what it exports, unless its surface is recorded. */
function isDoor(path: string): boolean {
  const [, folder = ''] = /^(.*)\/src\/(?:[\w-]+\/)?index\.ts$/.exec(path) ?? [];
  return folder !== '' && !existsSync(join(ROOT, folder, 'api-report.txt'));
}

/** They stand in for files of a package, which is who uses what they export. */
const STAND_INS = /^tools\/rspack\/src\/federation\/unused\//;

test('every value that a file exports is used by another', () => {
  const users = new Map<string, string[]>();
  for (const path of code) {
    if (isDoor(path)) continue;
    for (const word of new Set(read(path).match(/[A-Za-z_$][\w$]*/g)))
      users.set(word, [...(users.get(word) ?? []), path]);
  }
  const unused = code
    .filter((path) => /\.tsx?$/.test(path) && !STAND_INS.test(path) && !STORIES.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(EXPORTED)]
        .map(([, name = '']) => name)
        .filter((name) => users.get(name)?.every((user) => user === path) ?? true)
        .map((name) => `${path}: ${name}`),
    );
  expect(unused).toEqual([]);
});
