import {
  createAccount,
  DashboardPage,
  expect,
  expectNoViolations,
  TaskListPage,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { askForTasks, openAgain, status } from './outbox-steps';

/** Titles of the tasks that the server has. */
function titlesOnServer(page: Page): Promise<readonly string[]> {
  return askForTasks(page, { method: 'GET', query: 'select=title&order=title' });
}

/** Deletes a task for good. */
function removeFromServer(page: Page, title: string): Promise<readonly string[]> {
  const query = `title=eq.${encodeURIComponent(title)}&select=title`;
  return askForTasks(page, { method: 'DELETE', query });
}

/** Keeps the disk of the outbox busy for as long as the page is there. */
async function holdDisk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const opening = indexedDB.open(`plainday-outbox-${user.id}`);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const store = opening.result.transaction('writes', 'readwrite').objectStore('writes');
    await new Promise<void>((resolve) => {
      const goOn = () => {
        store.count().onsuccess = goOn;
        resolve();
      };
      store.count().onsuccess = goOn;
    });
  });
}

/** Closes the page as a crash does: nothing is asked, nothing more is sent. */
async function kill(page: Page): Promise<void> {
  await page.close({ runBeforeUnload: false });
}

test('what is done offline stays, outlives the tab, and is on the server once, in its order', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  // A list that this device has never read holds no row back, and is read when one arrives.
  const failure = page.getByText('Your tasks could not be loaded');
  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/dashboard');
  await tasks.add('Buy milk');
  await expect(failure).toBeVisible();
  await expect(tasks.row('Buy milk')).toBeVisible();
  await expectNoViolations(page, 'a row above a list that could not be read');
  // So it is in other lists.
  await dashboard.go('Eisenhower Matrix');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('main').getByText('Buy milk')).toBeVisible();
  await dashboard.go('Idea Capture');
  await expect(page.getByText('The ideas could not be loaded')).toBeVisible();
  await page.getByRole('textbox', { name: 'Idea', exact: true }).fill('Kite');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Kite', exact: true })).toBeVisible();
  await expectNoViolations(page, 'an idea below a list that could not be read');
  await dashboard.go('All Tasks');
  await expect(tasks.row('Buy milk')).toBeVisible();
  await context.unroute('**/rest/v1/**');
  // As a browser tells whose network is back: after so long a cut the next try is half a minute away.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(failure).toHaveCount(0);
  await expect(tasks.row('Buy milk')).toBeVisible();
  await tasks.add('Call Ann');
  await tasks.saved();

  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await tasks.add('Pay rent');
  await expect(status(page)).toContainText('1 to send');
  await expectNoViolations(page, 'offline');
  await tasks.rename('Call Ann', 'Call Anna');
  await tasks.checkbox('Buy milk').click();
  await expect(tasks.row('Buy milk')).toHaveCount(0);
  await expect(status(page)).toContainText('3 to send');
  await tasks.add('Water plants');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Buy milk')).toBeVisible();
  // Nothing is left of a copy that is taken back before it was sent.
  await tasks.choose('Pay rent', 'Duplicate with everything');
  await expect(tasks.row('Pay rent (Copy)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tasks.row('Pay rent (Copy)')).toHaveCount(0);
  await kill(page);

  await context.unroute('**/rest/v1/**');
  const second = await openAgain(context);
  await expect(second.getByRole('row').filter({ hasText: 'Pay rent' })).toBeVisible();
  await expect(second.getByRole('row').filter({ hasText: 'Call Anna' })).toBeVisible();
  await expect
    .poll(() => titlesOnServer(second))
    .toEqual(['Buy milk', 'Call Anna', 'Pay rent', 'Water plants']);
  await expect(status(second)).toHaveText('');

  // A page that goes before its disk has an edit loses nothing of it.
  const again = new TaskListPage(second);
  await holdDisk(second);
  await again.rename('Water plants', 'Water roses');
  await second.reload();
  await expect(again.row('Water roses')).toBeVisible();
  await expect
    .poll(() => titlesOnServer(second))
    .toEqual(['Buy milk', 'Call Anna', 'Pay rent', 'Water roses']);
});

test('what the server refuses holds up nothing, is listed over a reload, and is saved by Retry', async ({
  page,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|Not saved: tasksAdd/);
  await dashboard.open();
  await tasks.add('First');
  await tasks.saved();
  await context.route('**/rest/v1/tasks*', async (route) => {
    const isPoison = route.request().postData()?.includes('Poison') ?? false;
    if (!isPoison) return route.fallback();
    const json = { code: 'PT422', message: 'The title is too long.', hint: 'title', details: null };
    return route.fulfill({ status: 422, json });
  });
  await tasks.input.fill('Poison');
  await tasks.input.press('Enter');
  await tasks.add('Second');
  const button = page.getByRole('button', { name: '1 not saved' });
  await expect(button).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toEqual(['First', 'Second']);

  await page.reload();
  await button.press('Enter');
  const list = page.getByRole('dialog', { name: 'Could not be saved' });
  await expect(list).toContainText('Added: “Poison”');
  await expectNoViolations(page, 'what could not be saved');
  await context.unroute('**/rest/v1/tasks*');
  await list.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(tasks.row('Poison')).toBeVisible();
  await expect(button).toHaveCount(0);
  await expect.poll(() => titlesOnServer(page)).toEqual(['First', 'Poison', 'Second']);
});

test('of two values of one field the later wins, the other comes back by Flip; a row deleted elsewhere is restored', async ({
  page,
  browser,
  context,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Not saved: tasksUpdate/);
  await dashboard.open();
  await tasks.add('Call Ann', 'Buy milk');
  await tasks.saved();
  const other = await browser.newContext({ storageState: await context.storageState() });
  const second = await openAgain(other);
  const theirs = new TaskListPage(second);
  await expect(theirs.row('Call Ann')).toBeVisible();

  await other.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await theirs.rename('Call Ann', 'Call Berta');
  await theirs.rename('Buy milk', 'Buy oat milk');
  await expect(status(second)).toContainText('2 to send');
  await tasks.rename('Call Ann', 'Call Carla');
  await tasks.delete('Buy milk');
  await tasks.saved();
  await removeFromServer(page, 'Buy milk');

  await other.unroute('**/rest/v1/**');
  await second.getByRole('button', { name: 'Send now' }).click();
  const button = second.getByRole('button', { name: '2 changed elsewhere' });
  await expect(button).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toEqual(['Call Berta']);

  await second.setViewportSize({ width: 360, height: 740 });
  const search = await second.getByRole('button', { name: 'Search tasks' }).boundingBox();
  const said = await button.boundingBox();
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThan(search?.x ?? 0);
  await second.setViewportSize({ width: 1280, height: 800 });
  await second.reload();
  await button.focus();
  await second.keyboard.press('Enter');
  const list = second.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(list).toContainText('Title: “Call Carla” there, “Call Berta” here');
  await expectNoViolations(second, 'changed elsewhere');
  await list.getByRole('button', { name: 'Flip' }).press('Enter');
  await expect(theirs.row('Call Carla')).toBeVisible();
  await list.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(list).toHaveCount(0);
  await expect(new DashboardPage(second).heading()).toBeFocused();
  await expect(theirs.row('Buy oat milk')).toBeVisible();
  await expect.poll(() => titlesOnServer(page)).toEqual(['Buy oat milk', 'Call Carla']);
  await other.close();
});

test('an open tab sends what another leaves that dies; signing out asks for what is not sent, and who agrees leaves it to nobody', async ({
  page,
  context,
  baseURL,
  user,
  auth,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await dashboard.open();
  await tasks.saved();
  const second = await openAgain(context, { isCut: true });
  const others = new TaskListPage(second);
  await others.add('Pay rent', 'Water plants');
  await expect(status(second)).toContainText('No connection');
  await expect(status(second)).toContainText('2 to send');
  await expectNoViolations(second, 'no connection');

  await page.bringToFront();
  const leave = dashboard.sidebar.getByRole('button', { name: 'Sign Out' });
  await leave.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 changes could not be saved yet');
  await expectNoViolations(page, 'the question before signing out');
  await question.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(leave).toBeFocused();

  await kill(second);
  await expect.poll(() => titlesOnServer(page)).toEqual(['Pay rent', 'Water plants']);
  await expect(tasks.row('Pay rent')).toBeVisible();

  // Who agrees has lost it: the next person neither sees nor sends it, and it does not come back.
  await context.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await tasks.rename('Pay rent', 'Pay Ada');
  await tasks.add('Secret');
  await expect(status(page)).toContainText('2 to send');
  await leave.press('Enter');
  await expect(question).toContainText('2 changes could not be saved yet');
  await question.getByRole('button', { name: 'Sign out anyway' }).press('Enter');
  await expect(auth.email).toBeVisible();
  await context.unroute('**/rest/v1/**');
  await auth.signIn(await createAccount(baseURL ?? ''));
  await tasks.add('Water herbs');
  await tasks.saved();
  expect(await tasks.titles()).toEqual(['Water herbs']);
  expect(await titlesOnServer(page)).toEqual(['Water herbs']);
  await leave.press('Enter');
  await expect(auth.email).toBeVisible();
  await auth.signIn(user);
  await expect(tasks.row('Pay rent')).toBeVisible();
  await tasks.saved();
  expect((await tasks.titles()).toSorted()).toEqual(['Pay rent', 'Water plants']);
  expect(await titlesOnServer(page)).toEqual(['Pay rent', 'Water plants']);
});
