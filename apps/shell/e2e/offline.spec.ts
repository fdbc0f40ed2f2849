import {
  expect,
  expectNoViolations,
  keptOffline,
  reloadOffline,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(150_000);

const status = (page: Page) => page.getByRole('banner').locator('[aria-live=polite]');

/** What the server has, by table. */
async function onServer(page: Page, path: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (query) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    const answer = await fetch(`/rest/v1/${query}`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Record<string, unknown>[];
  }, path);
}

/** Names of the lists that the device keeps for the person who is signed in. */
async function keptLists(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(`plainday-${stored.user.id}`);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The database does not open.'));
    });
    const reading = db.transaction('snapshots').objectStore('snapshots').getAllKeys();
    const keys = await new Promise<readonly string[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result.map(String));
    });
    db.close();
    return keys.map((key) => key.split('(')[0] ?? '');
  });
}

test('without a network it starts again, tasks and projects are worked on, and the server gets each once', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await dashboard.open();
  await tasks.add('Buy milk', 'Call Ann', 'Pay rent');
  await dashboard.addProject('Garden');
  await tasks.saved();
  await keptOffline(page);

  await context.setOffline(true);
  await reloadOffline(page);
  await expect(tasks.row('Buy milk')).toBeVisible();
  await expect(status(page)).toContainText('Offline');
  await expectNoViolations(page, 'offline after a start without a network');
  await tasks.add('Water plants');
  await tasks.rename('Call Ann', 'Call Anna');
  await tasks.moveUp('Pay rent');
  await tasks.checkbox('Buy milk').click();
  await expect(tasks.row('Buy milk')).toHaveCount(0);
  await tasks.delete('Water plants');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Water plants')).toBeVisible();
  const shown = await tasks.titles();
  await dashboard.addProject('House');
  await dashboard.go('Settings');
  await page.getByRole('button', { name: 'Move House up' }).click();
  await expect(dashboard.sidebar.locator('[data-project]')).toContainText(['House', 'Garden']);
  await page.getByRole('button', { name: 'Duplicate Garden', exact: true }).click();
  await expect(dashboard.sidebar.locator('[data-project]')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dashboard.sidebar.locator('[data-project]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit Garden' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await form.getByLabel('Project name').fill('Orchard');
  await form.getByLabel('Description').fill('Apples and pears');
  await form.getByRole('radio', { name: 'Green' }).check();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.sidebar.locator('[data-project]')).toContainText(['House', 'Orchard']);
  await dashboard.go('All Tasks');

  await reloadOffline(page);
  await expect(tasks.row('Water plants')).toBeVisible();
  expect(await tasks.titles()).toEqual(shown);
  await expect(dashboard.sidebar.locator('[data-project]')).toContainText(['House', 'Orchard']);
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/dashboard');
  await expect(next.getByRole('row').filter({ hasText: 'Call Anna' })).toBeVisible();
  await expect
    .poll(async () =>
      (await onServer(next, 'tasks?select=title,completed&order=title')).map(
        ({ title, completed }) => `${String(title)} ${String(completed)}`,
      ),
    )
    .toEqual(['Buy milk true', 'Call Anna false', 'Pay rent false', 'Water plants false']);
  await expect(status(next)).toHaveText('');
  const titles = async (query: string) => (await onServer(next, query)).map(({ title }) => title);
  await expect
    .poll(() => titles('tasks?select=title&completed=is.false&order=position'))
    .toEqual(shown);
  await expect
    .poll(() => onServer(next, 'projects?select=title,description,color&order=position'))
    .toEqual([
      expect.objectContaining({ title: 'House' }),
      { title: 'Orchard', description: 'Apples and pears', color: '#10B981' },
    ]);
});

test('account tools that were never opened start offline with their rows; what is added and edited there is saved once', async ({
  page,
  context,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await dashboard.open();
  await seed(page, 'ideas', [{ title: 'Idea box' }]);
  await seed(page, 'habits', [{ title: 'Read', color: '#3B82F6' }]);
  await seed(page, 'learning_progress', [{ topic: 'SQL', subject: 'other', notes: null }]);
  await seed(page, 'time_sessions', [
    {
      task_name: 'Call Grace',
      start_time: '2026-11-20T09:00:00Z',
      end_time: '2026-11-20T10:00:00Z',
      duration: 3600,
    },
  ]);
  await keptOffline(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('plainday.read-ahead')), {
      message: 'the lists are read ahead',
      timeout: 60_000,
    })
    .not.toBeNull();
  // What is kept is written when the page is idle.
  await expect.poll(() => keptLists(page)).toContain('timeTrackerList');
  await context.setOffline(true);
  await reloadOffline(page);

  const main = page.getByRole('main');
  await dashboard.go('Idea Capture');
  await expect(main.getByRole('button', { name: 'Idea box', exact: true })).toBeVisible();
  await expect(status(page)).toContainText(/Offline· as of \d\d:\d\d/);
  await expectNoViolations(page, 'a tool offline');
  await main.getByRole('textbox', { name: 'Idea', exact: true }).fill('Postcards');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByRole('button', { name: 'Postcards', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Idea box', exact: true }).click();
  const idea = page.getByRole('dialog', { name: 'Edit idea' });
  await idea.getByRole('textbox', { name: /^Title/ }).fill('Box of ideas');
  await page.keyboard.press('Control+Enter');
  await expect(main.getByRole('button', { name: 'Box of ideas', exact: true })).toBeVisible();

  await dashboard.go('Habit Tracker');
  const today = main
    .locator('[aria-current=date]')
    .and(main.getByRole('gridcell', { name: /^Read, / }));
  await today.click();
  await expect(today).toHaveAccessibleName(/, done$/);
  await main.getByRole('textbox', { name: 'Habit name' }).fill('Stretch');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Stretch', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'More actions: Read' }).click();
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  const habit = page.getByRole('dialog', { name: 'Edit habit' });
  await habit.getByRole('textbox', { name: /^Name/ }).fill('Read a page');
  await habit.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('button', { name: 'Read a page', exact: true })).toBeVisible();

  await dashboard.go('Learning Tracker');
  const goal = main.getByRole('list', { name: 'Learning goals' }).getByRole('listitem');
  await main.getByRole('button', { name: 'More actions for SQL' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('spinbutton', { name: 'Target hours' }).fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(goal).toContainText('0.0 of 2 h');
  await main.getByRole('button', { name: 'New Goal' }).click();
  const topic = page.getByRole('dialog', { name: 'New goal' });
  await topic.getByRole('textbox', { name: /^Topic/ }).fill('Typography');
  await page.keyboard.press('Control+Enter');
  await expect(goal).toHaveCount(2);

  await dashboard.go('Time Tracker');
  const entries = main.getByRole('list', { name: 'Recent entries' });
  await expect(entries).toContainText('Call Grace');
  await main.getByRole('button', { name: 'Add entry', exact: true }).click();
  const entry = page.getByRole('dialog', { name: 'Add entry' });
  await entry.getByRole('textbox', { name: 'Task name' }).fill('Draft a letter');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toContainText('Draft a letter');
  await main.getByRole('button', { name: 'More: Call Grace' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const known = page.getByRole('dialog', { name: 'Edit entry' });
  await known.getByRole('textbox', { name: 'Task name' }).fill('Call Grace Hopper');
  await known.getByRole('button', { name: 'Save' }).click();
  await expect(entries).toContainText('Call Grace Hopper');

  await reloadOffline(page);
  await expect(entries).toContainText('Draft a letter');
  await dashboard.go('Idea Capture');
  await expect(main.getByRole('button', { name: 'Box of ideas', exact: true })).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/dashboard?tool=idea-capture');
  await expect(next.getByRole('button', { name: 'Postcards', exact: true })).toBeVisible();
  const titles = async (query: string, column: string) =>
    (await onServer(next, query)).map((row) => row[column]);
  await expect
    .poll(() => titles('ideas?order=title', 'title'))
    .toEqual(['Box of ideas', 'Postcards']);
  await expect
    .poll(() => titles('habits?order=title', 'title'))
    .toEqual(['Read a page', 'Stretch']);
  await expect.poll(() => titles('habit_completions', 'habit_id')).toHaveLength(1);
  await expect
    .poll(() => titles('learning_progress?order=topic', 'topic'))
    .toEqual(['SQL', 'Typography']);
  await expect
    .poll(() => titles('learning_progress?topic=eq.SQL', 'notes'))
    .toEqual(['Target: 2 hours']);
  await expect
    .poll(() => titles('time_sessions?order=task_name', 'task_name'))
    .toEqual(['Call Grace Hopper', 'Draft a letter']);
});
