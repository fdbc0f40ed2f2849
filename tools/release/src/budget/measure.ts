import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';

/** What is downloaded before something can be used: kB (1,000 bytes) of JavaScript in brotli, by what is opened. */
export type Sizes = Readonly<Record<string, number>>;

const pageScript = /<script defer src="([^"]+)"/g;

/** The tool that most visits begin with. */
const FIRST_TOOL = 'task-list';

/** Measures the live release of a site: each route of the shell, each tool beside it, and the first visit as a whole. */
export async function measure(siteDir: string): Promise<Sizes> {
  const { shell, remotes } = JSON.parse(
    await readFile(join(siteDir, 'release.json'), 'utf8'),
  ) as Release;
  const page = await readFile(join(siteDir, 'shell', shell.version, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(pageScript)].flatMap(([, path]) => path ?? []);
  const sizeOf = async (paths: readonly string[]): Promise<number> => {
    const twins = await Promise.all(
      [...new Set(paths)].map((path) => stat(join(siteDir, `${path}.br`))),
    );
    return Math.round(twins.reduce((sum, { size }) => sum + size, 0) / 100) / 10;
  };
  const sizes: Record<string, number> = {};
  for (const route of ['auth', 'dashboard']) {
    sizes[`/${route}`] = await sizeOf([...scripts, ...(shell.routes[route] ?? [])]);
  }
  const modules = Object.values(remotes).flatMap((remote) =>
    remote.modules.map(({ id, files, stores }) => {
      const isKeptHere = stores?.device !== undefined || stores?.literal !== undefined;
      const shared = (isKeptHere && shell.routes['device']) || [];
      return { id, files: [remote.entry, ...files, ...shared] };
    }),
  );
  for (const { id, files } of modules) {
    sizes[id] = await sizeOf(files);
    if (id !== FIRST_TOOL) continue;
    const dashboard = shell.routes['dashboard'] ?? [];
    sizes['first visit'] = await sizeOf([...scripts, ...dashboard, ...files]);
  }
  return sizes;
}
