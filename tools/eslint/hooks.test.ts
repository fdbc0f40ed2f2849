import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hooksIn } from './hooks';

const ROOT = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', '-z', 'apps', 'libs'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const sources = tracked
  .split('\0')
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(?:test|spec|story)\.|\/(?:e2e|testing|dev)\//.test(path),
  );

/** More than these are several hooks with a name of their own. */
const MOST = 7;

/** Most files are seen to hold no such one before they are parsed, which takes time. */
const mayBeLarge = (text: string) => (text.match(/\buse[A-Z]\w*[<(]/g) ?? []).length > MOST;

/** Those that are not split yet: so many at most, and none calls more than the largest. Both only shrink. */
const LARGE = 36;
const LARGEST = 19;

test('a component or a hook calls a handful of hooks; those that are not split yet grow fewer', () => {
  const texts = sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  const large = texts
    .filter(([, text]) => mayBeLarge(text))
    .flatMap(([path, text]) =>
      [...hooksIn(path, text)].map(([name, count]) => ({ path, name, count })),
    )
    .filter(({ count }) => count > MOST);
  expect(sources.length).toBeGreaterThan(1000);
  expect(large.filter(({ count }) => count > LARGEST)).toEqual([]);
  expect(large.length).toBeLessThanOrEqual(LARGE);
});

test('its own calls are counted, wherever they stand, and those of its callbacks are not', () => {
  const text = `
    export function Page() {
      const [a] = useState(useShell().user);
      const late = React.useMemo(() => useNever(), []);
      return <Row at={useId()} onClick={() => { useNever(); }} />;
    }
    export const Row = memo(function Inner() { useUse(); use(x); user(); return null; });
    const useMine = () => useRef(0);
    function plain() { useState(); }
  `;
  expect([...hooksIn('page.tsx', text)]).toEqual([
    ['Page', 4],
    ['Row', 1],
    ['useMine', 1],
  ]);
});
