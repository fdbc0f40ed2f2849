import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Release } from '@plainday/federation-contract';
import { expect, keptOffline, reloadOffline, userTest as test } from '@plainday/testing-e2e';
import type { Page, Worker } from '@playwright/test';
import { LARGE_FILES } from './large-files';
import { traceTasks } from './long-tasks';
import { choose, openData } from './your-data';

/** Rows of each large file; the promise is of 20,000: `IMPORT_ROWS=20000`, which prints what was measured. */
const IS_MEASURED = process.env['IMPORT_ROWS'] !== undefined;
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 1000);
/** No task may have more of the processor, in milliseconds: so long the page does not answer. */
const LONGEST_MS = 100;

const isReading = (worker: Worker) => worker.url().endsWith('/reading.worker.js');
const todo = { name: 'todo.txt', bytes: '(A) Call Ann +House\n' };

test('[SE23] a file is read in a worker, which is one of the files that the release vouches for', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  const [worker] = await Promise.all([
    page.waitForEvent('worker', isReading),
    choose(region, todo),
  ]);
  await expect(region.getByRole('button', { name: 'Import 1 task' })).toBeVisible();
  const release = (await (await page.request.get('/release.json')).json()) as Release;
  const files = Object.values(release.remotes).flatMap((remote) => remote.files);
  expect(files.map(({ path }) => path)).toContain(new URL(worker.url()).pathname);
  // It ends with the file.
  await expect.poll(() => page.workers().filter(isReading)).toEqual([]);
});

test('[SE23] where there is no worker, or it does not come, the page reads', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/reading\.worker\.js/);
  await page.route('**/reading.worker.js', (route) => route.abort());
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await choose(region, todo);
  await expect(region.getByRole('button', { name: 'Import 1 task' })).toBeVisible();
  await region.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await choose(region, todo);
  await expect(region.getByRole('button', { name: 'Import 1 task' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[SE23] a file is read in the worker that the device keeps', async ({
    page,
    context,
    dashboard,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await dashboard.open('?tool=settings');
    await keptOffline(page);
    await context.setOffline(true);
    await reloadOffline(page);
    const region = await openData(page);
    const [worker] = await Promise.all([
      page.waitForEvent('worker', isReading),
      choose(region, todo),
    ]);
    expect(new URL(worker.url()).pathname).toMatch(/^\/remotes\/tasks\//);
    // It stands beside what the device keeps of the account.
    const later = region.getByRole('button', { name: 'Import when connected' });
    await expect(later).toBeDisabled();
    await expect(region.getByText('There is no connection, so this is')).toBeVisible();
  });

  test('[SE23] what the account holds is asked by itself when the network is back', async ({
    page,
    context,
    dashboard,
    tasks,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await dashboard.open('?view=all');
    await tasks.add('Water the plants');
    await tasks.saved();
    await dashboard.open('?tool=settings');
    await keptOffline(page);
    const region = await openData(page);
    await context.setOffline(true);
    await choose(region, todo);
    const later = region.getByRole('button', { name: 'Import when connected' });
    await expect(later).toBeDisabled();
    await context.setOffline(false);
    await region.getByRole('button', { name: 'Import 1 task' }).click();
    await expect(region.getByRole('region', { name: '1 task came in' })).toBeVisible();
  });
});

/** Waits for words. A check that is retried takes a picture of the whole page each time, on the thread that is measured. */
async function untilThere(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, text]) =>
      [...document.querySelectorAll(wanted)].some((one) => one.textContent?.includes(text)),
    [selector, words] as const,
    { polling: 250, timeout: 60_000 },
  );
}

/** MB that the process of the page has, and at most had. */
async function memoryOf(page: Page): Promise<readonly [now: number, most: number]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const renderers = (told?.processInfo ?? []).filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1000;
    return [of('VmRSS'), of('VmHWM')] as const;
  });
  return sizes.toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
}

for (const [title, make] of Object.entries(LARGE_FILES)) {
  test(`[SE23] many rows are read and written while the page answers: ${title}`, async ({
    page,
    dashboard,
  }) => {
    if (IS_MEASURED) test.slow();
    await dashboard.open('?tool=settings');
    const region = await openData(page);
    const file = make(ROWS);
    const things = file.things ?? 'tasks';
    const [before] = IS_MEASURED ? await memoryOf(page) : [0];
    const measured = async (what: string, act: () => Promise<void>) => {
      if (!IS_MEASURED) return act();
      const tasks = await traceTasks(page);
      const began = Date.now();
      await act();
      const took = Date.now() - began;
      const long = await tasks();
      const longest = (of: 'clock' | 'processor') => Math.max(0, ...long.map((task) => task[of]));
      const [, most] = await memoryOf(page);
      process.stdout.write(
        `${title}, ${ROWS} rows ${what}: ${took} ms, ${Math.round(most - before)} MB more at most, ` +
          `longest task ${longest('clock')} ms, of the processor ${longest('processor')} ms; ` +
          `load ${loadavg()[0]?.toFixed(1)}\n`,
      );
      expect.soft(longest('processor')).toBeLessThanOrEqual(LONGEST_MS);
    };
    await measured('read', async () => {
      await Promise.all([page.waitForEvent('worker', isReading), choose(region, file)]);
      await untilThere(page, 'button', `Import ${ROWS} ${things}`);
    });
    await measured('written', async () => {
      await region.getByRole('button', { name: `Import ${ROWS} ${things}` }).click();
      await untilThere(page, 'h2, h3', `${ROWS} ${things} came in`);
    });
    await expect(region.getByRole('region', { name: `${ROWS} ${things} came in` })).toBeVisible();
  });
}
