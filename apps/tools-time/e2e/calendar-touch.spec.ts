import { expect, message, seed, userTest as test } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';
import { at, openAt, start } from './calendar-steps';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a finger lands on something: near its beginning. */
async function pointOn(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + 12, y: box.y + Math.min(10, box.height / 2) };
}

/** A finger, as the browser hears of it. */
async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', at),
    async move(from: Point, to: Point) {
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await send('touchMove', {
          x: from.x + (to.x - from.x) * part,
          y: from.y + (to.y - from.y) * part,
        });
    },
    up: () => send('touchEnd'),
    /** In one go: one that rests on a slow machine would begin to drag. */
    flick: (from: Point, dy: number) =>
      Promise.all([
        send('touchStart', from),
        ...[0.2, 0.4, 0.6, 0.8, 1].map((part) =>
          send('touchMove', { x: from.x, y: from.y + dy * part }),
        ),
        send('touchEnd'),
      ]),
  };
}

// So high that the hour lies above the zone in which a drag scrolls.
for (const [name, viewport] of [
  ['a tablet', { width: 900, height: 720 }],
  ['a phone', { width: 360, height: 780 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('[CV4] [issue 39.7] a finger that rests on a task takes it to an hour; one that moves on scrolls', async ({
      page,
      dashboard,
    }) => {
      await start(page, dashboard);
      const day = { due_date: at(24, 12), due_day: '2026-11-24', position: 0 };
      await seed(page, 'tasks', [{ title: 'Pay rent', ...day }]);
      await openAt(page, dashboard, 'daily-2026-11-24');
      const block = page.locator('[data-kind="planned"]');
      const card = page.locator('[data-drag-id]').filter({ hasText: 'Pay rent' });
      const finger = await fingerOn(page);
      const scrolled = () => page.evaluate(() => scrollY);

      await card.scrollIntoViewIfNeeded();
      const before = await scrolled();
      await finger.flick(await pointOn(card), -150);
      await expect.poll(scrolled).toBeGreaterThan(before + 60);
      await expect(block).toHaveCount(0);

      await expect(async () => {
        await finger.up().catch(() => undefined);
        await card.scrollIntoViewIfNeeded();
        const from = await pointOn(card);
        const to = await pointOn(page.locator('[data-hour="09:00"]'));
        await finger.down(from);
        // The code that drags comes when the page is idle.
        await expect(card.first()).toHaveCSS('opacity', '0.35', { timeout: 1000 });
        await finger.move(from, to);
        await expect(page.getByText('Move here: Tue, Nov 24, 09:00').first()).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      await finger.up();
      await expect(message(page, '“Pay rent” moved to Tue, Nov 24, 09:00')).toBeVisible();
      await expect(block).toHaveText('Pay rent09:00');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[CV2] [issue 44] six hours of a full day are to be seen before it is scrolled', async ({
    page,
    dashboard,
  }) => {
    await start(page, dashboard);
    const task = (title: string, hour: number | null, done = false) => ({
      title,
      due_date: at(24, hour ?? 12),
      due_day: hour === null ? '2026-11-24' : null,
      completed: done,
      deleted_at: done ? at(24, 8) : null,
    });
    const tasks = [
      ...[9, 11, 13, 15].map((hour) => task(`Call ${hour}`, hour)),
      ...['Rent', 'Shoes', 'Bulbs'].map((title) => task(title, null)),
      task('Parcel', null, true),
    ];
    await seed(
      page,
      'tasks',
      tasks.map((row, position) => ({ ...row, position })),
    );
    await seed(page, 'habits', [{ title: 'Run', color: '#10B981' }]);
    await openAt(page, dashboard, 'daily-2026-11-24');
    await expect(page.getByRole('heading', { name: 'Tue, Nov 24, 2026' })).toBeVisible();
    const bar = await page.getByRole('navigation').last().boundingBox();
    const hours = await page.locator('[data-hour]').all();
    const boxes = await Promise.all(hours.map((hour) => hour.boundingBox()));
    const whole = boxes.filter((box) => box && bar && box.y + box.height <= bar.y);
    expect(whole.length).toBeGreaterThanOrEqual(6);

    await page.getByText('+6 more').click();
    const list = page.getByRole('dialog').getByRole('list', { name: 'Tasks' });
    await expect(list.getByRole('listitem')).toHaveCount(8);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText('Parcel')).toBeVisible();
  });
});
