import {
  createSession,
  createSignedIn,
  DashboardPage,
  engineTest as test,
  expect,
  freePort,
  keptOffline,
  openServerLine,
  SITE,
  startGatewayProcess,
  TaskListPage,
} from '@plainday/testing-e2e';
import { tools } from '@plainday/shared-utils/site';

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

test('with the server away it starts again, takes a task, and sends it when it is back', async ({
  visitor,
  allow,
}) => {
  test.setTimeout(180_000);
  // The browser says itself that nobody answers.
  allow(/./);
  const port = await freePort();
  const direct = `http://127.0.0.1:${port}`;
  const line = await openServerLine(direct);
  const gateway = await startGatewayProcess(SITE, { PUBLIC_URL: line.url, PORT: `${port}` });
  try {
    const { session } = await createSignedIn(gateway.url);
    const dashboard = new DashboardPage(visitor);
    const tasks = new TaskListPage(visitor);
    await visitor.goto(`${line.url}/robots.txt`);
    await visitor.evaluate((value) => localStorage.setItem('plainday.auth', value), session);
    await visitor.goto(`${line.url}/dashboard`);
    await dashboard.heading('All Tasks').waitFor();
    await tasks.add('Buy milk');
    await expect.poll(() => onServer(direct, session)).toEqual(['Buy milk']);
    await keptOffline(visitor);
    await line.cut();
    await visitor.reload();
    await expect.poll(() => tasks.titles()).toEqual(['Buy milk']);
    await tasks.add('Call Ann');
    for (const { id, heading } of tools.slice(0, 3)) {
      await dashboard.visit(`?tool=${id}`);
      await dashboard.heading(heading).waitFor();
    }
    await visitor.reload();
    await dashboard.heading(tools[2].heading).waitFor();
    await dashboard.go('All Tasks');
    await expect.poll(() => tasks.titles()).toEqual(['Call Ann', 'Buy milk']);
    await line.mend();
    await expect
      .poll(async () => (await onServer(direct, session)).sort(), { timeout: 60_000 })
      .toEqual(['Buy milk', 'Call Ann']);
  } finally {
    await line.close();
    await gateway.close();
  }
});

/** Titles of the tasks that the server has. */
async function onServer(url: string, session: string): Promise<string[]> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  const answer = await fetch(`${url}/rest/v1/tasks?select=title`, {
    headers: { apikey: config.publishableKey, authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}
