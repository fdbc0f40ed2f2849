import { isSecondTry, keptPath } from '../kept';

/** How long a page may take before the kept one is shown. Milliseconds. */
const PAGE_LIMIT_MS = 3000;

/** What the worker answers itself; everything else goes to the network as if there were no worker. */
type Answered = 'page' | 'file' | null;

const shellPaths: ReadonlySet<string> = new Set(['/dashboard', '/auth']);
const file = /^\/(?:assets|remotes)\//;

/** Pages of the shell and hashed files: never data, never an answer of the backend, never another origin. */
export function answeredHere(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Answered {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return null;
  if (mode === 'navigate') return shellPaths.has(pathname) ? 'page' : null;
  return file.test(pathname) ? 'file' : null;
}

/** Where answers come from. */
export interface Sources {
  network(): Promise<Response>;
  kept(): Promise<Response | undefined>;
}

/**
 * The page from the network, so that a release shows at the next load. The kept one stands in where the network is
 * gone, the server is down, or no answer comes in time.
 */
export async function answerPage(
  { network, kept }: Sources,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Response> {
  const asked = network();
  const late = wait(PAGE_LIMIT_MS).then(() => null);
  const first = await Promise.race([asked, late]).catch(() => null);
  if (first && first.status < 500) return first;
  return (await kept().catch(() => undefined)) ?? asked;
}

/** A hashed file as it is kept; the second try for one asks the network first, as what is kept may be broken. */
export async function answerFile(url: string, { network, kept }: Sources): Promise<Response> {
  const find = () => kept().catch(() => undefined);
  if (!isSecondTry(new URL(url).pathname)) return (await find()) ?? network();
  try {
    return await network();
  } catch (error) {
    const found = await find();
    if (found) return found;
    throw error;
  }
}

/** The path under which a request's file is kept. */
export function keptPathOf(url: string): string {
  return keptPath(new URL(url).pathname);
}
