import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import type { Page } from '@playwright/test';
import { kilobytes, printFigures, type Figure } from '../report';
import { newPerson, freshProfile, type Stage } from '../stage';
import { taskInput, watchUsable } from './usable';

interface Cost {
  path: string;
  brotli: number;
}

/** What comes after the input is held back: that proves that the input does not wait for it. */
const LATER = /\.later\.\w+\.js$/;

/** Paths of everything that had arrived in the page when the task input became usable. */
async function arrivedBeforeUsable(page: Page): Promise<string[]> {
  await page.waitForFunction(() => 'usableAt' in globalThis);
  return page.evaluate(() => {
    const { usableAt } = globalThis as unknown as { usableAt: number };
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= usableAt)
      .map((entry) => new URL(entry.name).pathname);
  });
}

/** JavaScript and requests of a cold load of `/dashboard` until the task input takes text. */
export async function measureBytes(stage: Stage, siteDir: string): Promise<void> {
  const context = await freshProfile(stage, await newPerson(stage.url));
  const page = await context.newPage();
  await page.addInitScript(watchUsable, taskInput);
  await page.route(LATER, () => undefined);
  // What is held back holds back the end of the load.
  await page.goto(`${stage.url}/dashboard`, { waitUntil: 'commit' });
  const paths = await arrivedBeforeUsable(page);
  await context.close();

  const scripts = paths.filter((path) => path.endsWith('.js'));
  const costs: Cost[] = await Promise.all(
    scripts.map(async (path) => ({
      path,
      brotli: (await readFile(join(siteDir, `${path}.br`))).length,
    })),
  );
  const total = costs.reduce((sum, { brotli }) => sum + brotli, 0);
  const figures: Figure[] = costs.map(({ path, brotli }) => ({
    what: path,
    value: kilobytes(brotli),
  }));
  figures.push({ what: 'all JavaScript before', value: kilobytes(total), goal: '≤ 133 kB' });
  figures.push({ what: 'requests', value: String(paths.length + 1), goal: '≤ 12' });
  printFigures('Bytes (brotli) of a cold /dashboard until the task input is usable', figures);
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
