import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { BrowserContext, Page } from '@playwright/test';

const status = (page: Page) => page.getByRole('banner').getByRole('status');

/** Titles of the tasks that the server has. */
async function titlesOnServer(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    const answer = await fetch('/rest/v1/tasks?select=title&order=title', {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  });
}

/** Closes the page as a crash does: nothing is asked, nothing more is sent. */
async function kill(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: false });
}

async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  return page;
}

test('what is done offline stays, outlives the tab, and is on the server once, in its order', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await dashboard.open();
  await tasks.add('Buy milk', 'Call Ann');
  await tasks.saved();

  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await tasks.add('Pay rent');
  await expect(status(page)).toContainText('1 to send');
  await expectNoViolations(page, 'offline');
  await tasks.rename('Call Ann', 'Call Anna');
  await tasks.checkbox('Buy milk').click();
  await expect(tasks.row('Buy milk')).toHaveCount(0);
  await expect(status(page)).toContainText('3 to send');
  await tasks.add('Water plants');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Buy milk')).toBeVisible();
  await kill(page);

  await context.unroute('**/rest/v1/**');
  const second = await openAgain(context);
  await expect(second.getByRole('listitem').filter({ hasText: 'Pay rent' })).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: 'Call Anna' })).toBeVisible();
  await expect
    .poll(() => titlesOnServer(second))
    .toEqual(['Buy milk', 'Call Anna', 'Pay rent', 'Water plants']);
  await expect(status(second)).toHaveText('');
});

test('what the server refuses holds up nothing, is listed over a reload, and is saved by Retry', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|Not saved: tasksAdd/);
  await dashboard.open();
  await tasks.add('First');
  await tasks.saved();
  await context.route('**/rest/v1/tasks*', async (route) => {
    const isPoison = route.request().postData()?.includes('Poison') ?? false;
    if (!isPoison) return route.fallback();
    const json = { code: 'PT422', message: 'The title is too long.', hint: 'title', details: null };
    return route.fulfill({ status: 422, json });
  });
  await tasks.input.fill('Poison');
  await tasks.input.press('Enter');
  await tasks.add('Second');
  const button = page.getByRole('button', { name: '1 not saved' });
  await expect(button).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toEqual(['First', 'Second']);

  await page.reload();
  await button.click();
  const list = page.getByRole('dialog', { name: 'Could not be saved' });
  await expect(list).toContainText('Added: “Poison”');
  await expectNoViolations(page, 'what could not be saved');
  await context.unroute('**/rest/v1/tasks*');
  await list.getByRole('button', { name: 'Retry' }).click();
  await expect(tasks.row('Poison')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect.poll(() => titlesOnServer(page)).toEqual(['First', 'Poison', 'Second']);
});
