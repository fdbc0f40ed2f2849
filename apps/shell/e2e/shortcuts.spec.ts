import { expect, userTest as test } from '@plainday/testing-e2e';

test('? shows the shortcuts of the shell and of every tool, and gives the focus back', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings');
  await dashboard.loaded();
  await dashboard.entry('Settings').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const group of ['Everywhere', 'Go to', 'Lists', 'Tasks']) {
    await expect(sheet.getByRole('region', { name: group, exact: true })).toBeVisible();
  }
  const row = (term: string) => sheet.locator('dl > div').filter({ hasText: term });
  await expect(row('Move up').locator('kbd')).toHaveText(['Ctrl', 'Shift', '↑']);
  await expect(row('Pomodoro Timer').locator('kbd')).toHaveText(['G', 'P']);
  const search = sheet.getByRole('searchbox', { name: 'Search shortcuts...' });
  await expect(search).toBeFocused();
  await search.fill('pomodoro timer');
  await expect(row('Move up')).toHaveCount(0);
  await expect(row('Pomodoro Timer')).toBeVisible();
  await search.fill('zebra');
  await expect(sheet.getByText('No shortcut for “zebra”')).toBeVisible();
  await search.fill('');
  await expect(row('Move up')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(dashboard.entry('Settings')).toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet).toBeVisible();
});

test('G and a letter lead to every place that the sheet names', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Has the focus');
  await page.keyboard.press('Control+/');
  await expect(tasks.input).toBeFocused();
  await dashboard.heading().focus();
  await page.keyboard.press('Control+/');
  const places = page.getByRole('region', { name: 'Go to' }).locator('dl > div');
  await expect(places.first()).toBeVisible();
  const listed = await places.evaluateAll((rows) =>
    rows.map((row) => ({
      title: row.querySelector('dt')?.textContent ?? '',
      key: row.querySelector('dd > :last-child')?.textContent ?? '',
    })),
  );
  expect(listed.length).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  for (const { title, key } of listed) {
    await page.keyboard.press('g');
    await page.keyboard.press(key.toLowerCase());
    await expect(dashboard.entry(title)).toHaveAttribute('aria-current', 'page');
    await expect(dashboard.heading()).toBeFocused();
  }
});

test('with single keys off only keys with Ctrl, Cmd or Alt act', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('One');
  await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '') as {
      user: { id: string };
    };
    localStorage.setItem(`plainday.preferences.${user.id}`, JSON.stringify({ singleKeys: false }));
  });
  await page.reload();
  await tasks.row('One').focus();
  for (const key of ['?', '/', 'j', 'a', 'd', 'i', 'm', '1', 'u', 'Delete', 'g', 't', 't']) {
    await page.keyboard.press(key);
  }
  await expect(tasks.row('One')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dashboard.heading('All Tasks')).toBeVisible();
  await expect(tasks.row('One')).not.toContainText('priority');

  await page.keyboard.press('Control+b');
  await expect(dashboard.sidebar).toHaveCount(0);
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('are switched off');
  await sheet.getByRole('link', { name: /Preferences/ }).click();
  await expect(dashboard.heading('Settings')).toBeVisible();
});
