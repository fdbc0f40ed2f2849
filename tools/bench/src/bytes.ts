import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { brotliCompressSync } from 'node:zlib';
import { kilobytes, printFigures, type Figure } from './report';
import { newPerson, signedIn, type Stage } from './stage';

interface LoadedScript {
  path: string;
  brotli: number;
}

/** JavaScript and requests of a cold load of `/dashboard` until the task input takes text. */
export async function measureBytes(stage: Stage, siteDir: string): Promise<void> {
  const context = await signedIn(stage, await newPerson(stage.url));
  const page = await context.newPage();
  const scripts: Promise<LoadedScript>[] = [];
  const requests: string[] = [];
  let usable = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (usable) return;
    requests.push(pathname);
    if (!pathname.endsWith('.js')) return;
    scripts.push(
      response.body().then((body) => ({ path: pathname, brotli: brotliCompressSync(body).length })),
    );
  });
  await page.goto(`${stage.url}/dashboard`);
  await page.getByPlaceholder('Add a task...').fill('x');
  usable = true;
  const loaded = await Promise.all(scripts);
  const total = loaded.reduce((sum, { brotli }) => sum + brotli, 0);
  const figures: Figure[] = loaded.map(({ path, brotli }) => ({
    what: path,
    value: kilobytes(brotli),
  }));
  figures.push({
    what: 'all JavaScript before the input is usable',
    value: kilobytes(total),
    goal: '≤ 133 kB',
  });
  figures.push({ what: 'requests until then', value: String(requests.length), goal: '≤ 12' });
  printFigures('Bytes (brotli) on a cold /dashboard', figures);
  await context.close();
  await measureTools(siteDir);
}

/** Size of each module's own chunks. */
async function measureTools(siteDir: string): Promise<void> {
  const release = JSON.parse(await readFile(join(siteDir, 'release.json'), 'utf8')) as Release;
  const figures = Object.values(release.remotes).flatMap((remote) =>
    remote.modules.map(async (module) => {
      const sizes = await Promise.all(
        module.files.map(async (file) => (await readFile(join(siteDir, `${file}.br`))).length),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      return { what: module.id, value: kilobytes(total), goal: '≤ 25 kB' };
    }),
  );
  printFigures('Bytes (brotli) of each tool', await Promise.all(figures));
}
