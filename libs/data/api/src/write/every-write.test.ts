import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../../..');
/** What makes a write that says what it is: the types ask each of them for it. */
const MAKERS = /^\s*(?:optimisticMutation|insertRow|updateRow|deleteRow|saveEntryMutation)\b/;

interface Write {
  readonly name: string;
  readonly making: string;
}

function writesIn(file: string): readonly Write[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(\w+): build\.mutation(?:<[\s\S]*?>)?\((?=([\s\S]{0,80}))/g);
  return [...found].map(([, name = '', making = '']) => ({ name, making }));
}

function isDescribed({ making }: Write): boolean {
  return MAKERS.test(making);
}

/** Of apps and libraries: their `src` folders. */
const folders = [...readdirSync(join(ROOT, 'apps')).map((app) => `apps/${app}/src`), 'libs/data'];
const files = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.api.ts') && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
);
const writes = files.flatMap(writesIn);

test('[F21] every write of every tool says what it is and of what', () => {
  expect(writes.length).toBeGreaterThan(30);
  expect(writes.filter((write) => !isDescribed(write)).map(({ name }) => name)).toEqual([]);
});

test('[F21] every mutation there is was found', () => {
  const all = files.map(
    (file) => readFileSync(join(ROOT, file), 'utf8').split('build.mutation').length - 1,
  );
  expect(writes.length).toBe(all.reduce((sum, count) => sum + count, 0));
});
