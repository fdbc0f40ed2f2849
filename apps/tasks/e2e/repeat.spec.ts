import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  installClock,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';

// 14:06 in Berlin, on a Wednesday.
const NOW = new Date('2026-11-25T13:06:00Z');

test('[TL27] how a task repeats is typed, toggled by weekdays or taken from a sentence, with its next days in sight', async ({
  page,
  dashboard,
  tasks,
}) => {
  await installClock(page, NOW);
  await dashboard.open();
  await seed(page, 'tasks', [{ title: 'Check the proofs', due_date: '2026-11-25T15:00:00Z' }]);
  await page.reload();
  await tasks.openSettings('Check the proofs');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const button = dialog.getByRole('button', { name: 'Choose how it repeats' });
  await button.click();
  const popover = page.getByRole('dialog', { name: 'Repeat' });
  const words = popover.getByRole('textbox', { name: 'Repeat in words' });
  await expect(words).toBeFocused();
  await page.keyboard.type('every mon, wed, fri');
  await expect(popover.getByRole('status')).toHaveText(
    'Every Monday, Wednesday and Friday. Next: Wed, Nov 25 · Fri, Nov 27 · Mon, Nov 30',
  );
  await expect(popover.getByRole('button', { pressed: true })).toHaveText([
    'MoMonday',
    'WeWednesday',
    'FrFriday',
  ]);

  // Escape leaves what was there, Enter takes what was typed.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: 'Repeat' })).not.toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.type('every third');
  await expect(popover.getByRole('status')).toHaveText('Not a repetition yet');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' fri');
  await page.keyboard.press('Enter');
  await expect(popover).toHaveCount(0);
  await expect(dialog.getByText('Every month on the third Friday. Next:')).toBeVisible();
  // A day that is none of the rule's gives way.
  await expect(dialog.getByLabel('Due date', { exact: true })).toHaveValue('12/18/2026');

  await button.click();
  await expect(words).toHaveValue('Every month on the third Friday');
  await popover.getByRole('button', { name: /^Every week on Friday/ }).click();
  await expect(words).toHaveValue('Weekly');
  await popover.getByRole('button', { name: 'Monday' }).click();
  await expect(words).toHaveValue('Every Monday and Friday');
  await expectNoViolations(page, 'the window of repetition');
  await expectNoViolationsOnPhone(page, 'the window of repetition');
  await popover.getByText('Completion', { exact: true }).click();
  await popover.getByLabel('Ends').selectOption('after some times');
  await popover.getByRole('spinbutton').fill('3');
  await expect(words).toHaveValue('Every Monday and Friday after completion, 3 times');
  await popover.getByLabel('Ends').selectOption('on a day');
  await expect(popover.getByLabel('Last day', { exact: true })).toHaveValue('01/18/2027');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tasks.row('Check the proofs')).toContainText(
    'Every Monday and Friday after completion',
  );
  await expect(tasks.row('Check the proofs')).toContainText('Dec 18, 16:00');

  await tasks.openSettings('Check the proofs');
  await button.click();
  await popover.getByRole('button', { name: 'Do not repeat' }).click();
  await expect(popover).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tasks.row('Check the proofs')).not.toContainText('Every');
});
