import { expect, seed, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Asks the server as the person who is signed in, past the screen. */
async function ask(page: Page, path: string) {
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  const { access_token } = JSON.parse(stored ?? '') as { access_token: string };
  const config = await page.request.get('/config.json');
  const { publishableKey } = (await config.json()) as { publishableKey: string };
  const headers = { apikey: publishableKey, authorization: `Bearer ${access_token}` };
  const answer = await page.request.get(`/rest/v1/${path}`, { headers });
  expect(answer.ok()).toBe(true);
  return answer;
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
  await expect(page.getByText('“Two” completed')).toBeVisible();
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
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|Failed to fetch/);
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [{ title: 'One', position: 0 }]);
  const parts = /\/bulk-bar[\w.-]*\.js$/;
  let refused = 0;
  await page.route(parts, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.reload();
  await tasks.row('One').focus();
  await page.keyboard.press('x');
  await expect(page.getByText('This could not be loaded. Please try again.')).toBeVisible();
  await expect(tasks.row('One')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute(parts);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(tasks.bulkBar).toBeVisible();

  const fetched = page.waitForResponse(/bulk-bar/);
  await page.reload();
  await tasks.row('One').waitFor();
  await fetched;
  await dashboard.loaded();
  await context.setOffline(true);
  await tasks.row('One').focus();
  await page.keyboard.press('x');
  await expect(tasks.bulkBar).toBeVisible();
  await context.setOffline(false);
});

test('[issue 13.6] [issue 13.7] what is ambiguous is offered, what cannot repeat is said, and what was typed outlasts the page', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?view=all');
  const chips = page.getByRole('group', { name: 'What the task will have' });
  const offer = page.getByRole('button', { name: 'Read "15m" as 15 min' });
  await tasks.input.fill('Stand-up every weekday 9am');
  const said = page.getByRole('form', { name: 'Add a task' }).getByRole('status');
  await expect(said).toContainText('A task cannot repeat “every weekday”');
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
