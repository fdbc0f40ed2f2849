import { createSession, expect, seed, userTest as test, type Account } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** The person who is signed in, past the screen: on this page, or in another session. */
async function headersOf(page: Page, session: string | null = null) {
  const stored = session ?? (await page.evaluate(() => localStorage.getItem('plainday.auth')));
  const { access_token } = JSON.parse(stored ?? '') as { access_token: string };
  const config = await page.request.get('/config.json');
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  return { apikey: publishableKey, authorization: `Bearer ${access_token}` };
}

/** Asks the server. */
async function ask(page: Page, path: string) {
  const answer = await page.request.get(`/rest/v1/${path}`, { headers: await headersOf(page) });
  expect(answer.ok()).toBe(true);
  return answer;
}

/** Ticks a task on another device: what a session has changed itself, it is not told. */
async function tickElsewhere(page: Page, user: Account, title: string) {
  const headers = await headersOf(page, await createSession(new URL(page.url()).origin, user));
  const answer = await page.request.patch(`/rest/v1/tasks?title=eq.${title}`, {
    headers,
    data: { completed: true, deleted_at: new Date().toISOString() },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens a page and waits until it has fetched what its rows open. */
async function idle(page: Page, open: () => Promise<unknown>): Promise<void> {
  // Nothing that an earlier page has fetched helps: with a route, Chromium keeps no cache.
  await page.route('**/*', (route) => route.continue());
  const names = ['bulk-bar', 'task-dialogs', 'project-picker', 'day-popover', 'recurrence'];
  const fetched = names.map((name) => page.waitForResponse((answer) => isPart(answer.url(), name)));
  await open();
  await Promise.all(fetched);
}

const isPart = (address: string, name: string) =>
  new URL(address).pathname.split('/').at(-1)?.startsWith(`${name}.`) ?? false;

/** The network is gone, for the page and for whatever it asks. */
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.unroute('**/*');
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
}

async function restore(page: Page): Promise<void> {
  await page.unroute('**/*');
  await page.context().setOffline(false);
}

const messages = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]');

test('[issue 13.1] [issue 13.7] [issue 13.16] used messages go by themselves, and the newest Undo is the one that is seen', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  await dashboard.addProject('Garden');
  await dashboard.addProject('Balcony');
  await tasks.add('Three', 'Two', 'One');
  await tasks.checkbox('One').click();
  await tasks.checkbox('Two').click();
  await expect(messages(page).getByText('“Two” completed')).toBeVisible();
  await expect(messages(page).getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Two', 'Three']);
  await expect(messages(page)).toHaveCount(0);

  // [issue 13.16] Projects made in passing take the next unused colour.
  await tasks.saved();
  const projects = (await (await ask(page, 'projects?select=color')).json()) as object[];
  expect(new Set(projects.map((project) => JSON.stringify(project))).size).toBe(2);

  // A project made, another deleted right after it: Undo brings back the deleted one and leaves the new one.
  await dashboard.go('Settings');
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByLabel('Project name').fill('Orchard');
  await page.keyboard.press('Enter');
  await expect(dashboard.entry('Orchard')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Garden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project deleted', { exact: true })).toBeVisible();
  await expect(dashboard.entry('Garden')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(dashboard.entry('Garden')).toBeVisible();
  await expect(dashboard.entry('Orchard')).toBeVisible();

  // A half-filled form asks before it goes.
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByLabel('Project name').fill('Half a n');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue('Half a n');
});

test('[issue 13.2] a bar that cannot be fetched fails alone; once the page was idle a short outage is not noticed', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|Failed to fetch/);
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [{ title: 'One', position: 0 }]);
  await seed(page, 'tasks', [
    {
      title: 'Daily',
      position: 1,
      due_date: new Date().toISOString(),
      repeat_pattern: 'daily',
      repeat_interval: 1,
    },
  ]);
  const parts = /\/bulk-bar[\w.-]*\.js$/;
  let refused = 0;
  await page.route(parts, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.reload();
  await tasks.row('One').focus();
  await page.keyboard.press('x');
  // Where it was tried twice the first message may still be on its way out.
  await expect(page.getByText('This could not be loaded. Please try again.').first()).toBeVisible();
  await expect(tasks.row('One')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute(parts);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(tasks.bulkBar).toBeVisible();

  // Whatever a row offers is there once the page has been idle.
  await idle(page, () => page.reload());
  await dashboard.loaded();
  await cut(page);
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu', { name: 'More for One' });
  const settings = page.getByRole('dialog', { name: 'Task Settings' });
  await tasks.row('One').hover();
  await tasks.row('One').getByRole('button', { name: 'More for One' }).click();
  await menu.getByRole('menuitem', { name: /^Task settings/ }).click();
  await settings.getByRole('button', { name: 'Pick a day' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick a day' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tasks.row('One').click({ button: 'right' });
  await menu.getByRole('menuitem', { name: /^Add a subtask/ }).click();
  await expect(page.getByRole('textbox', { name: 'Add a subtask to One' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tasks.row('One')).toBeFocused();
  await page.keyboard.press('x');
  await tasks.bulkBar.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('menuitem', { name: 'Pick a date…' }).click();
  await expect(page.getByRole('textbox', { name: 'When' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'When' })).toHaveCount(0);
  await tasks.bulkBar.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tasks.input.fill('Two tomorrow');
  await expect(page.getByRole('group', { name: 'What the task will have' })).toContainText('17:00');
  await page.getByRole('button', { name: 'Details of the task' }).click();
  await expect(page.getByRole('combobox', { name: 'Priority' })).toBeVisible();
  await page.getByRole('button', { name: 'Sort and group' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Priority' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await restore(page);
  await idle(page, () => page.goto('/dashboard?view=today'));
  await dashboard.loaded();
  await cut(page);
  await tasks.row('Daily').hover();
  await tasks.row('Daily').getByRole('button', { name: 'Move Daily to another day' }).click();
  await expect(page.getByRole('textbox', { name: 'When' })).toBeFocused();
  await page.keyboard.press('Escape');
  await tasks.openSettings('Daily');
  await settings.getByRole('button', { name: 'Pick a day' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick a day' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tasks.checkbox('Daily').click();
  await expect(messages(page).getByText('“Daily” completed. Next on')).toBeVisible();
  await restore(page);
});

test('[issue 13.3] [TL3] what is being written outlasts its task, is offered, and its letters complete nothing', async ({
  page,
  dashboard,
  tasks,
  user,
}) => {
  const listening = page.waitForResponse((answer) => answer.url().includes('/live/v1'));
  await dashboard.open('?view=all');
  const titles = ['One', 'Two', 'Three', 'Four'];
  const rows = titles.map((title, position) => ({ title, position }));
  await seed(page, 'tasks', rows);
  await page.reload();
  await expect(tasks.rows).toHaveCount(4);
  await listening;
  const offer = page.getByRole('region', { name: 'Messages (F8)', exact: true });
  const field = tasks.editor();

  await tasks.startEditing('One');
  await page.keyboard.press('End');
  await page.keyboard.type(', and much');
  await tickElsewhere(page, user, 'One');
  await expect(dashboard.entry('All Tasks')).toContainText('3');
  await expect(field).toBeFocused();
  await page.keyboard.type(' longer x1d');
  await expect(field).toHaveValue('One, and much longer x1d');
  await page.keyboard.press('Enter');
  await expect(offer).toContainText('“One” has left this list');
  await expect(offer).toContainText('“One, and much longer x1d”');
  await offer.getByRole('button', { name: 'Add as a task' }).click();
  await expect
    .poll(() => tasks.titles())
    .toEqual(['One, and much longer x1d', 'Two', 'Three', 'Four']);

  // A subtask on its way.
  await tasks.choose('Two', /^Add a subtask/);
  const below = page.getByRole('textbox', { name: 'Add a subtask to Two' });
  await expect(below).toBeFocused();
  await page.keyboard.type('Half a pa');
  await tasks.saved();
  await tickElsewhere(page, user, 'Two');
  await expect(dashboard.entry('All Tasks')).toContainText('3');
  await page.keyboard.type('rt x1d');
  await expect(below).toHaveValue('Half a part x1d');
  await page.keyboard.press('Enter');
  await expect(offer).toContainText('Your text was not saved: “Half a part x1d”');
  await expect(tasks.row('Two')).toHaveCount(0);

  // All of a task, in its dialog.
  await tasks.openSettings('Three');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const notes = dialog.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Half a page');
  await tasks.saved();
  await tickElsewhere(page, user, 'Three');
  await expect(dialog.getByRole('alert')).toContainText('“Three” has left this list.');
  await expect(notes).toBeFocused();
  await page.keyboard.type(' x1d');
  await dialog.getByRole('button', { name: 'Add as a task' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => tasks.titles()).toEqual(['Three', 'One, and much longer x1d', 'Four']);
  await tasks.openSettings('Three');
  await expect(notes).toHaveValue('Half a page x1d');
  await page.keyboard.press('Escape');
});

test('[issue 13.6] [issue 13.7] what is ambiguous is offered, what cannot repeat is said, and what was typed outlasts the page', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  const chips = page.getByRole('group', { name: 'What the task will have' });
  const offer = page.getByRole('button', { name: 'Read "15m" as 15 min' });
  await tasks.input.fill('Drink every 2 hours');
  const said = page.getByRole('form', { name: 'New task' }).locator('[aria-live=polite]');
  await expect(said).toContainText('A task cannot repeat “every 2 hours”');
  await expect(chips).toHaveCount(0);
  await tasks.input.fill('Buy 15m hose');
  await expect(offer).toBeVisible();
  await expect(chips).toHaveCount(0);
  await offer.press('Enter');
  await expect(tasks.input).toBeFocused();
  await expect(chips).toContainText('15 min');
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep "15m" as text' }).click();
  await expect(chips).toHaveCount(0);
  await tasks.input.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Buy 15m hose']);

  await tasks.input.fill('Half a thought tomorrow');
  await dashboard.go('Eisenhower');
  const line = page.getByRole('textbox', { name: 'Add a task to Neither' });
  await line.fill('Half an idea');
  await dashboard.go('All Tasks');
  await expect(tasks.input).toHaveValue('Half a thought tomorrow');
  await expect(chips).toContainText('17:00');
  await page.goto('/dashboard?tool=eisenhower');
  await expect(line).toHaveValue('Half an idea');
  await line.press('Enter');
  await expect(line).toHaveValue('');
  await dashboard.go('All Tasks');
  await expect(tasks.input).toHaveValue('Half a thought tomorrow');
  await tasks.input.press('Enter');
  await expect(tasks.row('Half a thought')).toBeVisible();
  await tasks.saved();
  await page.reload();
  await expect(tasks.input).toHaveValue('');
});
