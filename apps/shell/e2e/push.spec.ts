import { randomUUID } from 'node:crypto';
import {
  expect,
  expectNoViolations,
  keptOffline,
  message,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A push as the browser gets it from its service, opened: the worker's own event. */
async function deliver(page: Page, said: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(said),
  });
  await devtools.detach();
}

interface Shown {
  readonly title: string;
  readonly tag: string;
}

/** The system's side of the worker, which this browser without a window has none of: what is shown, by tag. */
async function listenToSystem(page: Page): Promise<() => Promise<readonly Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  await worker.evaluate(() => {
    const shown = new Map<string, object>();
    const { registration } = globalThis as unknown as { registration: object };
    Object.assign(registration, {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.has(tag) ? [shown.get(tag)] : [],
      showNotification: async (title: string, options: { tag: string }) =>
        void shown.set(options.tag, { title, ...options }),
    });
    Object.assign(globalThis, { shown });
  });
  return () =>
    worker.evaluate(() => [
      ...(globalThis as unknown as { shown: Map<string, Shown> }).shown.values(),
    ]);
}

test('[DB22] a push shows its task once, and a page that is looked at shows it itself', async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  await keptOffline(page);
  const reminder = {
    kind: 'reminder',
    id: randomUUID(),
    title: 'Compare with the approved colours',
    at: inMinutes(0),
    due: inMinutes(-30 * 24 * 60),
    day: null,
    of: 'Halden identity',
    project: null,
    key: randomUUID(),
    plain: true,
  };
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data)),
      ),
  );
  const beside = await listenToSystem(page);
  await deliver(page, reminder);
  expect(await heard).toEqual({ pushed: reminder });
  expect(await beside()).toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/tools/mind-mapping');
  await page.close();
  const shown = await listenToSystem(other);
  await deliver(other, reminder);
  await expect.poll(shown).toMatchObject([
    {
      title: 'Compare with the approved colours',
      body: expect.stringMatching(/^Due \w{3}, \w{3} \d+, \d\d:\d\d\nHalden identity$/),
      tag: `reminder-${reminder.id}`,
    },
  ]);
  await deliver(other, reminder);
  await deliver(other, { kind: 'several', count: 3, titles: ['Water the seedlings', 'Pay rent'] });
  await expect
    .poll(async () => (await shown()).map(({ title }) => title).toSorted())
    .toEqual(['3 reminders', 'Compare with the approved colours']);
});

test('[DB22] the address that the worker opens ticks the task, with Undo, once', async ({
  page,
  dashboard,
}) => {
  await dashboard.open();
  const id = randomUUID();
  const task = { id, title: 'Water', due_date: inMinutes(60), reminder_time: inMinutes(-1) };
  await seed(page, 'tasks', [task]);
  await page.goto(`/dashboard?view=today&reminder=${id}&answer=done`);
  await expect(message(page, /Water.*completed/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?view=today$/);
});

test('[DB22] [issue 41.1] Done on a notification is kept without a network, and sent when there is one', async ({
  page,
  context,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|did not answer: calendar-events/);
  await dashboard.open('?view=today');
  const id = randomUUID();
  const task = { id, title: 'Water', due_date: inMinutes(0), reminder_time: inMinutes(-1) };
  await seed(page, 'tasks', [task]);
  await page.reload();
  await page.locator('#root main').getByText('Water', { exact: true }).first().waitFor();
  await keptOffline(page);
  await context.setOffline(true);
  // What the worker opens where its own request gets no answer.
  await page.goto(`/dashboard?view=today&reminder=${id}&answer=done`);
  await expect(message(page, /Water.*completed/)).toBeVisible();
  const sent = page.waitForResponse((response) => {
    const request = response.request();
    return request.method() !== 'GET' && `${request.url()} ${request.postData()}`.includes(id);
  });
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
});

test('[SE32] Settings say how reminders reach this device, and keep quiet hours and days off', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=settings&at=preferences.quiet-hours');
  const group = page.getByRole('region', { name: 'When Plainday is closed' });
  // A browser without a window allows no notifications.
  await expect(
    group.getByText(/^(Only while Plainday is open|The browser says: blocked)/),
  ).toBeVisible();
  await group.getByRole('switch', { name: 'Quiet hours' }).check();
  await group.getByRole('checkbox', { name: 'Sunday' }).check();
  await expect(group.getByRole('combobox', { name: 'Quiet hours begin' })).toHaveValue('1320');
  await expectNoViolations(page, 'reminders on devices');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page, 'reminders on devices, on a phone in the dark');
  await page.reload();
  await expect(group.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await expect(group.getByRole('combobox', { name: 'Quiet hours end' })).toHaveValue('420');
});
