import { parseConfig } from '@plainday/federation-contract';
import type { PublicConfig, Release } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';

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

/** JSON that the gateway wrote into the page; undefined where the page came from elsewhere. */
function readInlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-store',
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/** What the gateway wrote into the page it has checked; a file has to be checked here. */
async function checkRelease(value: unknown): Promise<Release> {
  const { parseRelease } = await import('@plainday/federation-contract/release');
  return parseRelease(value, (remote, error) =>
    logger.error(`The release describes '${remote}' wrongly; its tools are left out.`, error),
  );
}

/** Reads `/release.json` past every cache: before a retry, the live release may be another one. */
export async function refreshRelease(): Promise<Release> {
  return checkRelease(await fetchJson('/release.json'));
}

async function readRelease(): Promise<Release> {
  try {
    const inlined = readInlined('plainday-release');
    return inlined === undefined ? await refreshRelease() : (inlined as Release);
  } catch (error) {
    logger.error('The release could not be read; no tool can be listed.', error);
    return emptyRelease;
  }
}

async function readConfig(): Promise<PublicConfig> {
  const inlined = readInlined('plainday-config');
  return parseConfig(inlined ?? (await fetchJson('/config.json')));
}

/** Configuration and release: from the page, else from the server. Rejects only without a configuration. */
export async function readBootData(): Promise<BootData> {
  const [config, release] = await Promise.all([readConfig(), readRelease()]);
  return { config, release };
}
