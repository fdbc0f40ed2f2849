import { expect, expectNoViolations, keptOffline, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const status = (page: Page) => page.getByRole('banner').getByRole('status');

/** What the server has, by table. */
async function onServer(page: Page, path: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (query) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    const answer = await fetch(`/rest/v1/${query}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Record<string, unknown>[];
  }, path);
}

test('without a network it starts again, tasks and projects are worked on, and the server gets each once', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await dashboard.open();
  await tasks.add('Buy milk', 'Call Ann', 'Pay rent');
  await dashboard.addProject('Garden');
  await tasks.saved();
  await keptOffline(page);

  await context.setOffline(true);
  await page.reload();
  await expect(tasks.row('Buy milk')).toBeVisible();
  await expect(status(page)).toContainText('Offline');
  await tasks.add('Water plants');
  await tasks.rename('Call Ann', 'Call Anna');
  await tasks.moveUp('Pay rent');
  await tasks.checkbox('Buy milk').click();
  await expect(tasks.row('Buy milk')).toHaveCount(0);
  await tasks.delete('Water plants');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Water plants')).toBeVisible();
  await dashboard.addProject('House');
  await expectNoViolations(page, 'offline after a start without a network');
  const shown = await tasks.titles();

  await page.reload();
  await expect(tasks.row('Water plants')).toBeVisible();
  expect(await tasks.titles()).toEqual(shown);
  await expect(dashboard.entry('House')).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByRole('listitem').filter({ hasText: 'Call Anna' })).toBeVisible();
  await expect
    .poll(async () =>
      (await onServer(next, 'tasks?select=title,completed&order=title')).map(
        ({ title, completed }) => `${String(title)} ${String(completed)}`,
      ),
    )
    .toEqual(['Buy milk true', 'Call Anna false', 'Pay rent false', 'Water plants false']);
  await expect(status(next)).toHaveText('');
  const order = await onServer(next, 'tasks?select=title&completed=is.false&order=position');
  expect(order.map(({ title }) => title)).toEqual(shown);
  expect(await onServer(next, 'projects?select=title&order=title')).toEqual([
    { title: 'Garden' },
    { title: 'House' },
  ]);
});
