import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const stories = tracked.filter((path) => /^libs\/ui\/.*\.stories\.tsx$/.test(path));

/** Parts that no story draws, with the reason. */
const UNDRAWN: Readonly<Record<string, string>> = {
  GlobalStyle: 'the gallery itself stands on it',
  TypeAhead: 'it shows nothing: it keeps what is typed for a field that is on its way',
  SortableLayer: 'fetched by SortableList when the page is idle, and drawn while a row is moved',
};

/** Whether a value that a package exports is drawn: a function, or what React and styled-components make of one. */
const isPart = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

/** What a library of the kit shows, by all of its doors. */
function partsOf(library: string): string[] {
  const folder = `libs/ui/${library}`;
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as {
    exports: Record<string, string>;
  };
  return Object.values(exports)
    .filter((door) => /\.tsx?$/.test(door))
    .flatMap((door) => {
      const shown = jest.requireActual<Record<string, unknown>>(join(ROOT, folder, door));
      return Object.entries(shown).filter(isPart);
    })
    .map(([name]) => name);
}

it.each(['components', 'patterns', 'theme'])('each part of %s is drawn by a story', (library) => {
  const parts = partsOf(library);
  expect(parts.length).toBeGreaterThan(0);
  const sources = stories.map(read).join('\n');
  const undrawn = parts.filter(
    (name) => !new RegExp(`<${name}[\\s/>]`).test(sources) && !(name in UNDRAWN),
  );
  expect(undrawn).toEqual([]);
  expect(Object.keys(UNDRAWN).filter((name) => sources.includes(`<${name}`))).toEqual([]);
});

it('stories have titles of their own, and nothing that ships imports them', () => {
  const titles = stories.map((path) => /title: '(Kit\/[A-Z][\w ]+)'/.exec(read(path))?.[1]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(stories.length);
  const users = tracked.filter(
    (path) =>
      /^(?:apps|libs)\/.*\.tsx?$/.test(path) &&
      /(?:from|import\()\s*'[^']*(?:\.stories|ui-gallery)'/.test(read(path)),
  );
  expect(users).toEqual([]);
});
