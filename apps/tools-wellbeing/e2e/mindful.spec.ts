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
const said = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-live=polite]')
    .filter({ hasText: /^(Inhale|Hold|Exhale|Done)/ });
const totals = (page: Page) => page.getByRole('main').locator('dl');
const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

/** Every text that the page says from here on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const texts = await said(page).evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return heard;
  });
  return () => texts.jsonValue();
}

/** Counts tones and buzzes, on a device that can buzz. */
async function countSignals(page: Page): Promise<() => Promise<{ tones: number; buzzes: number }>> {
  await page.addInitScript(() => {
    const counts = { tones: 0, buzzes: 0 };
    const { createOscillator } = AudioContext.prototype;
    const { matchMedia } = window;
    AudioContext.prototype.createOscillator = function count() {
      counts.tones += 1;
      return createOscillator.call(this);
    };
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query);
    navigator.vibrate = () => Boolean((counts.buzzes += 1));
    Object.assign(window, { signals: counts });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { signals: { tones: number; buzzes: number } }).signals,
    );
}

async function openHeld(page: Page, dashboard: DashboardPage): Promise<void> {
  await installClock(page);
  await dashboard.open('?tool=mindful');
  await start(page).waitFor();
  await dashboard.loaded();
  await holdClock(page);
}

// Motion is a part of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[MB1][MB2][MB3][MB4][MB7][MB8] a minute of breathing: phases, breaths, away and back, and the end', async ({
  page,
  dashboard,
}) => {
  await openHeld(page, dashboard);
  await start(page).click();
  await expect(said(page)).toHaveText('Inhale');
  const spoken = await listen(page);
  for (let second = 0; second < 4; second += 1) await page.clock.fastForward(1000);
  await expect(said(page)).toHaveText('Hold');
  await page.clock.fastForward(4000);
  await expect(said(page)).toHaveText('Exhale');
  await page.clock.fastForward(6000);
  await expect(said(page)).toHaveText('Inhale');
  await expect(totals(page)).toContainText('breath1');
  expect(await movements(page), 'the circle breathes').toBeGreaterThan(0);
  expect(await spoken(), 'only phases are said').toEqual(['Hold', 'Exhale', 'Inhale']);

  await dashboard.go('Daily Tracker');
  await dashboard.loaded();
  await page.clock.fastForward(6_000);
  await page.reload();
  await dashboard.go('Mindful Break');
  await dashboard.loaded();
  await expect(totals(page)).toContainText('left00:40');
  await expect(said(page)).toHaveText('Hold');

  await dashboard.go('Daily Tracker');
  await expect(page.getByRole('checkbox', { name: 'Meditate' })).not.toBeChecked();
  await dashboard.loaded();
  await page.clock.fastForward(41_000);
  await expect(page.getByRole('checkbox', { name: 'Meditate' })).toBeChecked();
  await dashboard.go('Mindful Break');
  await expect(said(page)).toHaveText('Done. 4 breaths.');
  await expect(page.getByRole('heading', { name: 'How do you feel now?' })).toBeVisible();
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

test('[MB8][MB9][MB10][MB11][ME12][ME13][DT10] another pattern, heard and felt, and one tap into Mood', async ({
  page,
  dashboard,
}) => {
  const signals = await countSignals(page);
  await openHeld(page, dashboard);
  const box = page.getByRole('radio', { name: 'Box, 4 · 4 · 4 · 4 seconds' });
  const signal = (name: string) => page.getByRole('button', { name, exact: true });
  await box.check({ force: true });
  for (const name of ['Sound', 'Vibration']) {
    await expect(signal(name)).toHaveAttribute('aria-pressed', 'false');
  }
  await start(page).click();
  await page.clock.fastForward(4_000);
  await expect(said(page)).toHaveText('Hold');
  expect(await signals(), 'both are off').toEqual({ tones: 0, buzzes: 0 });
  for (const name of ['Sound', 'Vibration']) {
    await signal(name).click();
    await expect(signal(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.clock.fastForward(4_000);
  await expect(said(page)).toHaveText('Exhale');
  await page.clock.fastForward(4_000);
  await expect(said(page)).toHaveText('Hold');
  expect((await signals()).buzzes).toBe(2);
  expect((await signals()).tones).toBeGreaterThan(0);
  await page.clock.fastForward(48_000);
  await expect(said(page)).toHaveText('Done. 3 breaths.');
  await page.getByRole('button', { name: '4 of 5, Good' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { name: 'Recorded' })).toBeVisible();
  await dashboard.go('Daily Tracker');
  await expect(page.getByRole('checkbox', { name: 'Meditate' })).toBeChecked();
  await expect(page.getByText('Your entries in Mood & Energy average 4.0')).toBeVisible();
  await dashboard.go('Mindful Break');
  await expect(box).toBeChecked();
  await expect(signal('Sound')).toHaveAttribute('aria-pressed', 'true');
  await dashboard.go('Mood & Energy Tracker');
  const entries = page.getByRole('list', { name: 'Recent entries' });
  await expect(entries).toContainText('Mood 4 of 5');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('appear after the first entries')).toBeVisible();
});
