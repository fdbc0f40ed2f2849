import { parseConfig } from '@plainday/federation-contract';
import type { PublicConfig, Release } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import { CONFIG_BLOCK, RELEASE_BLOCK } from '@plainday/shared-platform/start';
import { checkRelease } from './check-release';
import { knowFiles } from './file-hashes';
import { readInlined } from './inlined';

/** What the shell must know before it starts. */
export interface BootData {
  readonly config: PublicConfig;
  readonly release: Release;
}

/** The shell stands without a release: no tools, and a card where the task list would be. */
export const emptyRelease: Release = {
  id: 'none',
  createdAt: '',
  shell: { version: 'none', files: [], routes: {} },
  marketing: { version: 'none' },
  remotes: {},
  previous: null,
};

/** How long a file may take that the page did not bring along. Milliseconds. */
const FETCH_LIMIT_MS = 8000;

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/** What the gateway wrote into the page it has checked; the form of a file has to be checked here. */
async function parse(value: unknown): Promise<Release> {
  const { parseRelease } = await import('@plainday/federation-contract/release');
  return parseRelease(value, (remote, error) =>
    logger.error(`The release describes '${remote}' wrongly; its tools are left out.`, error),
  );
}

/** Reads `/release.json` past every cache: before a retry, the live release may be another one. */
export async function refreshRelease({ releaseKey }: Pick<PublicConfig, 'releaseKey'>) {
  const fetched = await fetchJson('/release.json');
  const origin = await checkRelease(fetched as Release, releaseKey);
  if (origin === 'unknown')
    throw new Error('This browser cannot check signatures. Reload the page.');
  return parse(fetched);
}

/** Where what came with the page must not run: the release that was kept to start offline, checked as well. */
async function lastGood({ releaseKey }: PublicConfig): Promise<Release> {
  const { readKeptRelease } = await import('../../offline/read-kept-release');
  const kept = await readKeptRelease();
  if (!kept || (await checkRelease(kept, releaseKey)) === 'unknown') return emptyRelease;
  return kept;
}

async function readRelease(config: PublicConfig): Promise<Release> {
  try {
    const inlined = readInlined(RELEASE_BLOCK) as Release | undefined;
    if (!inlined) return await refreshRelease(config);
    knowFiles(inlined.shell.files);
    // A browser that cannot check it has it from the page that also names the key.
    await checkRelease(inlined, config.releaseKey);
    return inlined;
  } catch (error) {
    logger.error('The release cannot be used.', error);
    // What is not run is not kept for the next start without a network either.
    document.getElementById(RELEASE_BLOCK)?.remove();
    return lastGood(config).catch(() => emptyRelease);
  }
}

async function readConfig(): Promise<PublicConfig> {
  const inlined = readInlined(CONFIG_BLOCK);
  return parseConfig(inlined ?? (await fetchJson('/config.json')));
}

/** Configuration and release: from the page, else from the server. Rejects only without a configuration. */
export async function readBootData(): Promise<BootData> {
  const config = await readConfig();
  return { config, release: await readRelease(config) };
}
