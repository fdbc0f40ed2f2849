import { enterTime, expect, seed, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Remembers every write of tasks that the page sends. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET' || pathname.endsWith('/task_counts');
    if (pathname.startsWith('/rest/v1/') && !isRead) {
      writes.push(`${request.method()} ${pathname.slice('/rest/v1/'.length)}`);
    }
  });
  return writes;
}

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five'];
const rows = () => NAMES.map((title, position) => ({ title, position }));

test('a mouse selects with Ctrl and Shift, and a click that selects does nothing else', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', rows());
  await page.reload();
  const title = (name: string) => tasks.row(name).getByText(name, { exact: true });
  await title('Two').click({ modifiers: ['ControlOrMeta'] });
  await tasks.checkbox('Four').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => tasks.selectedTitles()).toEqual(['Two', 'Four']);
  await expect(tasks.rows.getByRole('textbox')).toHaveCount(0);
  await title('Five').click({ modifiers: ['Shift'] });
  await title('Three').click({ modifiers: ['Shift'] });
  await expect.poll(() => tasks.selectedTitles()).toEqual(['Two', 'Three', 'Four']);
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: '3 tasks selected' }),
  ).toBeAttached();
  await tasks.bulkBar.getByRole('button', { name: /^Clear/ }).click();
  await expect(tasks.bulkBar).toHaveCount(0);
  expect(await tasks.titles()).toEqual(NAMES);
});

test('each action is one step, one request and one undo', async ({ page, dashboard, tasks }) => {
  await dashboard.open();
  await dashboard.addProject('Garden');
  await seed(page, 'tasks', rows());
  await page.reload();
  await tasks.row('Two').focus();
  const writes = recordWrites(page);
  const isOneRequest = async () => {
    // It is on the device before it is sent.
    await expect.poll(() => writes.length).toBeGreaterThan(0);
    await tasks.saved();
    expect(writes.splice(0)).toEqual(['POST rpc/change_tasks']);
  };
  const takeBack = async () => {
    await page.keyboard.press('Control+z');
    await isOneRequest();
    await expect.poll(() => tasks.titles()).toEqual(NAMES);
  };
  const select = async () => {
    await tasks.row('Two').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => tasks.selectedTitles()).toEqual(['Two', 'Three', 'Four']);
  };

  await select();
  await tasks.bulkBar.getByRole('button', { name: 'Complete' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Five']);
  await expect(page.getByRole('listitem').filter({ hasText: '3 tasks completed' })).toBeVisible();
  await isOneRequest();
  await takeBack();

  await select();
  await page.keyboard.press('1');
  for (const name of ['Two', 'Three', 'Four']) {
    await expect(tasks.row(name)).toContainText('High priority');
  }
  await isOneRequest();
  await takeBack();

  await select();
  await tasks.bulkBar.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await expect(tasks.row('Four')).toContainText('17:00');
  await isOneRequest();
  await takeBack();

  await select();
  await tasks.bulkBar.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('menuitem', { name: /^Pick a date/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog.getByRole('textbox', { name: 'When' })).toBeFocused();
  await page.keyboard.type('5 march 2031');
  await enterTime(dialog.getByLabel('Time', { exact: true }), '09:30');
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(tasks.row('Two')).toContainText('Mar 05, 2031, 09:30');
  await expect(tasks.row('Four')).toContainText('Mar 05, 2031, 09:30');
  await isOneRequest();
  await takeBack();

  await select();
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await page.keyboard.type('Gard');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Five']);
  await isOneRequest();
  await takeBack();

  await select();
  await page.keyboard.press('Control+Enter');
  await tasks.bulkBar.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['One', 'Five']);
  await expect(tasks.row('Five').or(tasks.row('One')).and(page.locator(':focus'))).toHaveCount(1);
  await isOneRequest();
  const toast = page.getByRole('listitem').filter({ hasText: '3 tasks deleted' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => tasks.titles()).toEqual(NAMES);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(NAMES);
});

test('what is typed while a window is on its way stands in its field, and does nothing to the list', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', rows());
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/project-picker/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await tasks.row('Two').focus();
  await page.keyboard.press('m');
  await page.keyboard.type('d1');
  await page.keyboard.press('Delete');
  arrive();
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Project' })).toHaveValue('d1');
  expect(await tasks.titles()).toEqual(NAMES);
  await expect(tasks.row('Two')).not.toContainText('High priority');
});

test('a repeating task that is completed with others comes again, and Undo takes that back', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', [
    {
      title: 'Water the plants',
      position: 0,
      repeat_pattern: 'weekly',
      repeat_interval: 1,
      due_date: '2031-03-05T16:00:00Z',
    },
    {
      title: 'Call Grace',
      position: 1,
      repeat_pattern: null,
      repeat_interval: null,
      due_date: null,
    },
  ]);
  await page.reload();
  await tasks.row('Call Grace').focus();
  await page.keyboard.press('Control+a');
  const writes = recordWrites(page);
  await page.keyboard.press('d');
  await expect.poll(() => tasks.titles()).toEqual(['Water the plants']);
  await expect(tasks.row('Water the plants')).toContainText('Mar 12');
  await tasks.saved();
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['Water the plants', 'Call Grace']);
  await expect(tasks.row('Water the plants')).toContainText('Mar 05');
  await tasks.saved();
  expect(writes).toEqual(['POST rpc/change_tasks', 'POST rpc/change_tasks']);
});

test('5,000 tasks are completed in one request and come back in one', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  const many = Array.from({ length: 5000 }, (_, position) => ({
    title: `T${position}.`,
    position,
  }));
  await seed(page, 'tasks', many);
  await page.reload();
  await tasks.row('T0.').focus();
  await page.keyboard.press('Control+a');
  await expect(tasks.bulkBar).toContainText('5000 selected');
  const writes = recordWrites(page);
  await page.keyboard.press('d');
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
  await tasks.saved();
  await page.keyboard.press('Control+z');
  await expect(tasks.row('T0.')).toBeVisible();
  await tasks.saved();
  expect(writes).toEqual(['POST rpc/change_tasks', 'POST rpc/change_tasks']);
  await page.reload();
  await expect(page.getByRole('grid', { name: 'All Tasks' })).toHaveAttribute(
    'aria-rowcount',
    '5000',
  );
});

test('in the trash several are restored, or deleted for good after a question', async ({
  page,
  dashboard,
  tasks,
}) => {
  const deleted_at = '2026-11-20T10:00:00Z';
  await dashboard.open();
  await seed(
    page,
    'tasks',
    rows().map((row) => ({ ...row, deleted_at })),
  );
  await dashboard.open('?view=trash');
  await expect(tasks.rows).toHaveCount(5);
  await tasks.rows.first().focus();
  const writes = recordWrites(page);
  await page.keyboard.press('Shift+ArrowDown');
  await tasks.bulkBar.getByRole('button', { name: 'Restore' }).click();
  await expect(tasks.rows).toHaveCount(3);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('3 tasks will be gone for good');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await tasks.saved();
  expect(writes).toEqual(['POST rpc/change_tasks', 'POST rpc/remove_seen_tasks']);
  await dashboard.open('?view=all');
  await expect(tasks.rows).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[TL19] [TL24] the menu or a resting finger selects, then a tap does; a swipe completes or schedules', async ({
    page,
    dashboard,
    tasks,
  }) => {
    await dashboard.open();
    await seed(page, 'tasks', rows());
    await page.reload();
    // The add bar is lower without the focus: what is pressed meanwhile stays where it is.
    await tasks.add('Six');
    await tasks.add('Seven');
    await tasks.checkbox('Six').tap();
    await expect(tasks.row('Six')).toHaveCount(0);
    await tasks.add('Eight');
    await tasks.checkbox('Seven').click();
    await expect(tasks.row('Seven')).toHaveCount(0);
    await tasks.checkbox('Eight').click();
    await expect(tasks.row('Eight')).toHaveCount(0);
    await tasks.row('Two').getByRole('button', { name: /^More/ }).tap();
    await page.getByRole('menuitem', { name: /^Select/ }).tap();
    await tasks.row('Four').getByText('Four').tap();
    await expect.poll(() => tasks.selectedTitles()).toEqual(['Two', 'Four']);
    await tasks.bulkBar.getByRole('button', { name: 'Delete' }).tap();
    await expect.poll(() => tasks.titles()).toEqual(['One', 'Three', 'Five']);

    const box = await tasks.row('Three').boundingBox();
    const touch = { pointerType: 'touch', bubbles: true, clientX: 100, clientY: box?.y ?? 0 };
    await tasks.row('Three').dispatchEvent('pointerdown', touch);
    await expect.poll(() => tasks.selectedTitles()).toEqual(['Three']);
    await tasks.row('Three').dispatchEvent('pointerup', touch);
    await page.keyboard.press('Escape');

    // [TL24] Delete is in sight without scrolling; a finger across the row completes or schedules, down it scrolls.
    await tasks.row('Five').getByRole('button', { name: /^More/ }).tap();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await tasks.swipe('Three', 40, 90);
    await tasks.swipe('Three', 40);
    await expect.poll(() => tasks.titles()).toEqual(['One', 'Three', 'Five']);
    await tasks.swipe('Three', 130);
    await expect.poll(() => tasks.titles()).toEqual(['One', 'Five']);
    await tasks.swipe('Five', -130);
    await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
  });
});
