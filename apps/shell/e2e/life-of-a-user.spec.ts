import { createSignedIn, expect, newestLink, newPerson, test } from '@plainday/testing-e2e';

test('the whole life of a user', async ({
  page,
  auth,
  dashboard,
  tasks,
  baseURL,
  browser,
  noise,
}) => {
  test.setTimeout(120_000);
  noise.allow(/status of 400/);
  const person = newPerson();
  const url = baseURL ?? '';

  await test.step('signs up and confirms', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).first().click();
    await auth.signUp(person);
    await expect(auth.message('Check your email for the confirmation link!')).toBeVisible();
    await auth.openLink(await newestLink(url, person.email), person.email);
    await expect(dashboard.heading('All Tasks')).toBeVisible();
    await dashboard.signOut();
    await expect(auth.message('Signed out successfully')).toBeVisible();
  });

  await test.step('signs in, after a wrong password', async () => {
    await auth.open();
    await auth.signIn({ ...person, password: 'Wrong4Word' });
    await expect(auth.message('Invalid login credentials')).toBeVisible();
    await auth.signIn(person);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(auth.message('Welcome back!')).toBeVisible();
  });

  await test.step('adds and edits tasks', async () => {
    await expect(page.getByText('Start by adding your first task')).toBeVisible();
    await tasks.add('Water the plants', 'Call Grace', 'Write a letter');
    await expect
      .poll(() => tasks.titles())
      .toEqual(['Write a letter', 'Call Grace', 'Water the plants']);
    await tasks.rename('Call Grace', 'Call Grace Hopper');
  });

  await test.step('reorders, and finds everything after a reload', async () => {
    await tasks.moveUp('Water the plants');
    const order = ['Write a letter', 'Water the plants', 'Call Grace Hopper'];
    await expect.poll(() => tasks.titles()).toEqual(order);
    await tasks.saved();
    await page.reload();
    await expect.poll(() => tasks.titles()).toEqual(order);
  });

  await test.step('searches', async () => {
    await dashboard.search.fill('PLANTS');
    await expect.poll(() => tasks.titles()).toEqual(['Water the plants']);
    await dashboard.search.fill('nothing like it');
    await expect(page.getByText('No tasks found for "nothing like it"')).toBeVisible();
    await dashboard.search.fill('');
    await expect.poll(() => tasks.titles()).toHaveLength(3);
  });

  await test.step('deletes and restores', async () => {
    await tasks.delete('Write a letter');
    await tasks.checkbox('Water the plants').click();
    await expect.poll(() => tasks.titles()).toEqual(['Call Grace Hopper']);
    await dashboard.go('Trash');
    await expect(tasks.row('Write a letter')).toBeVisible();
    await tasks.restore('Write a letter');
    await expect(tasks.row('Write a letter')).toHaveCount(0);
    await dashboard.go('All Tasks');
    await expect(tasks.row('Write a letter')).toBeVisible();
  });

  await test.step('keeps it all from a second person', async () => {
    const { session: value } = await createSignedIn(url);
    const localStorage = [{ name: 'plainday.auth', value }];
    const context = await browser.newContext({
      baseURL: url,
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByText('Start by adding your first task')).toBeVisible();
    await second.goto('/dashboard?view=trash');
    await expect(second.getByText('Trash is empty')).toBeVisible();
    await context.close();
  });

  await test.step('signs out for good', async () => {
    await dashboard.signOut();
    await expect(page).not.toHaveURL(/\/dashboard/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText('Call Grace Hopper')).toHaveCount(0);
  });
});
