import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, seed, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { dayKey, noonOf } from './support/days';
import { keepRaw, type RawValue } from './support/kept';

const list = (page: Page) => page.getByRole('list', { name: 'Recent entries' });

test('[ME1][ME2][ME7][ME11] [issue 13.7] half an entry outlasts its screen; recorded, it is kept over a reload, seen in a second tab, sent nowhere', async ({
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
  const good = page.getByRole('radio', { name: '4 of 5, Good' });
  const notes = page.getByRole('textbox', { name: 'Notes (optional)' });
  await good.check();
  await notes.fill('xylophone');
  await dashboard.visit('?tool=daily');
  await dashboard.tool('Daily Tracker').waitFor();
  await dashboard.visit('?tool=mood-energy');
  await expect(notes).toHaveValue('xylophone');
  await expect(good).toBeChecked();
  await page.getByRole('radio', { name: '3 of 5, Steady' }).check();
  await notes.fill('xylophone practice');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, 'Entry recorded')).toBeVisible();
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
  await page.getByLabel('File to import').setInputFiles({
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
  await page.getByRole('region', { name: '3 entries came in' }).waitFor();
  await dashboard.open('?tool=mood-energy');
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(list(page)).toContainText('First, line');
});

/** An entry so many days ago. */
function entry(ago: number, mood: number, energy: number | undefined = 3): RawValue {
  const id = `e${ago}`;
  return ['mood-energy', id, { id, at: noonOf(ago), mood, ...(energy && { energy }) }];
}

test('[ME3][ME4][ME5][ME6][ME8][ME9][ME14][HB12][HT10][DT9] what all entries come to, and what goes with them', async ({
  page,
  dashboard,
}) => {
  const figures = page.getByRole('main').locator('dl').first();
  const together = page.getByRole('list', { name: 'What goes together' });
  await dashboard.open('?tool=mood-energy');
  await page.getByText('appear after the first entries').waitFor();
  await dashboard.loaded();
  const habit = randomUUID();
  await seed(page, 'habits', [{ id: habit, title: 'Read', color: '#3B82F6' }]);
  const kept = [0, 1].map((ago) => ({ habit_id: habit, completed_at: dayKey(ago) }));
  await seed(page, 'habit_completions', kept);
  const water = Array.from({ length: 11 }, (_, ago): RawValue => {
    const id = dayKey(ago);
    return ['health-tracker', id, { id, water: ago < 5 ? 8 : 0, exercise: 0 }];
  });
  const sleep = [0, 1, 2].map((ago): RawValue => {
    const id = dayKey(ago);
    return ['daily', id, { id, habits: { sleep: true } }];
  });
  await keepRaw(page, ...water, ...sleep, entry(0, 5), entry(1, 5), entry(2, 5));
  await page.reload();
  await expect(figures).toContainText('5.0 older half, 5.0 newer half');
  await expect(figures).toContainText('Stable');
  await expect(together).toContainText('Water: not enough data yet, 3 of 10 days');

  const older = [5, 6, 7, 9, 10].map((ago) => entry(ago, 2));
  await keepRaw(page, entry(3, 4), entry(4, 2, 0), ...older);
  await page.reload();
  await expect(figures).toContainText('Average mood3.1');
  await expect(figures).toContainText('Average energy3.0');
  await expect(figures).toContainText('Improving2.0 older half, 4.8 newer half');
  await expect(list(page).getByRole('listitem')).toHaveCount(7);
  await expect(list(page).getByRole('listitem').first()).toContainText(
    /😄 5.*Mood 5 of 5, Great.*Energy 3 of 5, Steady/,
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(10);

  for (const sentence of [
    'Habits kept: not enough data yet, 2 of 10 days',
    '8 hours sleep: not enough data yet, 3 of 10 days',
    'Water, 8 or more: your mood averaged 4.2 (5 days)○ other days 2.0 (5 days)',
    'Exercise: not enough data yet, 0 of 5 days that differ',
  ]) {
    await expect(together).toContainText(sentence);
  }

  await page.getByRole('button', { name: 'Show table' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + 10);
  await expect(rows.nth(5)).toContainText('2.0–');
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await expect(rows).toHaveCount(1 + 7);
  await page.getByRole('radio', { name: 'Year' }).check({ force: true });
  await expect(rows).toHaveCount(1 + 10);

  const more = page.getByRole('button', { name: 'More actions', exact: true });
  await more.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const file = await (await downloading).path();
  await more.click();
  await page.getByRole('menuitem', { name: /Import from Daylio/ }).click();
  await page.getByLabel('File to import').setInputFiles({
    name: 'mood.csv',
    mimeType: 'text/csv',
    buffer: await readFile(file),
  });
  const found = page.getByRole('region', { name: 'Daylio moods' });
  await expect(found).toContainText('10 already there');
  await expect(found.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
});
