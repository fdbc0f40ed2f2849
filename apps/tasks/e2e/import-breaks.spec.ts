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

/** Lets the first tasks of an import through; what comes next is never answered, or finds no network. */
async function breakOff(page: Page, how: 'held' | 'lost') {
  let asked = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  await page.route('**/rpc/add_tasks', async (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    meet();
    if (how === 'lost') await route.abort('internetdisconnected');
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
  const { met } = await breakOff(page, 'held');
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

test('[SE24] an import that loses the network says so, goes on, and has every row once', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await choose(region, FILE);
  await breakOff(page, 'lost');
  await region.getByRole('button', { name: 'Import 1200 tasks' }).click();
  const first = region.getByRole('region', { name: '500 tasks came in' });
  await expect(first.getByRole('alert')).toContainText('Import the file again to go on');
  await page.unroute('**/rpc/add_tasks');
  await choose(region, FILE);
  await region.getByRole('button', { name: 'Import 700 tasks' }).click();
  await region.getByRole('region', { name: '700 tasks came in' }).waitFor();
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
