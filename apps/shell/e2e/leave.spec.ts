import { denyDatabase, expect, userTest as test } from '@plainday/testing-e2e';

test('a browser that stores nothing asks before changes are left behind, and only then', async ({
  page,
  dashboard,
  tasks,
}) => {
  await denyDatabase(page);
  await dashboard.open();
  await tasks.add('Saved');
  await tasks.saved();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (asked.length > 1 ? dialog.accept() : dialog.dismiss());
  });

  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/rest/v1/tasks*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await tasks.input.fill('On its way');
  await tasks.input.press('Enter');
  await expect(tasks.row('On its way')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);

  release();
  await tasks.saved();
  await page.reload();
  await expect(tasks.row('On its way')).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});
