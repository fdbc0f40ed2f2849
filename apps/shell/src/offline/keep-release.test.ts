import type { BuiltFile, Release } from '@plainday/federation-contract';
import { filesToKeep } from './files-to-keep';
import { FILES, KEPT_PAGE, PAGES } from './kept';
import { keepRelease, type KeepTools } from './keep-release';

const file = (path: string): BuiltFile => ({ path, bytes: 1, integrity: `sha384-${path}` });

function release(id: string, ...tools: readonly string[]): Release {
  const modules = tools.map((tool) => ({
    id: tool,
    title: tool,
    heading: tool,
    icon: [],
    group: 'tool' as const,
    order: 1,
    files: ['/remotes/r/1/shared.js', `/remotes/r/1/${tool}.js`],
  }));
  const names = ['shared.js', 'part.js', 'remote.json', ...tools.map((tool) => `${tool}.js`)];
  const remote = {
    version: '1',
    entry: '/remotes/r/1/shared.js',
    integrity: '',
    contract: '1.0' as const,
    modules,
    files: names.map((name) => file(`/remotes/r/1/${name}`)),
  };
  return {
    id,
    createdAt: '',
    shell: { version: id, files: [file(`/assets/${id}.js`), file('/assets/i.woff2')], routes: {} },
    marketing: { version: 'm' },
    remotes: { r: remote },
    previous: null,
  };
}
const paths = (files: readonly BuiltFile[]) => files.map(({ path }) => path);

class MemoryCache {
  readonly stored = new Map<string, Response>();
  keys = async () => [...this.stored.keys()].map((path) => ({ url: `https://p.example${path}` }));
  match = async (path: string) => this.stored.get(path)?.clone();
  put = async (path: string, response: Response) => void this.stored.set(path, response);
  delete = async (request: string | { url: string }) =>
    this.stored.delete(
      new URL(typeof request === 'string' ? `https://p${request}` : request.url).pathname,
    );
}

let stores: Record<string, MemoryCache>;
let live: string;
let open: string[];
let fetched: [string, RequestInit][];
let broken: string | null;
let tools: KeepTools;
const keptFiles = () => [...(stores[FILES]?.stored.keys() ?? [])].sort();
const keptPage = async () => (await stores[PAGES]?.match(KEPT_PAGE))?.text();

beforeEach(() => {
  stores = { [FILES]: new MemoryCache(), [PAGES]: new MemoryCache() };
  live = 'a';
  open = [];
  fetched = [];
  broken = null;
  tools = {
    caches: { open: async (name) => stores[name] as unknown as Cache },
    fetch: async (path, options) => {
      fetched.push([path, options]);
      if (path === broken) throw new TypeError('Failed to fetch');
      return new Response(path === KEPT_PAGE ? `{"id":"${live}"}` : path);
    },
    openReleases: async () => open,
    whenIdle: () => Promise.resolve(),
    mayFetch: () => true,
  };
});

const keep = (one: Release) => keepRelease(one, filesToKeep(one, []), tools);

it('leaves out what only hidden tools open, and what no page asks for', () => {
  const all = release('a', 'x', 'y');
  expect(paths(filesToKeep(all, []))).toEqual([
    '/assets/a.js',
    '/assets/i.woff2',
    '/remotes/r/1/shared.js',
    '/remotes/r/1/part.js',
    '/remotes/r/1/x.js',
    '/remotes/r/1/y.js',
  ]);
  const hidden = paths(filesToKeep(all, ['y']));
  expect(hidden).not.toContain('/remotes/r/1/y.js');
  expect(hidden).toContain('/remotes/r/1/shared.js');
});

it('asks for each file once, with its hash, behind everything else, and keeps the page last', async () => {
  await keep(release('a', 'x'));
  expect(keptFiles()).toEqual(paths(filesToKeep(release('a', 'x'), [])).sort());
  expect(await keptPage()).toBe('{"id":"a"}');
  const asked = fetched.find(([path]) => path === '/remotes/r/1/x.js');
  expect(asked?.[1]).toEqual({ priority: 'low', integrity: 'sha384-/remotes/r/1/x.js' });
  fetched = [];
  await keep(release('a', 'x'));
  expect(fetched.map(([path]) => path)).toEqual([KEPT_PAGE]);
});

it('keeps the page of the release before as long as a file of the new one is missing', async () => {
  await keep(release('a', 'x'));
  live = 'b';
  broken = '/remotes/r/1/y.js';
  await expect(keep(release('b', 'x', 'y'))).rejects.toThrow('fetch');
  expect(await keptPage()).toBe('{"id":"a"}');
  expect(keptFiles()).toContain('/assets/a.js');
  broken = null;
  await keep(release('b', 'x', 'y'));
  expect(await keptPage()).toBe('{"id":"b"}');
  expect(keptFiles()).not.toContain('/assets/a.js');
});

it('leaves the files of a release that a page is open of, until it is closed', async () => {
  await keep(release('a', 'x'));
  live = 'b';
  open = ['a'];
  await keep(release('b', 'y'));
  expect(keptFiles()).toEqual(expect.arrayContaining(['/assets/a.js', '/remotes/r/1/x.js']));
  open = [];
  await keep(release('b', 'y'));
  expect(keptFiles()).toEqual(paths(filesToKeep(release('b', 'y'), [])).sort());
});

it('keeps nothing for a page whose release is not the live one any more', async () => {
  live = 'b';
  await keep(release('a', 'x'));
  expect([keptFiles(), await keptPage()]).toEqual([[], undefined]);
});

it('drops the tools that were hidden since', async () => {
  const all = release('a', 'x', 'y');
  await keep(all);
  await keepRelease(all, filesToKeep(all, ['y']), tools);
  expect(keptFiles()).not.toContain('/remotes/r/1/y.js');
});

it('fetches nothing more where data is saved, and forgets nothing that it has', async () => {
  const all = release('a', 'x', 'y');
  await keepRelease(all, filesToKeep(all, []), {
    ...tools,
    mayFetch: (path) => path !== '/remotes/r/1/y.js',
  });
  expect(keptFiles()).not.toContain('/remotes/r/1/y.js');
  await keep(all);
  await keepRelease(all, filesToKeep(all, []), { ...tools, mayFetch: () => false });
  expect(keptFiles()).toContain('/remotes/r/1/y.js');
});
