import {
  expect,
  holdClock,
  installClock,
  userTest as test,
  type DashboardPage,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const start = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Start', exact: true });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const totals = (page: Page) => page.getByRole('main').locator('dl');
const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

async function openHeld(page: Page, dashboard: DashboardPage): Promise<void> {
  await installClock(page);
  await dashboard.open('?tool=mindful');
  await start(page).waitFor();
  await dashboard.loaded();
  await holdClock(page);
}

test('[MB1][MB2][MB3] a minute of breathing: phases, breaths, and the end', async ({
  page,
  dashboard,
}) => {
  await openHeld(page, dashboard);
  await start(page).click();
  await expect(said(page)).toHaveText('Inhale');
  await page.clock.fastForward(4000);
  await expect(said(page)).toHaveText('Hold');
  await page.clock.fastForward(4000);
  await expect(said(page)).toHaveText('Exhale');
  await page.clock.fastForward(6000);
  await expect(said(page)).toHaveText('Inhale');
  await expect(totals(page)).toContainText('breath1');
  expect(await movements(page), 'the circle breathes').toBeGreaterThan(0);
  await page.clock.fastForward(46_000);
  await expect(said(page)).toHaveText('Done. 4 breaths.');
  await expect(start(page)).toBeVisible();
});

test('[MB5] Reset restores the minute', async ({ page, dashboard }) => {
  await openHeld(page, dashboard);
  await start(page).click();
  await page.clock.fastForward(20_000);
  await expect(totals(page)).toContainText('left00:40');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(totals(page)).toContainText('left01:00');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[MB6] nothing is animated, and the phases still change', async ({ page, dashboard }) => {
    await openHeld(page, dashboard);
    await start(page).click();
    for (const [phase, length] of [
      ['Inhale', 4000],
      ['Hold', 4000],
      ['Exhale', 6000],
    ] as const) {
      await expect(said(page)).toHaveText(phase);
      expect(await movements(page), `movements during ${phase}`).toBe(0);
      await page.clock.fastForward(length);
    }
    await expect(said(page)).toHaveText('Inhale');
  });
});

test('[MB8][MB9][MB11] another pattern, and afterwards one tap into Mood', async ({
  page,
  dashboard,
}) => {
  await openHeld(page, dashboard);
  await page.getByRole('radio', { name: 'Box, 4 · 4 · 4 · 4 seconds' }).check({ force: true });
  await start(page).click();
  await page.clock.fastForward(12_000);
  await expect(said(page)).toHaveText('Hold');
  await page.clock.fastForward(48_000);
  await expect(said(page)).toHaveText('Done. 3 breaths.');
  await page.getByRole('button', { name: '4 of 5, Good' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { name: 'Recorded' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Mood & Energy Tracker' }).click();
  await page.clock.resume();
  await expect(page.getByRole('list', { name: 'Recent entries' })).toContainText('Mood 4 of 5');
  await dashboard.go('Daily Tracker');
  await expect(page.getByRole('checkbox', { name: 'Meditate' })).toBeChecked();
});
