/** Where the worker is served; its scope is the whole site. */
export const WORKER_PATH = '/worker.js';

/** Hashed files, under their paths. They never change, so all releases share them. */
export const FILES = 'plainday-files-1';

/** The page of the last good release, and what each release that may be open consists of. */
export const PAGES = 'plainday-pages-1';

/** The page of the shell is kept once; it draws all of its paths. */
export const KEPT_PAGE = '/dashboard';

/** `/remotes/~<n>/…` is a second try for the same file under another name. */
const secondTry = /^\/remotes\/~\d+\//;

/** True for the path of a second try, which must not get what the first one got. */
export function isSecondTry(path: string): boolean {
  return secondTry.test(path);
}

/** The path under which a file is kept. */
export function keptPath(path: string): string {
  return path.replace(secondTry, '/remotes/');
}
