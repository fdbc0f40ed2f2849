import { engineTest as test, expect } from '@plainday/testing-e2e';

test('tasks are added, ticked, taken back, thrown away and put in order', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Buy milk', 'Call Ann', 'Pay rent');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent', 'Call Ann', 'Buy milk']);

  await tasks.checkbox('Call Ann').click();
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent', 'Buy milk']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent', 'Call Ann', 'Buy milk']);

  await tasks.drag('Buy milk', 'Pay rent');
  await expect.poll(() => tasks.titles()).toEqual(['Buy milk', 'Pay rent', 'Call Ann']);
  await tasks.row('Buy milk').focus();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent', 'Buy milk', 'Call Ann']);

  await tasks.delete('Pay rent');
  await dashboard.go('Trash');
  await tasks.row('Pay rent').waitFor();
  await dashboard.go('All Tasks');
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Buy milk', 'Call Ann']);
});
