import { expect, userTest as test, type TaskListPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { LIST_SHORTCUTS, type ListShortcut } from '../src/shared/task-rows/list-shortcuts';
import { press, waysOf } from './press';

interface Scene {
  readonly page: Page;
  readonly tasks: TaskListPage;
}

/** What a shortcut did to the task in focus, 'Two' of One, Two, Three, and how to go back. */
type Check = (scene: Scene) => Promise<void>;

const undo = (page: Page) => page.keyboard.press('Control+z');
const order = ({ tasks }: Scene, ...titles: string[]) =>
  expect.poll(() => tasks.titles()).toEqual(titles);

function focuses(title: string): Check {
  return ({ tasks }) => expect(tasks.row(title)).toBeFocused();
}

function changes(text: string | RegExp): Check {
  return async ({ page, tasks }) => {
    await expect(tasks.row('Two')).toContainText(text);
    await undo(page);
    await expect(tasks.row('Two')).not.toContainText(text);
  };
}

function moves(...titles: string[]): Check {
  return async (scene) => {
    await order(scene, ...titles);
    await expect(scene.tasks.row('Two')).toBeFocused();
    await undo(scene.page);
    await order(scene, 'One', 'Two', 'Three');
  };
}

/** Expects that these are selected, then nothing. */
function selects(...titles: string[]): Check {
  return async ({ page, tasks }) => {
    await expect.poll(() => tasks.selectedTitles()).toEqual(titles);
    await page.keyboard.press('Escape');
    await expect.poll(() => tasks.selectedTitles()).toEqual([]);
  };
}

const takesAway: Check = async (scene) => {
  await order(scene, 'One', 'Three');
  await undo(scene.page);
  await order(scene, 'One', 'Two', 'Three');
};

/** One check for each shortcut of the registry: a new one without a check does not compile. */
const CHECKS: Readonly<Record<ListShortcut, Check>> = {
  next: focuses('Three'),
  previous: focuses('One'),
  first: focuses('One'),
  last: focuses('Three'),
  edit: async ({ page, tasks }) => {
    await expect(tasks.row('Two').getByRole('textbox', { name: 'Task title' })).toBeFocused();
    await page.keyboard.press('Escape');
  },
  settings: async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Task Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  track: async ({ page }) => {
    const pill = page.getByRole('button', { name: /^Time Tracker:.*Two$/ });
    await expect(pill).toBeVisible();
    await undo(page);
    await expect(pill).toHaveCount(0);
  },
  complete: takesAway,
  today: changes(/\w{3} \d\d, \d\d:\d\d/),
  tomorrow: changes(/\w{3} \d\d, 17:00/),
  'next-week': changes(/\w{3} \d\d, 17:00/),
  date: async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  high: changes('High priority'),
  medium: ({ tasks }) => expect(tasks.row('Two')).not.toContainText('priority'),
  low: changes('Low priority'),
  project: async ({ page, tasks }) => {
    await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
    await page.keyboard.type('gar');
    await expect(page.getByRole('option')).toHaveText(['Garden']);
    await page.keyboard.press('Enter');
    await expect(tasks.row('Two')).toHaveCount(0);
    await undo(page);
    await expect(tasks.row('Two')).toBeVisible();
  },
  tag: async ({ page, tasks }) => {
    await expect(page.getByRole('combobox', { name: 'Tag' })).toBeFocused();
    await page.keyboard.type('phone');
    await page.keyboard.press('Enter');
    await expect(tasks.row('Two')).toContainText('@phone');
    await undo(page);
    await expect(tasks.row('Two')).not.toContainText('@phone');
  },
  subtask: async ({ page, tasks }) => {
    await expect(tasks.row('Two').getByRole('textbox', { name: /Add a subtask/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tasks.row('Two')).toBeFocused();
  },
  up: moves('Two', 'One', 'Three'),
  down: moves('One', 'Three', 'Two'),
  top: moves('Two', 'One', 'Three'),
  bottom: moves('One', 'Three', 'Two'),
  in: takesAway,
  // A task of its own stays one.
  out: (scene) => order(scene, 'One', 'Two', 'Three'),
  delete: takesAway,
  select: selects('Two'),
  'select-down': selects('Two', 'Three'),
  'select-up': selects('One', 'Two'),
  'select-all': selects('One', 'Two', 'Three'),
  bulk: async ({ page, tasks }) => {
    await expect(tasks.bulkBar).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(tasks.bulkBar).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(tasks.bulkBar.getByRole('button', { name: 'Complete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tasks.row('Two')).toBeFocused();
  },
  clear: async ({ page, tasks }) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Escape');
    await expect.poll(() => tasks.selectedTitles()).toEqual([]);
  },
};

test('every shortcut of the list does what the sheet says, whichever way it is pressed', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await dashboard.addProject('Garden');
  await tasks.add('Three', 'Two', 'One');
  for (const { id, title, shortcut } of LIST_SHORTCUTS) {
    for (const way of waysOf(shortcut)) {
      await test.step(`${title}: ${way}`, async () => {
        await tasks.row('Two').focus();
        await press(page, way);
        await CHECKS[id]({ page, tasks });
      });
    }
  }
});

test('a held key walks, but completes and deletes only once', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Four', 'Three', 'Two', 'One');
  await tasks.row('One').focus();
  await page.keyboard.down('j');
  await page.keyboard.down('j');
  await page.keyboard.up('j');
  await expect(tasks.row('Three')).toBeFocused();
  await page.keyboard.down('Delete');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Two', 'Four']);
  await expect(tasks.row('Four')).toBeFocused();
  await page.keyboard.down('Delete');
  await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await page.keyboard.press('k');
  await expect(tasks.row('Two')).toBeFocused();
  expect(await tasks.titles()).toEqual(['One', 'Two', 'Four']);
});
