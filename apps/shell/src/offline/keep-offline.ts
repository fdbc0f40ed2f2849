import type { Release } from '@plainday/federation-contract';
import { logger, untilIdle } from '@plainday/shared-platform';
import { RELEASE_BLOCK } from '@plainday/shared-platform/start';
import { filesToKeep } from './files-to-keep';
import { WORKER_PATH } from './kept';
import { keepRelease, type KeepTools } from './keep-release';

const OPEN = 'plainday-release-';
let isHeld = false;

const tools: Omit<KeepTools, 'mayFetch'> = {
  caches: self.caches,
  fetch: (path, options) => fetch(path, options),
  whenIdle: untilIdle,
  openReleases: async () =>
    ((await navigator.locks.query()).held ?? []).flatMap(({ name = '' }) =>
      name.startsWith(OPEN) ? name.slice(OPEN.length) : [],
    ),
};

/** The release the gateway wrote into the page; null where it wrote none, or where the operator has switched this off. */
function releaseToKeep(): Release | null {
  const isOff = document.querySelector('meta[name="plainday-offline"][content="off"]') !== null;
  const text = document.getElementById(RELEASE_BLOCK)?.textContent;
  return text && !isOff ? (JSON.parse(text) as Release) : null;
}

/** As long as this page is open, others leave the files of its release alone. */
function holdRelease({ id }: Release): void {
  if (isHeld) return;
  isHeld = true;
  void navigator.locks.request(`${OPEN}${id}`, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Files this page has loaded: with Save-Data nothing is fetched that was not needed anyway. */
function loadedPaths(): Set<string> {
  const entries = performance.getEntriesByType('resource');
  return new Set(entries.map(({ name }) => new URL(name).pathname));
}

/**
 * Starts the worker, and keeps the release this page runs on with the tools that are not hidden. Goes on at the next
 * visit where it is broken off; a browser that keeps nothing does without. True where all is there.
 */
export async function keepOffline(hidden: readonly string[], savesData: boolean): Promise<boolean> {
  const release = releaseToKeep();
  if (!release) return false;
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH);
    // Where workers are blocked nothing comes back.
    if (!registration) return false;
    holdRelease(release);
    const loaded = savesData ? loadedPaths() : null;
    const mayFetch = (path: string) => loaded?.has(path) ?? true;
    const files = filesToKeep(release, hidden);
    await navigator.locks.request('plainday-keep', () =>
      keepRelease(release, files, { ...tools, mayFetch }),
    );
    return true;
  } catch (error) {
    logger.warn('Plainday could not be kept on this device.', error);
    return false;
  }
}
