import {
  expect,
  seed,
  stepTo,
  userTest as test,
  type DashboardPage,
  type TaskListPage,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { chooseByKeys } from './menu-keys';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Names something in the dialog that has come up, whose field has the focus. */
async function name(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type(text);
  await press(page, 'Enter');
}

async function openTag(page: Page, dashboard: DashboardPage, tag: string): Promise<void> {
  await press(page, 'Control+k');
  await page.keyboard.type(tag);
  const option = page.getByRole('option', { name: new RegExp(`^${tag}`) });
  await option.waitFor();
  await expect(async () => {
    await press(page, 'ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
  }).toPass({ intervals: [0] });
  await press(page, 'Enter');
  await expect(dashboard.heading(tag)).toBeFocused();
}

async function begin(
  page: Page,
  dashboard: DashboardPage,
  tasks: TaskListPage,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await dashboard.open();
  await seed(page, 'tasks', [
    { title: 'Call Ada', tags: ['phone'], priority: 'high' },
    { title: 'Call Ben', tags: ['phone', 'mira'], priority: 'low' },
    { title: 'Water', tags: ['garden'], priority: 'low' },
  ]);
  await page.reload();
  await expect(tasks.row('Water')).toBeVisible();
}

const shown = (tasks: TaskListPage) => expect.poll(async () => [...(await tasks.titles())].sort());

for (const width of [1280, 320]) {
  test(`[FL1][FL5] [issue 39.8] a filter by keys alone at ${width} px`, async ({
    page,
    dashboard,
    tasks,
  }) => {
    await begin(page, dashboard, tasks, width);
    await openTag(page, dashboard, '@phone');
    const add = button(page, 'Condition');
    await stepTo(page, add);
    await chooseByKeys(page, 'Condition', 'Priority', 'High');
    await expect(add).toBeFocused();
    await shown(tasks).toEqual(['Call Ada']);

    await press(page, 'Shift+Tab');
    await expect(button(page, 'Priority is high')).toBeFocused();
    await chooseByKeys(page, 'Condition', 'Priority is not high');
    await expect(button(page, 'Priority is not high')).toBeFocused();
    await shown(tasks).toEqual(['Call Ben']);
    await chooseByKeys(page, 'Condition', 'Or', 'Tag', '@phone');
    const joined = button(page, 'Priority is not high or tag is @phone');
    await expect(joined).toBeFocused();
    await shown(tasks).toEqual(['Call Ada', 'Call Ben']);

    await stepTo(page, button(page, 'Save as filter'));
    await press(page, 'Enter');
    await name(page, 'Ring');
    await expect(dashboard.heading('Ring')).toBeFocused();
    await stepTo(page, button(page, 'More for Ring'));
    await chooseByKeys(page, 'More for Ring', 'Rename…');
    await name(page, 'Ring soon');
    await expect(button(page, 'More for Ring soon')).toBeFocused();
    await chooseByKeys(page, 'More for Ring soon', 'Delete filter');
    await expect(dashboard.heading('All Tasks')).toBeFocused();
    await press(page, 'Control+z', 'Control+k');
    await page.keyboard.type('ring soon');
    await expect(page.getByRole('option', { name: /Ring soon/ }).last()).toBeVisible();
  });

  test(`[TG2] [issue 39.8] a tag is renamed, merged and deleted by keys alone at ${width} px`, async ({
    page,
    dashboard,
    tasks,
  }) => {
    await begin(page, dashboard, tasks, width);
    await openTag(page, dashboard, '@phone');
    await stepTo(page, button(page, 'More for @phone'));
    await chooseByKeys(page, 'More for @phone', 'Rename or merge…');
    await name(page, 'ring');
    await expect(dashboard.heading('@ring')).toBeFocused();
    await stepTo(page, button(page, 'More for @ring'));
    await chooseByKeys(page, 'More for @ring', 'Rename or merge…');
    await name(page, 'mira');
    await expect(dashboard.heading('@mira')).toBeFocused();
    await shown(tasks).toEqual(['Call Ada', 'Call Ben']);
    await stepTo(page, button(page, 'More for @mira'));
    await chooseByKeys(page, 'More for @mira', 'Delete tag');
    await shown(tasks).toEqual([]);
    await press(page, 'Control+z');
    await shown(tasks).toEqual(['Call Ada', 'Call Ben']);
  });
}
