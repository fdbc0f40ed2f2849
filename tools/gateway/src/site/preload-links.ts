import type { BuiltFile, Release } from '@plainday/federation-contract';

const DEFAULT_MODULE = 'task-list';

interface PreloadFile {
  readonly href: string;
  readonly integrity?: string;
}

/** What an address may say of the view. Without any of it the page opens the one that was left last. */
const VIEW_PARAMS = ['tool', 'project', 'view', 'task', 'q'];

/**
 * Id of the module a dashboard address shows; the task list for what is unknown. Null where only the browser knows: it
 * remembers the view that was left last, and a file that is not used would be fetched in vain.
 */
export function selectedModule(release: Release, search: string): string | null {
  const params = new URLSearchParams(search);
  if (!VIEW_PARAMS.some((name) => params.has(name))) return null;
  const view = params.has('project') ? null : params.get('view');
  const wanted = params.get('tool') ?? view ?? '';
  const known = Object.values(release.remotes).some(({ modules }) =>
    modules.some(({ id }) => id === wanted),
  );
  return known ? wanted : DEFAULT_MODULE;
}

function withIntegrity(hrefs: readonly string[], files: readonly BuiltFile[]): PreloadFile[] {
  const integrity = new Map(files.map((file) => [file.path, file.integrity]));
  return hrefs.map((href) => ({ href, integrity: integrity.get(href) }));
}

function moduleFiles(release: Release, moduleId: string): PreloadFile[] {
  for (const remote of Object.values(release.remotes)) {
    const module = remote.modules.find(({ id }) => id === moduleId);
    if (!module) continue;
    const { entry } = module.build ?? remote;
    const hrefs = new Set([entry, ...module.files.filter((file) => file.endsWith('.js'))]);
    return withIntegrity([...hrefs], remote.files);
  }
  return [];
}

/** Files a shell address needs beside the page's own scripts, so that all load at once. */
export function preloadFiles(release: Release, path: string, search: string): PreloadFile[] {
  const route = path.slice(1);
  const { routes, files } = release.shell;
  const shell = withIntegrity(Object.hasOwn(routes, route) ? (routes[route] ?? []) : [], files);
  if (path !== '/dashboard') return shell;
  const selected = selectedModule(release, search);
  return selected === null ? shell : [...shell, ...moduleFiles(release, selected)];
}

/** Preload links for the head of a shell page, in the mode the chunk loaders ask in, else they are wasted. */
export function preloadLinks(files: readonly PreloadFile[]): string {
  return files
    .map(({ href, integrity }) => {
      const proof = integrity ? ` integrity="${integrity}"` : '';
      return `<link rel="preload" as="script" crossorigin="anonymous"${proof} href="${href}">`;
    })
    .join('');
}
