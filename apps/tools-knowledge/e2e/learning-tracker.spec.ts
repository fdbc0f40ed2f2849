import {
  expect,
  expectNoViolations,
  keepOnDevice,
  seed,
  userTest as test,
  message,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const goals = (page: Page) => page.getByRole('list', { name: 'Learning goals' });
const goal = (page: Page, name: string) =>
  goals(page).getByRole('listitem').filter({ hasText: name });
const minutes = (page: Page) => page.getByRole('spinbutton', { name: 'Duration in minutes' });

async function firstGoal(page: Page, topic: string, hours: number): Promise<void> {
  await page.getByRole('textbox', { name: /^Topic/ }).fill(topic);
  await page.getByRole('spinbutton', { name: 'Target hours' }).fill(String(hours));
  await page.getByRole('button', { name: 'Create goal' }).click();
  await goal(page, topic).waitFor();
}

async function log(page: Page, duration: number): Promise<void> {
  await minutes(page).fill(String(duration));
  await page.getByRole('button', { name: 'Log session' }).click();
  await expect(message(page, /^Session logged: “/)).toBeVisible();
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=learning-tracker');
  await page.getByRole('form', { name: 'Set a first goal' }).waitFor();
  await dashboard.loaded();
});

test('[LT1][LT3][LT5][LT6] sessions complete a goal, which leaves the picker; kept over a reload', async ({
  page,
  dashboard,
}) => {
  await page.getByRole('button', { name: 'Create goal' }).click();
  await expect(page.getByText('Topic is required').first()).toBeVisible();
  await firstGoal(page, 'SQL', 1);
  await expect(message(page, 'Learning goal created: “SQL”')).toBeVisible();
  await expect(minutes(page)).toHaveValue('30');
  await log(page, 30);
  await expect(goal(page, 'SQL')).toContainText('50 %');
  await expect(goal(page, 'SQL')).toContainText('0.5 of 1 h');
  await expectNoViolations(page, 'a goal');
  await log(page, 30);
  await expect(message(page, 'Goal completed')).toBeVisible();
  await expect(goals(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Goal' }).locator('option')).toHaveCount(0);
  await page.getByRole('button', { name: '1 completed goal' }).click();
  await expect(page.getByRole('list', { name: 'Completed goals' })).toContainText('Completed');
  await dashboard.loaded();
  await page.reload();
  await expect(page.getByText('0 active · 1 completed')).toBeVisible();
});

test('[LT4][LT7] a session is undone, and a limit is said', async ({ page, dashboard }) => {
  await firstGoal(page, 'SQL', 20);
  await log(page, 90);
  await expect(goal(page, 'SQL')).toContainText('1.5 of 20 h');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1.5');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(goal(page, 'SQL')).toContainText('0.0 of 20 h');
  await minutes(page).fill('481');
  await page.getByRole('button', { name: 'Log session' }).click();
  await expect(page.getByText('At most 480 minutes').first()).toBeVisible();
  await expect(minutes(page)).toBeFocused();
  await dashboard.loaded();
  await page.reload();
  await expect(goal(page, 'SQL')).toContainText('0.0 of 20 h');
});

test('[LT4] two tabs log at the same time and lose nothing', async ({
  page,
  context,
  dashboard,
}) => {
  await firstGoal(page, 'SQL', 20);
  await dashboard.loaded();
  const second = await context.newPage();
  await second.goto('/dashboard?tool=learning-tracker');
  await goal(second, 'SQL').waitFor();
  await Promise.all([log(page, 60), log(second, 60)]);
  await dashboard.loaded();
  await page.reload();
  await expect(goal(page, 'SQL')).toContainText('2.0 of 20 h');
});

test('[LT8][LT9] the pace of the week says when, and the weeks are a picture and a table', async ({
  page,
}) => {
  await firstGoal(page, 'SQL', 20);
  await expect(goal(page, 'SQL')).toContainText('no pace this week');
  await log(page, 120);
  await expect(goal(page, 'SQL')).toContainText(/at this week’s pace: done on \w/);
  // The first day of a goal is at the edge of its picture.
  const edge = await goal(page, 'SQL')
    .locator('figure')
    .evaluate((figure) => {
      const left = (element: Element | null) => element?.getBoundingClientRect().left ?? NaN;
      return left(figure.querySelector('text:last-of-type')) - left(figure);
    });
  expect(edge).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await expect(page.getByRole('row').last()).toContainText('120');
  await expectNoViolations(page, 'the table of weeks');
});

test('[LT3][LT10] by keyboard: a row chooses its goal; edited, deleted and taken back', async ({
  page,
  dashboard,
}) => {
  await firstGoal(page, 'SQL', 20);
  await page.getByRole('button', { name: 'New Goal' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New goal' });
  await dialog.getByRole('textbox', { name: /^Topic/ }).fill('Typography');
  await page.keyboard.press('Control+Enter');
  await goal(page, 'Typography').waitFor();
  await page.getByRole('button', { name: 'Log a session of SQL' }).press('Enter');
  await expect(minutes(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Goal' }).locator('option:checked')).toHaveText(
    'SQL',
  );
  await page.getByRole('button', { name: 'More actions for SQL' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('spinbutton', { name: 'Target hours' }).fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(goal(page, 'SQL')).toContainText('0.0 of 2 h');
  await page.getByRole('button', { name: 'More actions for SQL' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(message(page, 'Goal deleted')).toBeVisible();
  await expect(goal(page, 'SQL')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(goal(page, 'SQL')).toContainText('0.0 of 2 h');
  await dashboard.loaded();
  await page.reload();
  await expect(goal(page, 'SQL')).toContainText('0.0 of 2 h');
});

test('[LT2][LT11][LT12] targets stand in the notes, a timer is taken over, a refusal is put back', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/status of 403|Not saved/);
  const own = 'Own words\nTarget: 3 hours\nTarget: 9 hours';
  await seed(page, 'learning_progress', [
    { topic: 'Axes', subject: 'design', notes: own },
    { topic: 'Bread', subject: 'other', notes: null },
  ]);
  const now = Date.now();
  const session = { id: 'session', title: 'Proposal', duration: 50, completed: true };
  const counts = { breaks: 0, distractions: 0, cycles: 0, workMinutes: 47, sources: [] };
  await keepOnDevice(page, 'deep-work-sessions', [
    { ...session, ...counts, startTime: now, endTime: now },
  ]);
  await page.reload();
  await expect(goal(page, 'Axes')).toContainText('0.0 of 3 h');
  await expect(goal(page, 'Bread')).toContainText('0.0 of 20 h');

  await page.getByRole('combobox', { name: 'Goal' }).selectOption('Axes');
  await page.getByRole('button', { name: 'Take over 47 minutes from Deep Work Sessions' }).click();
  await expect(minutes(page)).toBeFocused();
  await expect(minutes(page)).toHaveValue('47');
  const isLogged = (url: string) => url.includes('/rpc/log_session');
  const logging = page.waitForResponse((response) => isLogged(response.url()));
  await page.keyboard.press('Enter');
  expect((await logging).status()).toBeLessThan(300);
  await expect(goal(page, 'Axes')).toContainText('0.8 of 3 h');

  const refuse = { status: 403, json: { code: 'PT403', message: 'No' } };
  await page.route(/rpc\/log_session/, (route) => route.fulfill(refuse));
  const refused = page.waitForResponse((response) => isLogged(response.url()));
  await minutes(page).fill('60');
  await page.keyboard.press('Enter');
  await refused;
  await expect(goal(page, 'Axes')).toContainText('0.8 of 3 h');
  await dashboard.loaded();
  await page.reload();
  await expect(goal(page, 'Axes')).toContainText('0.8 of 3 h');
});
