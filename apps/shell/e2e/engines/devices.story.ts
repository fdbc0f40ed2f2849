import {
  createSession,
  DashboardPage,
  engineTest as test,
  expect,
  TaskListPage,
} from '@plainday/testing-e2e';

test('what is changed in one engine is seen in another', async ({
  dashboard,
  tasks,
  signedIn,
  browser,
  baseURL,
}) => {
  await dashboard.open();
  await tasks.add('Buy milk');
  const localStorage = [
    { name: 'plainday.auth', value: await createSession(baseURL, signedIn.account) },
  ];
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  const page = await context.newPage();
  const others = new TaskListPage(page);
  await new DashboardPage(page).open();
  await expect.poll(() => others.titles()).toEqual(['Buy milk']);
  await others.add('Call Ann');
  await expect.poll(() => tasks.titles()).toEqual(['Call Ann', 'Buy milk']);
  await tasks.checkbox('Buy milk').click();
  await expect.poll(() => others.titles()).toEqual(['Call Ann']);
  await context.close();
});
