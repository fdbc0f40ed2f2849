import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  ROOT,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Locator } from '@playwright/test';
import { openData } from './your-data';

const FIXTURES = join(ROOT, 'apps/tasks/src/shared/import/fixtures');

/** Drops a file on what holds the door. */
async function drop(region: Locator, fixture: string, name: string): Promise<void> {
  const bytes = readFileSync(join(FIXTURES, fixture)).toString('base64');
  await region.getByText('drop its file here').evaluate(
    (place, [content, title]) => {
      const data = new DataTransfer();
      const letters = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      data.items.add(new File([letters], title));
      const options = { bubbles: true, cancelable: true, dataTransfer: data };
      place.dispatchEvent(new DragEvent('dragover', options));
      place.dispatchEvent(new DragEvent('drop', options));
    },
    [bytes, name] as const,
  );
}

test('[SE22] [SE23] [SE24] a project of Todoist is dropped, looked at, imported once, and taken back', async ({
  page,
  dashboard,
  tasks,
}) => {
  const name = 'Home improvement [6Crf4vV5gq2mXp3H].csv';
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/rest/v1/')) {
      writes.push(new URL(request.url()).pathname);
    }
  });
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'todoist/project.csv', name);

  const panel = region.getByRole('region', { name: 'Todoist project' });
  await expect(panel).toContainText('1 project, 9 tasks');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Buy a washer' })).toContainText(
    'New',
  );
  await expect(panel).toContainText('Left behind: 1 comment');
  await expect(panel).toContainText('no completed tasks and no reminders');
  expect(writes.filter((path) => /add_tasks|projects/.test(path))).toEqual([]);
  await expectNoViolations(page, 'the preview of an import');
  await expectNoViolationsOnPhone(page, 'the preview of an import');

  await panel.getByRole('button', { name: 'Import 9 tasks' }).click();
  const result = region.getByRole('region', { name: '9 tasks came in' });
  await expect(result).toContainText('1 new project');
  await expect(dashboard.entry('Home improvement')).toBeVisible();
  await expectNoViolations(page, 'the result of an import');
  await tasks.saved();

  // The same file again: nothing new.
  await drop(region, 'todoist/project.csv', name);
  await expect(panel).toContainText('9 already there');
  await expect(panel.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Cancel' }).click();

  // Undo takes all of it out; then it can come again.
  await page.keyboard.press('Control+z');
  await expect(dashboard.entry('Home improvement')).toHaveCount(0);
  await tasks.saved();
  await drop(region, 'todoist/project.csv', name);
  await panel.getByRole('button', { name: 'Import 9 tasks' }).click();
  await result.getByRole('button', { name: 'Undo import' }).click();
  await expect(region.getByRole('region', { name: 'Import undone' })).toBeVisible();
  await expect(dashboard.entry('Home improvement')).toHaveCount(0);
  await dashboard.go('Trash');
  await expect(page.getByText('Fix the kitchen tap')).toHaveCount(0);
});

test('[SE23] what was edited since stays when an import is taken back from elsewhere', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'texts/todo.txt', 'todo.txt');
  const panel = region.getByRole('region', { name: 'todo.txt' });
  // What lies in no project stays out.
  await panel.getByRole('checkbox', { name: 'Import No project' }).uncheck();
  await panel.getByRole('button', { name: 'Import 2 tasks' }).click();
  const result = region.getByRole('region', { name: '2 tasks came in' });
  await expect(result).toBeVisible();

  await dashboard.go('House');
  await tasks.rename('Order paint', 'Order the paint');
  await tasks.saved();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Order paint', { exact: true })).toBeVisible();
  await tasks.saved();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Call the plumber')).toHaveCount(0);
  await expect(page.getByText('1 edited task kept')).toBeVisible();
  await expect(page.getByText('Order paint', { exact: true })).toBeVisible();
  await expect(dashboard.entry('House')).toBeVisible();
});

test('[SE25] a file that is none of ours is refused in a sentence, and the page goes on', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'hostile/wrong-kind.csv', 'wrong-kind.csv');
  const panel = region.getByRole('region', { name: 'wrong-kind.csv' });
  await expect(panel.getByRole('alert')).toContainText('This file is not one we can read.');
  await drop(region, 'hostile/empty.csv', 'empty.csv');
  await expect(region.getByRole('alert')).toContainText('This file is empty.');
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region.getByRole('button', { name: /^Export,/ })).toBeVisible();
});

test('[SE25] a row that cannot come in is named with its line and why, before and after', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'csv/outlook.csv', 'tasks.csv');
  const why = /: Row \d+ has no title$/;
  const panel = region.getByRole('region', { name: 'Spreadsheet' });
  await expect(panel.getByRole('listitem').filter({ hasText: why })).toBeVisible();
  await panel.getByRole('button', { name: /^Import \d+ tasks$/ }).click();
  const list = region.getByRole('list', { name: 'Could not come in' });
  await expect(list.getByRole('listitem')).toHaveText(why);
  await expectNoViolations(page, 'rows that could not come in');
  await expectNoViolationsOnPhone(page, 'rows that could not come in');
});

test('[SE24] a task that the server refuses is left out alone, and named', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/status of 422 .*add_tasks/);
  await page.route('**/rpc/add_tasks', async (route) => {
    const { tasks } = route.request().postDataJSON() as { tasks: { title: string }[] };
    const spoilt = tasks.map((task) =>
      task.title === 'Order paint' ? { ...task, duration: -1 } : task,
    );
    await route.continue({ postData: { tasks: spoilt } });
  });
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'texts/todo.txt', 'todo.txt');
  await region.getByRole('button', { name: 'Import 9 tasks' }).click();
  const result = region.getByRole('region', { name: '8 tasks came in' });
  const left = result.getByRole('list', { name: 'Not accepted' }).getByRole('listitem');
  await expect(left).toHaveText(/^\s*Cannot\s*Order paint: \S/);
  await expect(result.getByRole('alert')).toHaveCount(0);
  await expectNoViolations(page, 'a task that was not accepted');
  await dashboard.go('House');
  await expect(page.getByText('Call the plumber')).toBeVisible();
});

test('[SE31] habits and notes of other apps come into their tools, and go again', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  const region = await openData(page);
  await drop(region, 'habits/loop.zip', 'Loop Habits.zip');
  const panel = region.getByRole('region', { name: 'Loop habits' });
  await expect(panel.getByRole('row', { name: /Habit Tracker/ })).toContainText('9');
  await expectNoViolations(page, 'the preview of habits');
  await expectNoViolationsOnPhone(page, 'the preview of habits');
  await panel.getByRole('button', { name: 'Import 9 entries' }).click();
  await expect(region.getByRole('region', { name: '9 entries came in' })).toBeVisible();

  await drop(region, 'notes/keep.zip', 'takeout.zip');
  await region.getByRole('button', { name: 'Import 3 entries' }).click();
  await expect(region.getByRole('region', { name: '3 entries came in' })).toBeVisible();
  await dashboard.go('Quick Notes');
  await expect(page.getByText('RAL 9010').first()).toBeVisible();
  await dashboard.go('Habit Tracker');
  await expect(page.getByText('Run, or walk').first()).toBeVisible();

  await dashboard.go('Settings');
  const again = await openData(page);
  await drop(again, 'habits/loop.zip', 'Loop Habits.zip');
  await expect(again.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('button', { name: 'Undo import of Loop Habits.zip' }).click();
  await expect(again.getByRole('button', { name: 'Undo import of Loop Habits.zip' })).toHaveCount(
    0,
  );
  await dashboard.go('Habit Tracker');
  await expect(page.getByText('Run, or walk')).toHaveCount(0);
});
