import type { BuiltFile, Release } from '@plainday/federation-contract';
import { FILES, KEPT_PAGE, PAGES } from './kept';

/** What keeping a release needs of the browser. */
export interface KeepTools {
  readonly caches: Pick<CacheStorage, 'open'>;
  fetch(path: string, options: RequestInit): Promise<Response>;
  /** Ids of the releases that pages are open of. */
  openReleases(): Promise<readonly string[]>;
  /** Settles when the page has nothing better to do. */
  whenIdle(): Promise<void>;
  /** Whether a file that is missing may be fetched. */
  mayFetch(path: string): boolean;
}

const listOf = (id: string) => `/~kept/${id}`;
const pathOf = ({ url }: Request) => new URL(url).pathname;

async function fetchGood(tools: KeepTools, path: string, options: RequestInit): Promise<Response> {
  const response = await tools.fetch(path, { priority: 'low', ...options });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

/** The page of a release as long as it is the live one, else null. */
async function livePage(tools: KeepTools, { id }: Release): Promise<Response | null> {
  const page = await fetchGood(tools, KEPT_PAGE, { cache: 'no-cache' });
  const html = await page.clone().text();
  return html.includes(`"id":${JSON.stringify(id)}`) ? page : null;
}

async function addMissing(
  cache: Cache,
  files: readonly BuiltFile[],
  tools: KeepTools,
): Promise<void> {
  const there = new Set((await cache.keys()).map(pathOf));
  for (const { path, integrity } of files) {
    if (there.has(path) || !tools.mayFetch(path)) continue;
    await tools.whenIdle();
    // The browser compares the hash of the release; what does not match rejects and is not kept.
    await cache.put(path, await fetchGood(tools, path, { integrity }));
  }
}

/** Drops what neither this release nor one of an open page is made of. */
async function dropRest(files: Cache, pages: Cache, open: readonly string[]): Promise<void> {
  const lists = new Set(open.map(listOf));
  const wanted = new Set<string>();
  for (const request of await pages.keys()) {
    const path = pathOf(request);
    if (path === KEPT_PAGE) continue;
    const list = await pages.match(path);
    if (!lists.has(path)) await pages.delete(path);
    else if (list) for (const file of (await list.json()) as string[]) wanted.add(file);
  }
  for (const request of await files.keys()) {
    if (!wanted.has(pathOf(request))) await files.delete(request);
  }
}

/**
 * Keeps a release on the device, so that it starts without a network: first its files, one by one, and its page when
 * all are there. Until then the release before it is what starts offline. A page of an older release keeps nothing.
 */
export async function keepRelease(
  release: Release,
  files: readonly BuiltFile[],
  tools: KeepTools,
): Promise<void> {
  const page = await livePage(tools, release);
  if (!page) return;
  const [fileCache, pageCache] = await Promise.all([
    tools.caches.open(FILES),
    tools.caches.open(PAGES),
  ]);
  await addMissing(fileCache, files, tools);
  await pageCache.put(listOf(release.id), Response.json(files.map(({ path }) => path)));
  await pageCache.put(KEPT_PAGE, page);
  await dropRest(fileCache, pageCache, [release.id, ...(await tools.openReleases())]);
}
