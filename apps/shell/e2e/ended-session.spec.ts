import { endSessions, expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';

test('what was not sent when the session ended elsewhere is sent once the same person is back', async ({
  page,
  context,
  baseURL,
  user,
  auth,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Not saved: tasks/);
  await dashboard.open();
  await tasks.add('Buy milk');
  await tasks.saved();
  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await tasks.add('Pay rent');
  await tasks.rename('Buy milk', 'Buy oat milk');
  const status = page.getByRole('banner').locator('[aria-live=polite]');
  await expect(status).toContainText('2 to send');

  await endSessions(baseURL ?? '', user);
  await context.unroute('**/rest/v1/**');
  await status.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(
    page.getByText('Your session has ended. Please sign in again.', { exact: true }),
  ).toBeVisible();
  await expect(auth.email).toBeVisible();
  await expectNoViolations(page, 'a session that has ended');

  await auth.signIn(user);
  await expect(tasks.row('Pay rent')).toBeVisible();
  await expect(tasks.row('Buy oat milk')).toBeVisible();
  await tasks.saved();
  expect((await tasks.titles()).toSorted()).toEqual(['Buy oat milk', 'Pay rent']);
  await page.reload();
  await expect(tasks.row('Pay rent')).toBeVisible();
  expect((await tasks.titles()).toSorted()).toEqual(['Buy oat milk', 'Pay rent']);
});
