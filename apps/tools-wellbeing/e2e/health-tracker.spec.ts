import { expect, installClock, message, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { dayName } from './support/days';

const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true });
const add = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const exercise = (page: Page) => page.getByRole('region', { name: 'Exercise', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const week = (page: Page, measure: string) =>
  page.getByRole('group', { name: measure, exact: true });

test.beforeEach(async ({ page, dashboard }) => {
  await installClock(page);
  await dashboard.open('?tool=health-tracker');
  await water(page).waitFor();
});

test('[HT1][HT2][HT4] [T13] buttons and glasses add and take away, never below zero, and are undone', async ({
  page,
}) => {
  await expect(page.getByText('Your week appears here once something is logged.')).toBeVisible();
  for (const name of ['Water −1', 'Exercise −5']) await expect(button(page, name)).toBeDisabled();
  await add(page, 'Water +2');
  await add(page, 'Water +1');
  await add(page, 'Water −1');
  await expect(water(page)).toContainText('2 of 8 glasses');
  await add(page, 'Exercise +30');
  await add(page, 'Exercise +15');
  await add(page, 'Exercise −5');
  await expect(exercise(page)).toContainText('40 of 30 min');
  await add(page, '5 glasses');
  await expect(water(page)).toContainText('5 of 8 glasses');
  await page.keyboard.press('Control+z');
  await expect(water(page)).toContainText('2 of 8 glasses');

  // A column over its goal is pressed as any other, also while messages stand.
  await week(page, 'Water')
    .getByRole('button', { name: `${dayName(1)}: 0 glasses` })
    .click();
  await page.getByLabel('Water (glasses)').fill('18');
  await button(page, 'Save').click();
  await add(page, 'Water +2');
  await week(page, 'Water')
    .getByRole('button', { name: `${dayName(1)}: 18 glasses, goal reached` })
    .click();
  await expect(page.getByLabel('Water (glasses)')).toHaveValue('18');
  await page.keyboard.press('Escape');
  await week(page, 'Exercise')
    .getByRole('button', { name: `${dayName(0)}: 40 min` })
    .click();
  await page.getByLabel('Exercise (minutes)').fill('3');
  await button(page, 'Save').click();
  await expect(exercise(page)).toContainText('3 of 30 min');
  await add(page, 'Exercise −5');
  await expect(exercise(page)).toContainText('0 of 30 min');
  await expect(button(page, 'Exercise −5')).toBeDisabled();
});

test('[HT3][HT5][HT6][HT7][HT8][HT10] goals, the week, a corrected day, the palette, and midnight', async ({
  page,
  dashboard,
}) => {
  const achieved = message(page, 'Water goal achieved');
  await button(page, 'Daily goals').click();
  await page.getByRole('dialog').getByLabel('Water (glasses)').fill('6');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(water(page)).toContainText('0 of 6 glasses');

  await add(page, '6 glasses');
  await expect(achieved).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(achieved).toHaveCount(0);
  await add(page, 'Water −1');
  await expect(water(page)).toContainText('1 to go');
  await add(page, 'Water +1');
  await expect(page.getByText('Water logged', { exact: true }).first()).toBeVisible();
  await expect(water(page)).toContainText('Goal reached');
  await expect(achieved).toHaveCount(0);

  await week(page, 'Water')
    .getByRole('button', { name: `${dayName(1)}: 0 glasses` })
    .click();
  await page.getByLabel('Water (glasses)').fill('3');
  await button(page, 'Save').click();
  await expect(week(page, 'Water').getByRole('button', { name: `${dayName(1)}: 3` })).toBeFocused();
  await expect(week(page, 'Water')).toContainText('4.5 glasses');
  await expect(week(page, 'Water')).toContainText('1 of 2 days');
  await button(page, 'Show table').click();
  await expect(page.getByRole('row')).toHaveText([
    'DayGlassesMinutes',
    `${dayName(1)}30`,
    `${dayName(0)}60`,
  ]);
  await button(page, 'Show chart').click();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('water 2');
  await palette.getByRole('option', { name: /Log water/ }).click();
  await expect(water(page)).toContainText('8 of 6 glasses');

  await dashboard.loaded();
  await page.clock.fastForward('24:00:00');
  await expect(water(page)).toContainText('0 of 6 glasses');
  await expect(
    week(page, 'Water').getByRole('button', { name: `${dayName(0)}: 8 glasses, goal reached` }),
  ).toBeVisible();
  await expect(week(page, 'Water').getByRole('button')).toHaveCount(7);
});

test('[HT3][HT9][HT11] logged here, kept over a reload, seen in a second tab, sent nowhere', async ({
  page,
  context,
}) => {
  const writes: string[] = [];
  context.on('request', (request) => {
    // The sidebar counts tasks by a POST that reads.
    const isRead = request.method() === 'GET' || request.url().endsWith('/rpc/task_counts');
    if (!isRead) writes.push(request.url());
  });
  for (let step = 0; step < 4; step += 1) await add(page, 'Water +2');
  await expect(message(page, 'Water goal achieved')).toBeVisible();
  await expect(water(page)).toContainText('Goal reached');

  const second = await context.newPage();
  await second.goto('/dashboard?tool=health-tracker');
  await expect(water(second)).toContainText('8 of 8 glasses');
  await Promise.all([add(page, 'Water +1'), add(second, 'Water +1')]);
  for (const tab of [page, second]) await expect(water(tab)).toContainText('10 of 8 glasses');

  await page.reload();
  await expect(water(page)).toContainText('10 of 8 glasses');
  expect(writes).toEqual([]);
});
