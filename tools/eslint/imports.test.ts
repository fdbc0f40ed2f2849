import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FLOORS } from './floors';
import { circlesIn, plansOf, readImports, upwardIn } from './imports';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const imports = readImports(tracked, ROOT);

/** Folders of packages, whose order is that of their tags (see `boundaries.mjs`). */
const PACKAGES = /^(?:|apps|libs|tools)$/;

test('no files import each other in a circle, types and `import()` counted', () => {
  expect(imports.size).toBeGreaterThan(2000);
  expect(circlesIn(imports)).toEqual([]);
});

test.each(Object.entries(FLOORS))(
  '%s is a tower: no floor knows the one above',
  (folder, floors) => {
    expect(upwardIn(imports, folder, floors)).toEqual([]);
  },
);

test('in a folder, what is used does not know what uses it', () => {
  const circles = [...plansOf(imports)].filter(
    ([folder, plan]) => !PACKAGES.test(folder) && circlesIn(plan).length > 0,
  );
  expect(circles.map(([folder]) => folder)).toEqual([]);
});

describe('planted', () => {
  let root = '';
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'imports-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  function plant(files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return readImports(Object.keys(files), root);
  }

  test.each([
    ['a type', "import type { B } from './b';"],
    ['`import()`', "void import('./b');"],
    ['the type of an import', "type B = import('./b').B;"],
    ['what is passed on', "export { b } from './b';"],
  ])('a circle by %s is found', (_name, text) => {
    const found = plant({ 'lib/a.ts': text, 'lib/b.ts': "import { a } from './a';" });
    expect(circlesIn(found)).toEqual([['lib/a.ts', 'lib/b.ts']]);
  });

  test('a circle of three through the door of a package is found, and what hangs on it is not in it', () => {
    const found = plant({
      'lib/package.json': '{ "name": "@x/lib", "exports": { "./door": "./src/door.ts" } }',
      'lib/src/door.ts': "export * from './room';",
      'lib/src/room.ts': "import '../../app/main';",
      'app/main.ts': "import '@x/lib/door';",
      'app/start.ts': "import './main';",
    });
    expect(circlesIn(found)).toEqual([['app/main.ts', 'lib/src/door.ts', 'lib/src/room.ts']]);
  });

  test('an arrow up is found, and a circle of folders that is none of files', () => {
    const found = plant({
      'lib/low/a.ts': "import type { B } from '../high/b';",
      'lib/high/b.ts': 'export type B = 1;',
      'lib/high/c.ts': "import '../low/d';",
      'lib/low/d.ts': 'export const d = 1;',
    });
    expect(circlesIn(found)).toEqual([]);
    expect(upwardIn(found, 'lib', [['low'], ['high']])).toEqual(['lib/low/a.ts -> lib/high/b.ts']);
    expect(circlesIn(plansOf(found).get('lib') ?? new Map())).toEqual([['high', 'low']]);
  });

  test('no file may stand outside the floors', () => {
    const found = plant({ 'lib/low/a.ts': "import '../new/b';", 'lib/new/b.ts': '' });
    expect(() => upwardIn(found, 'lib', [['low']])).toThrow('lib/new/b.ts stands on no floor.');
  });
});
