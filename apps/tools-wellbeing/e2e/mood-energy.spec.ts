import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const list = (page: Page) => page.getByRole('list', { name: 'Recent entries' });

test('[ME1][ME2][ME7][ME11] recorded, kept over a reload, seen in a second tab, sent nowhere', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open('?tool=mood-energy');
  await page.getByRole('button', { name: 'Record Entry' }).waitFor();
  const sent: string[] = [];
  context.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await page.getByRole('radio', { name: '4 of 5, Good' }).check();
  await page.getByRole('radio', { name: '3 of 5, Steady' }).check();
  await page.getByRole('textbox', { name: 'Notes (optional)' }).fill('xylophone practice');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Entry recorded', { exact: true })).toBeVisible();
  await expect(list(page)).toContainText('xylophone practice');

  const second = await context.newPage();
  await second.goto('/dashboard?tool=mood-energy');
  await expect(list(second)).toContainText('xylophone practice');
  await second.getByRole('button', { name: /^Delete: / }).click();
  await expect(page.getByText('appear after the first entries')).toBeVisible();
  await second.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(list(page)).toContainText('xylophone practice');
  expect(sent.filter((line) => line.includes('xylophone'))).toEqual([]);
  expect(
    sent.filter((line) => /^(POST|PATCH|PUT) .*\/rest\/v1\/(?!rpc\/task_counts)/.test(line)),
  ).toEqual([]);
});

test('[ME10] a file of Daylio is read here', async ({ page, dashboard }) => {
  await dashboard.open('?tool=mood-energy');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /Import from Daylio/ }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'daylio.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'full_date,time,mood,activities,note_title,note\n' +
        '2026-11-20,11:54 pm,rad,run,,"First, line"\n' +
        '2026-11-19,08:05,meh,,,\n' +
        '2026-11-18,08:05,awful,,,\n',
    ),
  });
  await page.getByRole('button', { name: 'Import 3 entries' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(list(page)).toContainText('First, line');
});
