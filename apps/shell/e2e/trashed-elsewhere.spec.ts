import { expect, expectNoViolations, TaskListPage, userTest as test } from '@plainday/testing-e2e';
import { askForTasks, openAgain, status } from './outbox-steps';

test('[V4] what was done to tasks that another device has moved to the trash is told, and comes out again with them', async ({
  page,
  browser,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await dashboard.open();
  await tasks.add('Call Ann', 'Bake a cake');
  await tasks.saved();
  const other = await browser.newContext({ storageState: await context.storageState() });
  const second = await openAgain(other);
  const theirs = new TaskListPage(second);
  await expect(theirs.row('Call Ann')).toBeVisible();
  await other.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await theirs.rename('Call Ann', 'Call Berta');
  await theirs.choose('Bake a cake', 'Add a subtask');
  const field = second.getByLabel('Add a subtask to Bake a cake');
  await field.fill('Buy eggs');
  await field.press('Enter');
  await theirs.row('Call Berta').focus();
  await second.keyboard.press('Control+a');
  await second.keyboard.press('1');
  await expect(status(second)).toContainText('3 to send');
  await tasks.delete('Call Ann');
  await tasks.delete('Bake a cake');
  await tasks.saved();

  await other.unroute('**/rest/v1/**');
  await second.getByRole('button', { name: 'Send now' }).click();
  await second.getByRole('button', { name: '3 changed elsewhere' }).click();
  const list = second.getByRole('dialog', { name: 'Changed elsewhere' });
  const of = (name: string | RegExp) => list.getByRole('group', { name, exact: true });
  await expect(of('Call Berta')).toBeVisible();
  await expect(list).toContainText(
    'Moved to the trash on another device. What you did is kept there.',
  );
  await expect(of('Buy eggs').getByRole('button', { name: 'Leave in the trash' })).toBeVisible();
  await expectNoViolations(second, 'moved to the trash elsewhere');
  await expect(theirs.row('Call Berta')).toHaveCount(0);
  await of(/ and 1 more$/)
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(theirs.row('Bake a cake')).toContainText('High priority');
  await expect(theirs.row('Call Berta')).toContainText('High priority');
  const query = 'select=title&deleted_at=is.null&order=title';
  await expect
    .poll(() => askForTasks(page, { method: 'GET', query }))
    .toEqual(['Bake a cake', 'Buy eggs', 'Call Berta']);
  await other.close();
});
