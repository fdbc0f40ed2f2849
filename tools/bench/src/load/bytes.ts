import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { errors } from '@playwright/test';
import { kilobytes, printFigures, type Figure } from '../report';
import { freshProfile, newPerson, type Person, type Stage } from '../stage';
import { taskInput, watchUsable } from './usable';

/** A page that has not come so far by then waits for what is held back. Milliseconds. */
const WAIT_MS = 5_000;

/** Paths of everything that had arrived in the page when the task input became usable; null where it does not. */
async function arrivedBeforeUsable(
  stage: Stage,
  person: Person,
  held?: string,
): Promise<string[] | null> {
  const context = await freshProfile(stage, person);
  const page = await context.newPage();
  await page.addInitScript(watchUsable, taskInput);
  if (held) await page.route(`**${held}`, () => undefined);
  // What is held back holds back the end of the load.
  await page.goto(`${stage.url}/dashboard`, { waitUntil: 'commit' });
  try {
    await page.waitForFunction(() => 'usableAt' in globalThis, undefined, { timeout: WAIT_MS });
    return await page.evaluate(() => {
      const { usableAt } = globalThis as unknown as { usableAt: number };
      return performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= usableAt)
        .map((entry) => new URL(entry.name).pathname);
    });
  } catch (error) {
    if (held && error instanceof errors.TimeoutError) return null;
    throw error;
  } finally {
    await context.close();
  }
}

/** Whether a file is that of the release before, which takes the place of one that does not come. */
const isInstead = (other: string, path: string) => other !== path && nameOf(other) === nameOf(path);
const nameOf = (path: string) => basename(path).replace(/\.\w{10}\.js$/, '');

/**
 * JavaScript and requests of a cold load of `/dashboard` until the task input takes text. Each file is then held back
 * alone: what the input waits for is told from what has merely arrived by then.
 */
export async function measureBytes(stage: Stage, siteDir: string): Promise<void> {
  const person = await newPerson(stage.url);
  const paths = (await arrivedBeforeUsable(stage, person)) ?? [];
  const figures: Figure[] = [];
  let arrived = 0;
  let needed = 0;
  for (const path of paths.filter((file) => file.endsWith('.js'))) {
    const { length } = await readFile(join(siteDir, `${path}.br`));
    const without = await arrivedBeforeUsable(stage, person, path);
    const isNeeded = without === null || without.some((other) => isInstead(other, path));
    arrived += length;
    if (isNeeded) needed += length;
    figures.push({ what: isNeeded ? path : `${path} (not waited for)`, value: kilobytes(length) });
  }
  figures.push({ what: 'all that had arrived', value: kilobytes(arrived) });
  figures.push({ what: 'all that is waited for', value: kilobytes(needed), goal: '≤ 165 kB' });
  figures.push({ what: 'requests', value: String(paths.length + 1), goal: '≤ 12' });
  printFigures('JavaScript (brotli) of a cold /dashboard until the task input is usable', figures);
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
