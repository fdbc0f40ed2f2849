import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectNoViolations,
  holdClock,
  installClock,
  seed,
  userTest as test,
  message,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Task name' });
const clock = (page: Page) => page.getByRole('timer');
const entries = (page: Page) => page.getByRole('list', { name: 'Recent entries' });

test.beforeEach(async ({ page, dashboard }) => {
  await installClock(page);
  await dashboard.open('?tool=time-tracker');
  await nameField(page).waitFor();
  await dashboard.loaded();
});

test('[TT1][TT2][TT3] half an hour and a reload later it still runs, on this device alone, and is logged', async ({
  page,
  dashboard,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(button(page, 'Start')).toBeDisabled();
  await nameField(page).fill('Logo');
  await nameField(page).press('Enter');
  await expect(button(page, 'Stop')).toBeVisible();
  await dashboard.loaded();
  await page.clock.fastForward('30:00');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Logo');
  await expect(clock(page)).toHaveText(/^0:30:\d\d$/);
  await dashboard.loaded();
  expect(sent.filter((request) => request.includes('Logo'))).toEqual([]);
  const saving = page.waitForResponse(
    (response) =>
      response.url().includes('/time_sessions') && response.request().method() === 'POST',
  );
  await button(page, 'Stop').click();
  expect((await saving).status()).toBeLessThan(300);
  await expect(message(page, 'Time logged')).toBeVisible();
  await expect(entries(page).getByText('30 min')).toBeVisible();
  await dashboard.go('Pomodoro Timer');
  await page.reload();
  await dashboard.go('Time Track');
  await expect(entries(page).getByText('Logo')).toBeVisible();
});

test('[TT3][TT4] started from a task by key or menu, it has its project and runs in the header and the title', async ({
  page,
  dashboard,
  tasks,
}) => {
  const halden = randomUUID();
  await seed(page, 'projects', [{ id: halden, title: 'Halden', color: '#8B5CF6', position: 0 }]);
  await seed(page, 'tasks', [{ title: 'Pay rent', project_id: halden, position: 0 }]);
  await dashboard.open(`?project=${halden}`);
  await tasks.row('Pay rent').focus();
  await page.keyboard.press('y');
  const pill = page.getByRole('button', { name: /^Time Tracker:.*Pay rent$/ });
  await expect(pill).toBeVisible();
  // A jump would end the time limits of what is still on its way.
  await dashboard.loaded();
  await holdClock(page);
  await page.clock.fastForward('10:00');
  await expect(pill).toContainText(/^Time Tracker:10:\d\d/);
  expect(await page.title()).toMatch(/^10:\d\d · Pay rent$/);
  await page.clock.resume();
  await pill.click();
  await expect(nameField(page)).toHaveValue('Pay rent');
  await expect(pill).toHaveCount(0);
  const saving = page.waitForResponse(
    (response) =>
      response.url().includes('/time_sessions') && response.request().method() === 'POST',
  );
  await button(page, 'Stop').click();
  expect((await (await saving).json()) as unknown).toMatchObject([
    { task_name: 'Pay rent', task_id: expect.any(String), project_id: halden },
  ]);
  await dashboard.go('Halden');
  await tasks.choose('Pay rent', 'Start a timer');
  await expect(page.getByRole('menuitem', { name: /^Time Track/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: /^Time Track/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pill).toBeVisible();
});

test('[TT12] a project deleted while its timer runs takes no time along', async ({
  noise,
  page,
  dashboard,
  tasks,
}) => {
  // The first try names the project that is gone, and is refused.
  noise.allow(/409/);
  await dashboard.addProject('Halden');
  await dashboard.go('Time Track');
  await nameField(page).fill('Logo');
  await page.getByRole('combobox', { name: 'Project' }).selectOption('Halden');
  await button(page, 'Start').click();
  await dashboard.go('Settings');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await dashboard.go('Time Track');
  await expect(nameField(page)).toHaveValue('Logo');
  await button(page, 'Stop').click();
  await expect(entries(page)).toContainText('Logo');
  await expect(entries(page)).toContainText('No Project');
  await tasks.saved();
  await page.reload();
  await expect(entries(page)).toContainText('Logo');
});

test('[TT3] it goes on while no tab is open; two tabs show the same timer and log it once', async ({
  page,
  context,
}) => {
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/dashboard?tool=time-tracker');
    await expect(nameField(tab)).toHaveValue('Logo');
    return tab;
  };
  await nameField(page).fill('Logo');
  await button(page, 'Start').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.close();
  const first = await openTab();
  const other = await openTab();
  await button(other, 'Stop').click();
  await expect(button(first, 'Start')).toBeVisible();
  await expect(entries(other).getByText('Logo')).toBeVisible();
  await other.reload();
  await expect(entries(other).getByText('Logo')).toHaveCount(1);
});

test('[TT1][TT5] what runs is renamed; an entry is edited, deleted, brought back; one is added by hand', async ({
  page,
}) => {
  await nameField(page).fill('Draft');
  await button(page, 'Start').click();
  await nameField(page).fill('Sketch');
  await expectNoViolations(page, 'what runs, while it is renamed');
  await nameField(page).press('Enter');
  await button(page, 'Stop').click();
  await page.getByRole('button', { name: 'More: Sketch' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit entry' });
  await dialog.getByRole('textbox', { name: 'Task name' }).fill('Sketch the page');
  await expectNoViolations(page, 'an entry that is edited');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entries(page).getByText('Sketch the page')).toBeVisible();
  await page.getByRole('button', { name: 'More: Sketch the page' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(entries(page).getByText('Sketch the page')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(entries(page).getByText('Sketch the page')).toBeVisible();
  await button(page, 'Add entry').click();
  const adding = page.getByRole('dialog', { name: 'Add entry' });
  await adding.getByRole('textbox', { name: 'Task name' }).fill('Call Grace');
  await adding.getByRole('textbox', { name: 'Notes' }).fill('About the roof');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(entries(page).getByText('Call Grace')).toBeVisible();
  await expect(entries(page).getByText('30 min')).toBeVisible();
});

test('[TT8] forgotten over night it asks, and is trimmed to the end one says', async ({
  page,
  dashboard,
}) => {
  await nameField(page).fill('Report');
  await button(page, 'Start').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await dashboard.loaded();
  // No page is open meanwhile; one that stands still has slept.
  await page.goto('about:blank');
  await page.clock.fastForward('22:00:00');
  await dashboard.open('?tool=time-tracker');
  const question = page.getByRole('alert', { name: 'Still working?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Still working' }).click();
  await expect(question).toHaveCount(0);
  await dashboard.loaded();
  await page.goto('about:blank');
  await page.clock.fastForward('04:00:00');
  await dashboard.open('?tool=time-tracker');
  const started = await page.getByText(/^Running since/).textContent();
  const [hour = 0, minute = 0] = (started?.match(/\d\d/g) ?? []).map(Number);
  const end = `${String((hour + 1) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  await question.getByRole('textbox', { name: 'It ended at' }).fill(end);
  await question.getByRole('button', { name: 'End it then' }).click();
  await expect(button(page, 'Start')).toBeVisible();
  await expect(entries(page).getByText(/^(59 min|1 h 00)$/)).toBeVisible();
});

test('[T6][TT14] while the device was asleep it went on; a message leads to where that time is left out', async ({
  page,
  dashboard,
}) => {
  await nameField(page).fill('Logo');
  await nameField(page).press('Enter');
  await expect(button(page, 'Stop')).toBeVisible();
  await dashboard.go('Quick Notes');
  await dashboard.loaded();
  await holdClock(page);
  await page.clock.fastForward('03:00:00');
  await expect(message(page, 'Timer went on while this device was asleep')).toBeVisible();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Review' }).click();
  const question = page.getByRole('alert', { name: 'Were you away?' });
  await expect(question).toContainText('and “Logo” went on');
  await expectNoViolations(page, 'a device that was asleep');
  await question.getByRole('button', { name: /^Leave out (3 h 00|2 h 59)$/ }).click();
  await expect(question).toHaveCount(0);
  await expect(clock(page)).toHaveText(/^0:0\d:\d\d$/);
  await button(page, 'Stop').click();
  await expect(entries(page).getByText(/^\d+ (s|min)$/)).toBeVisible();
});

test('[TT10] entries are exported as CSV, without formulas', async ({ page }) => {
  await nameField(page).fill('=1+1');
  await button(page, 'Start').click();
  await button(page, 'Stop').click();
  await expect(entries(page).getByText('=1+1')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^time-entries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain("'=1+1,,");
});

test.describe('where the clocks go back an hour in the night', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('[TT3][TT6][DB19] two hours are two hours, midnight parts them, and a clock set back loses none', async ({
    page,
    dashboard,
  }) => {
    // 23:30 on October 24; at 3:00 of the 25th it is 2:00 again.
    await installClock(page, new Date('2026-10-24T21:30:00Z'));
    await dashboard.open('?tool=time-tracker');
    await nameField(page).fill('Night shift');
    await button(page, 'Start').click();
    await expect(button(page, 'Stop')).toBeVisible();
    await dashboard.loaded();
    await holdClock(page);
    await page.clock.fastForward('04:00:00');
    await expect(clock(page)).toHaveText(/^4:00:0\d$/);
    await expect(page.getByRole('group', { name: 'Today' })).toContainText(/3 h 30/);
    await page.reload();
    await expect(clock(page)).toHaveText(/^4:00:\d\d$/);
    await dashboard.loaded();
    await holdClock(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(now - 5 * 3_600_000);
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(
      page.getByText('Time Tracker has stopped. No time was lost.', { exact: true }),
    ).toBeVisible();
    await expect(button(page, 'Start')).toBeVisible();
    await expect(entries(page).getByText('4 h 00')).toBeVisible();
  });
});
