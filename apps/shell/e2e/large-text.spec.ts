import { addDays } from 'date-fns';
import { expect, seed, userTest as test } from '@plainday/testing-e2e';
import type { Locator } from '@playwright/test';
import { expectLargeTextFits, expectWordsApart } from './text-fits';

test('[A8] titles of tasks are whole where text is large', async ({ page, dashboard }) => {
  await dashboard.open();
  const title = 'Photosynthesis experiment with the neighbours on the balcony';
  // For Today, and for Upcoming.
  const dues = [new Date(), addDays(new Date(), 1)];
  const tasks = dues.map((due, position) => ({ title, due_date: due.toISOString(), position }));
  await seed(page, 'tasks', tasks);
  await page.reload();
  for (const view of ['?view=today', '?view=upcoming', '?tool=calendar']) {
    await dashboard.visit(view);
    await dashboard.loaded();
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expectLargeTextFits(page, view);
  }
  await dashboard.visit('?view=today');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const row = page.getByRole('main').getByRole('row').filter({ hasText: title }).first();
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await expect
    .poll(async () => (await widthOf(row.getByText(title))) / (await widthOf(row)))
    .toBeGreaterThan(0.6);
});

test('[F17] [F20] words of the days to come are whole and apart, on a desk and on a phone', async ({
  page,
  dashboard,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T14:06:00'));
  await dashboard.open();
  const due_date = new Date('2026-11-24T16:00:00').toISOString();
  const title = 'Photosynthesis experiment with the neighbours on the balcony';
  await seed(page, 'tasks', [{ title, due_date, duration: 45, position: 0 }]);
  await page.reload();
  for (const view of ['?view=upcoming', '?view=today']) {
    await dashboard.visit(view);
    await dashboard.loaded();
    await expectWordsApart(page, view);
  }
  await dashboard.visit('?view=upcoming');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: /^Nothing until/ }).click();
  await expect(page.getByRole('button', { name: /add task for/i }).first()).toBeVisible();
  await expectWordsApart(page, 'days without anything');
});

test('[F17] no entry of a row’s menu is hidden under the one that stays at its end, on a small phone', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await dashboard.open('?view=all');
  await tasks.add('Milk');
  await tasks.row('Milk').getByRole('button', { name: /^More/ }).click();
  const entries = page.getByRole('menu').getByRole('menuitem');
  await expect(entries.last()).toBeVisible();
  for (let count = await entries.count(); count > 0; count -= 1) {
    await page.keyboard.press('ArrowDown');
    const covered = () =>
      page.evaluate(() => {
        const entry = document.activeElement;
        const box = entry?.getBoundingClientRect();
        if (!entry || !box) return 'nothing has the focus';
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return entry.contains(document.elementFromPoint(x, y)) ? '' : entry.textContent;
      });
    await expect.poll(covered).toBe('');
  }
});

test('[issue 44] titles of pages are in one line on a phone', async ({ page, dashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await dashboard.open('?view=all');
  for (const [tool, title] of [
    ['knowledge-base', 'Knowledge Base'],
    ['templates', 'Template Manager'],
    ['dashboard', 'Productivity Dashboard'],
    ['mind-mapping', 'Mind Mapping'],
    ['mood-energy', 'Mood & Energy Tracker'],
    ['learning-tracker', 'Learning Tracker'],
  ] as const) {
    await dashboard.visit(`?tool=${tool}`);
    await dashboard.loaded();
    const heading = dashboard.heading();
    await expect(heading).toHaveText(title);
    const lines = await heading.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return Math.round(height / parseFloat(getComputedStyle(element).lineHeight));
    });
    expect([title, lines]).toEqual([title, 1]);
  }
});

test('[issue 44] actions for selected tasks stand in columns on a phone', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await dashboard.open('?view=all');
  await tasks.add('Milk');
  await tasks.row('Milk').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: /^Select/ }).click();
  const centres = await tasks.bulkBar.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, width } = button.getBoundingClientRect();
      return Math.round(left + width / 2);
    }),
  );
  expect(centres.length).toBeGreaterThan(6);
  expect(new Set(centres).size).toBeLessThanOrEqual(5);
});
