import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

async function openFeed(page: Page) {
  await page.getByRole('tab', { name: 'Your data' }).click();
  return page.getByRole('region', { name: 'Your calendar feed' });
}

test('[SE30] the feed is switched on, looked at, renewed and switched off, by keyboard', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await tasks.input.fill('Water the plants tomorrow at 9');
  await tasks.input.press('Enter');
  await expect(page.getByText('Water the plants', { exact: true }).first()).toBeVisible();
  await tasks.saved();
  await dashboard.go('Settings');
  const feed = await openFeed(page);
  const onOff = feed.getByRole('switch', { name: 'Your calendar feed' });
  await expect(onOff).not.toBeChecked();
  await onOff.focus();
  await page.keyboard.press('Space');
  await expect(onOff).toBeChecked();
  await expect(feed.getByText('not read yet')).toBeVisible();
  await expect(feed.getByText(/^…\/[0-9a-f]{4}•+\.ics$/)).toBeVisible();
  await expect(feed.getByText(/cannot reach it/)).toBeVisible();
  await expectNoViolations(page, 'the calendar feed');

  await feed.getByRole('button', { name: 'Show address' }).press('Enter');
  const url = (await feed.getByText(/^http.*\.ics$/).textContent()) ?? '';
  await expect(feed.getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
    'href',
    url.replace('http:', 'webcal:'),
  );
  await feed.getByRole('button', { name: 'Hide address' }).press('Enter');
  await expect(feed.getByText(url)).toBeHidden();

  const agent = { 'user-agent': 'Google-Calendar-Importer' };
  const answer = await page.request.get(url, { headers: agent });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('SUMMARY:Water the plants');

  await page.reload();
  await openFeed(page);
  await expect(feed.getByText(/^read (?:just now|1 min ago) by Google$/)).toBeVisible();
  await feed.getByRole('button', { name: 'New address' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Make a new address?' });
  await expect(question).toContainText(/It was read (?:just now|1 min ago) by Google\./);
  await question.getByRole('button', { name: 'New address' }).press('Enter');
  await expect(feed.getByText('not read yet')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(410);

  await onOff.press('Space');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).press('Enter');
  await expect(onOff).not.toBeChecked();
  await expect(feed.getByText(/•/)).toHaveCount(0);
});

test('[SE30] a feed that cannot be read says so, one that cannot be changed too', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/503|400/);
  await page.route('**/rpc/calendar_feed', (route) => route.fulfill({ status: 503, body: '' }));
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Your data' }).click();
  const data = page.getByRole('tabpanel');
  await expect(data.getByText('Your calendar feed could not be loaded')).toBeVisible();
  await page.unroute('**/rpc/calendar_feed');
  await data.getByRole('button', { name: 'Retry' }).click();
  const onOff = data.getByRole('switch', { name: 'Your calendar feed' });
  await expect(onOff).not.toBeChecked();
  await page.route('**/rpc/open_calendar_feed', (route) =>
    route.fulfill({ status: 400, json: { code: 'PT400', message: 'Too many addresses.' } }),
  );
  await onOff.click();
  await expect(page.getByText('Calendar feed not changed', { exact: true })).toBeVisible();
  await expect(onOff).not.toBeChecked();
});
