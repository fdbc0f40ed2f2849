import {
  expect,
  isStream,
  openListening,
  seed,
  TaskListPage,
  twoDevicesTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Changes rows as the person on this page, past the screen. */
async function change(page: Page, path: string, data: unknown): Promise<void> {
  const headers = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey: apikey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    return { apikey, authorization: `Bearer ${token}` };
  });
  const response = await page.request.patch(`/rest/v1/${path}`, { headers, data });
  expect(response.ok()).toBe(true);
}

const ENTRY = {
  task_name: 'Call Grace',
  start_time: '2026-11-20T09:00:00Z',
  end_time: '2026-11-20T10:00:00Z',
  duration: 3600,
};
const TOOLS = [
  ['idea-capture', 'ideas', { title: 'Postcards as invoices' }, 'Postcards as invoices'],
  ['habits', 'habits', { title: 'Stretch' }, 'Stretch'],
  ['learning-tracker', 'learning_progress', { topic: 'Spanish verbs' }, 'Spanish verbs'],
  ['eisenhower', 'tasks', { title: 'Plan the trip', priority: 'high' }, 'Plan the trip'],
  ['time-tracker', 'time_sessions', ENTRY, 'Call Grace'],
] as const;

test('what one device does shows on the other, without a reload, in every tool that is in the account', async ({
  page,
  dashboard,
  tasks,
  phone,
}) => {
  let streams = 0;
  phone.context.on('response', (response) => (streams += Number(isStream(response))));
  await openListening({ page, dashboard });
  await openListening(phone);
  await tasks.add('Buy milk', 'Call Ann', 'Pay rent');
  await expect(phone.tasks.rows).toHaveText([/Pay rent/, /Call Ann/, /Buy milk/]);
  await expect(phone.dashboard.entry('All Tasks')).toContainText('3');

  // What is being typed stays while others change around it.
  await phone.tasks.startEditing('Call Ann');
  await phone.page.keyboard.press('End');
  await phone.page.keyboard.type(' tonight');
  await tasks.rename('Buy milk', 'Buy oat milk');
  await expect(phone.tasks.row('Buy oat milk')).toBeVisible();
  await expect(phone.tasks.editor()).toHaveValue(/tonight/);
  await phone.page.keyboard.press('Enter');
  await expect(tasks.rows.filter({ hasText: 'tonight' })).toHaveCount(1);

  await tasks.moveUp('Buy oat milk');
  await expect(phone.tasks.rows).toHaveText([/Pay rent/, /Buy oat milk/, /tonight/]);
  await phone.tasks.checkbox('Pay rent').click();
  await expect(tasks.row('Pay rent')).toHaveCount(0);
  await expect(dashboard.entry('All Tasks')).toContainText('2');

  await dashboard.addProject('Garden');
  await expect(phone.dashboard.entry('Garden')).toBeVisible();
  await change(page, 'projects?title=eq.Garden', { title: 'Allotment' });
  await expect(phone.dashboard.entry('Allotment')).toBeVisible();
  const expression = '{"kind":"words","words":"oat"}';
  await seed(page, 'filters', [{ title: 'With oats', expression }]);
  await expect(phone.dashboard.entry('With oats')).toContainText('1');

  // A second tab is told by the first: the browser has one stream.
  const tab = await phone.context.newPage();
  await tab.goto('/dashboard');
  const inTab = new TaskListPage(tab);
  await expect(inTab.row('tonight')).toBeVisible();
  await tasks.add('Seen in every tab');
  await expect(inTab.row('Seen in every tab')).toBeVisible();
  await expect(phone.tasks.row('Seen in every tab')).toBeVisible();
  expect(streams).toBe(1);
  await tab.close();

  for (const [tool, table, row, text] of TOOLS) {
    await phone.dashboard.visit(`?tool=${tool}`);
    await phone.dashboard.loaded();
    await seed(page, table, [row]);
    await expect(phone.page.getByRole('main').getByText(text).first()).toBeVisible();
  }

  await phone.dashboard.visit('?tool=dashboard&at=total');
  await phone.dashboard.loaded();
  await seed(page, 'tasks', [{ title: 'Counted' }]);
  await expect(phone.page.getByRole('checkbox', { name: 'Complete Counted' })).toBeVisible();
});

test('a device that was away is told what it missed', async ({ page, dashboard, tasks, phone }) => {
  // Parts that were being fetched ahead may fail, too.
  phone.noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Module '.+' of .+ failed/);
  await openListening({ page, dashboard });
  await openListening(phone);
  await tasks.add('Before');
  await expect(phone.tasks.row('Before')).toBeVisible();
  await phone.dashboard.loaded();
  await phone.context.setOffline(true);
  await tasks.add('Meanwhile');
  await tasks.saved();
  await expect(phone.tasks.row('Meanwhile')).toHaveCount(0);
  const again = phone.page.waitForResponse(isStream);
  await phone.context.setOffline(false);
  await again;
  await expect(phone.tasks.row('Meanwhile')).toBeVisible();
  await tasks.checkbox('Before').click();
  await expect(phone.tasks.row('Before')).toHaveCount(0);
});
