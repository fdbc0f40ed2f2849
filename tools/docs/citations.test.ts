import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const reference = (name: string) => read(`tools/docs/reference/${name}.md`);

const TEXT = /\.(?:tsx?|mjs|cjs|js|sql|md|css|html|json|template)$/;
const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => TEXT.test(path) && path !== 'tools/docs/citations.test.ts');

/** What a text can be cited by: its sections, the points of a section (`4.12`, `2 G`), or its numbered rules. */
function placesIn(text: string): ReadonlySet<string> {
  const places = new Set<string>();
  let section = '';
  for (const line of text.split('\n')) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    if (/^## \d+\./.test(line)) places.add(section);
    const point =
      /^### (\d+\.\d+) /.exec(line)?.[1] ?? (section ? undefined : /^(\d+)\. /.exec(line)?.[1]);
    if (point !== undefined) places.add(point);
    const letter = /^### ([A-Z])\. /.exec(line)?.[1];
    if (letter !== undefined) places.add(`${section} ${letter}`);
  }
  return places;
}

const PLACES = new Map(
  ['spec', 'design', 'security', 'decisions'].map((name) => [name, placesIn(reference(name))]),
);
/** Decisions on architecture have four digits. */
PLACES.set(
  'ADR',
  new Set(files.flatMap((file) => /decisions\/(?:history\/)?(\d{4})-/.exec(file)?.[1] ?? [])),
);

/** `spec §4`, `Design §5`, `security §4.12`, `security §2 G`. */
const BY_SECTION = /\b(spec|design|security) §\s?(\d+(?:\.\d+)?(?: [A-N]\b(?=[ ,;.|)]))?)/gi;
/** `decision 28`, `decisions 28, 83 and 12`, `ADR 0128`, `ADRs 0128 and 0133`. */
const BY_NUMBER = /\b(?:decision|ADR)s? (\d+(?:(?:, | and | to )\d+)*)/gi;

function citationsIn(text: string): readonly (readonly [text: string, place: string])[] {
  const sections = [...text.matchAll(BY_SECTION)].map(
    ([, name = '', place = '']) => [name.toLowerCase(), place] as const,
  );
  const numbers = [...text.matchAll(BY_NUMBER)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+/g)].map(
      ([number]) => [number.length === 4 ? 'ADR' : 'decisions', number] as const,
    ),
  );
  return [...sections, ...numbers];
}

const leadsNowhere = ([name, place]: readonly [string, string]) => !PLACES.get(name)?.has(place);

test('every citation of specification, design, security and decisions leads somewhere', () => {
  const found = files.map((file) => [file, citationsIn(read(file))] as const);
  expect(found.flatMap(([, citations]) => citations).length).toBeGreaterThan(600);
  const lost = found.flatMap(([file, citations]) =>
    citations.filter(leadsNowhere).map(([name, place]) => `${file}: ${name} ${place}`),
  );
  expect(lost).toEqual([]);
});

test('a citation that leads nowhere is found', () => {
  const text =
    'See spec §12, design §5, decisions 28, 999 and 3, ADR 0020, ADR 9999; security §4.12, security §4.99, security §2 G.';
  expect(citationsIn(text).filter(leadsNowhere)).toEqual([
    ['spec', '12'],
    ['security', '4.99'],
    ['decisions', '999'],
    ['ADR', '9999'],
  ]);
});

test('the rules of decisions.md are numbered from 1, each once', () => {
  const numbers = [...reference('decisions').matchAll(/^(\d+)\. /gm)].map(([, number]) =>
    Number(number),
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('every link of a text leads to a file', () => {
  const lost = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
        .filter(([, link = '']) => !existsSync(join(ROOT, dirname(file), link)))
        .map(([, link]) => `${file}: ${link}`),
    );
  expect(lost).toEqual([]);
});
