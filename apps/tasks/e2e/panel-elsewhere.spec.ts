import { expect, openListening, twoDevicesTest as test } from '@plainday/testing-e2e';

test('[TL11] [issue 39.5] a field that another device changes flashes in the open panel and is said; the one that is written in stays', async ({
  page,
  dashboard,
  tasks,
  phone,
}) => {
  await openListening({ page, dashboard });
  await tasks.add('Prepare the talk');
  await tasks.saved();
  await openListening(phone);
  await tasks.openSettings('Prepare the talk');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const title = dialog.getByLabel('Title');

  // What is done here, in the list beside the panel too, is not news.
  await tasks.row('Prepare the talk').focus();
  await page.keyboard.press('3');
  await expect(dialog.getByRole('radio', { name: 'Low' })).toBeChecked();
  await tasks.saved();
  await expect(dialog.getByText(/Changed elsewhere/)).toHaveCount(0);

  await phone.tasks.row('Prepare the talk').focus();
  await phone.page.keyboard.press('1');
  await phone.tasks.saved();
  await expect(dialog.getByRole('radio', { name: 'High' })).toBeChecked();
  await expect(dialog.getByText('Changed elsewhere: Priority')).toBeVisible();
  await expect(page.locator('[data-part="Priority"][data-flash]')).toBeVisible();
  await expect(
    page.locator('[role="status"],[aria-live]').filter({ hasText: 'Changed elsewhere: Priority' }),
  ).not.toHaveCount(0);

  await dialog.getByLabel('Duration (minutes)').fill('45');
  await expect(dialog.getByText(/Changed elsewhere/)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await tasks.saved();
  await title.fill('');
  await phone.tasks.rename('Prepare the talk', 'Give the talk');
  await phone.tasks.saved();
  await expect(tasks.row('Give the talk')).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(dialog.getByText(/Changed elsewhere/)).toHaveCount(0);
});

test('[TL11] [issue 39.5] it is said while a write of this page waits, the star flashes as well, and the next key has seen it', async ({
  page,
  dashboard,
  tasks,
  phone,
}) => {
  await openListening({ page, dashboard });
  await tasks.add('Prepare the talk');
  await tasks.add('Call the plumber');
  await tasks.saved();
  await openListening(phone);
  await tasks.openSettings('Prepare the talk');
  const dialog = page.getByRole('dialog', { name: 'Task Settings' });
  const said = dialog.getByText(/Changed elsewhere/);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/**', async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  const written = page.waitForRequest((request) => request.method() === 'PATCH');
  for (const title of ['Prepare the talk', 'Call the plumber']) {
    await tasks.row(title).focus();
    await page.keyboard.press('3');
  }
  await expect(dialog.getByRole('radio', { name: 'Low' })).toBeChecked();
  await written;
  await expect(said).toHaveCount(0);

  await phone.tasks.openSettings('Prepare the talk');
  await phone.page.getByRole('button', { name: 'In focus' }).click();
  await phone.tasks.saved();
  const star = dialog.getByRole('button', { name: 'In focus' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(said).toHaveText('Changed elsewhere: In focus');
  await expect(star).toHaveCSS('animation-name', /\w/);
  await expect(star).not.toHaveCSS('animation-name', 'none');

  await page.keyboard.press('Shift');
  await expect(said).toHaveCount(0);
  release();
  await tasks.saved();
  await expect(dialog.getByRole('radio', { name: 'Low' })).toBeChecked();
  await expect(said).toHaveCount(0);
});
