import {
  expect,
  expectNoViolations,
  holdClock,
  installClock,
  userTest as test,
  message,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test(
  '[DB15][DB16][PO11][TT2] two timers run knowingly, and one window on top of others handles both',
  { tag: '@full-browser' },
  async ({ page, context, dashboard }) => {
    await installClock(page);
    await dashboard.open('?tool=time-tracker');
    await page.getByRole('textbox', { name: 'Task name' }).fill('Logo');
    await button(page, 'Start').click();
    await expect(button(page, 'Stop')).toBeVisible();
    const isOffered = await page.evaluate(() => 'documentPictureInPicture' in window);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Keep on top' });
    if (isOffered) await expect(opener).toBeVisible();
    await dashboard.go('Pomodoro Timer');
    await button(page, 'Start').click();
    await expect(message(page, 'Time Tracker goes on beside it: “Logo”')).toBeVisible();
    if (!isOffered) {
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(message(page, 'Time logged')).toBeVisible();
      await expect(opener).toHaveCount(0);
      return;
    }
    await dashboard.loaded();
    await holdClock(page);
    const opening = context.waitForEvent('page');
    await opener.click();
    const small = await opening;
    const press = (name: string) => small.getByRole('button', { name, exact: true }).click();
    await page.clock.fastForward('05:00');
    await expect(small.getByRole('timer')).toHaveText(/^(20:0\d|19:5\d)$/);
    await expect(small.getByText(/^Time Tracker 05:/)).toBeVisible();
    // axe waits by the clock.
    await page.clock.resume();
    await expectNoViolations(small, 'the window on top of others');
    await holdClock(page);
    await press('Pause');
    await expect(button(page, 'Start')).toBeVisible();
    await expect(small.getByText('Logo', { exact: true })).toBeVisible();
    await press('Stop');
    await expect(message(page, 'Time logged')).toBeVisible();
    await expect(small.getByText('Focus · paused')).toBeVisible();
    await press('Resume');
    await expect(button(page, 'Pause')).toBeVisible();
    await page.clock.fastForward('20:05');
    await expect(small.getByText('Focus is done')).toBeVisible();
    await press('Start');
    await expect(small.getByText('Break', { exact: true })).toBeVisible();
    const closing = small.waitForEvent('close');
    await button(page, 'Reset').click();
    await closing;
  },
);
