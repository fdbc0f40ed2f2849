import { countOf, expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { choose, openData } from './your-data';

const ROWS = 1200;

const FILE = {
  name: 'todo.txt',
  bytes: Array.from({ length: ROWS }, (_, row) => `Water plant ${row} +Garden`).join('\n'),
};

/** How many tasks and projects the account holds, by the answer of the server. */
const held = async (page: Page) => ({
  tasks: await countOf(page, 'tasks'),
  projects: await countOf(page, 'projects'),
});

/** What becomes of each request for tasks: answered, kept waiting for ever, or met by one of these. */
type Fate = 'answered' | 'held' | 'lost answer' | 'no network' | 'starting';

/** Says what becomes of each request for tasks by its number; resolves `met` at the first that is not answered. */
async function meetFates(page: Page, fateOf: (request: number) => Fate) {
  let asked = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  await page.route('**/rpc/add_tasks', async (route) => {
    asked += 1;
    const fate = fateOf(asked);
    if (fate === 'answered') return route.continue();
    meet();
    if (fate === 'lost answer') await route.fetch();
    if (fate === 'starting') {
      const json = { code: 'starting', message: 'Starting. Try again.' };
      await route.fulfill({ status: 503, json });
    } else if (fate !== 'held') await route.abort('connectionreset');
  });
  return { met };
}

test('[SE24] an import whose tab is closed in the middle goes on, and has every row once', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await choose(region, FILE);
  const { met } = await meetFates(page, (request) => (request === 1 ? 'answered' : 'held'));
  await region.getByRole('button', { name: 'Import 1200 tasks' }).click();
  await met;
  const other = await context.newPage();
  await page.close({ runBeforeUnload: false });

  await other.goto('/dashboard?tool=settings');
  const again = await openData(other);
  await expect(again.getByRole('region', { name: 'Earlier imports' })).toContainText('todo.txt');
  // What was on its way waits on the device, and another tab sends it.
  await expect.poll(() => held(other)).toEqual({ tasks: 1000, projects: 1 });
  await choose(again, FILE);
  await again.getByRole('button', { name: 'Import 200 tasks' }).click();
  await again.getByRole('region', { name: '200 tasks came in' }).waitFor();
  expect(await held(other)).toEqual({ tasks: 1200, projects: 1 });
});

test('[SE24] an import goes on by itself after a lost answer, a lost network and a restart', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_CONNECTION_RESET|503/);
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await choose(region, FILE);
  // Longer than a read is repeated; what was taken without an answer is not added twice.
  await meetFates(page, (request) => {
    if (request === 2) return 'lost answer';
    if (request > 2 && request < 8) return 'no network';
    return request > 7 && request < 10 ? 'starting' : 'answered';
  });
  await region.getByRole('button', { name: 'Import 1200 tasks' }).click();
  await expect(region.getByText('The server does not answer at the moment.')).toBeVisible({
    timeout: 15_000,
  });
  const done = region.getByRole('region', { name: '1200 tasks came in' });
  await expect(done).toBeVisible({ timeout: 30_000 });
  await expect(done.getByRole('alert')).toHaveCount(0);
  expect(await held(page)).toEqual({ tasks: 1200, projects: 1 });
});

test('[SE24] an import without room on the device warns that it cannot be undone after a reload', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await choose(region, FILE);
  await region.getByRole('button', { name: 'Import 1200 tasks' }).waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await region.getByRole('button', { name: 'Import 1200 tasks' }).click();
  const result = region.getByRole('region', { name: '1200 tasks came in' });
  await expect(result).toContainText('undone only for as long as this page is open');
  await result.getByRole('button', { name: 'Undo import' }).click();
  await region.getByRole('region', { name: 'Import undone' }).waitFor();
  expect(await held(page)).toEqual({ tasks: 0, projects: 0 });
});
