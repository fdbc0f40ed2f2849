import {
  expect,
  expectNoViolations,
  installClock,
  message,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Of the messages that stay: one that is on its way out still has its button. */
const undo = (page: Page) =>
  page.locator('li:not([data-removed="true"])').getByRole('button', { name: 'Undo', exact: true });

/** What the message covers of the buttons of rows, and of the bars that stay. Null as long as it is not drawn. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const said = document.querySelector('[data-message]')?.closest('li')?.getBoundingClientRect();
    if (!said) return null;
    const kept =
      'main li :is(button:not([data-edit]), input), nav, header, section[aria-label="Selected tasks"]';
    return [...document.querySelectorAll(kept)]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isBeside = box.right <= said.left || box.left >= said.right;
        return box.width > 0 && !isBeside && box.bottom > said.top && box.top < said.bottom;
      })
      .map((one) => one.getAttribute('aria-label') ?? one.tagName);
  });

// Motion is a part of what is looked at here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[decision 77] a message names its thing, F8 leads to its Undo, and Undo gives the focus back', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add('Cook dinner', 'Pay rent');
  await tasks.row('Pay rent').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await page.keyboard.press('Delete');
  await expect(message(page, '“Pay rent” deleted')).toBeVisible();
  await expect(tasks.row('Cook dinner')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await expectNoViolations(page, 'message in focus');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Pay rent', 'Cook dinner']);
  await expect(tasks.row('Cook dinner')).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(message(page, '“Cook dinner” deleted')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tasks.row('Pay rent')).toBeFocused();
});

test('what is deleted for good leaves no Undo behind', async ({ page, dashboard, tasks }) => {
  await dashboard.open();
  await tasks.add('Keep', 'Pay rent');
  await tasks.delete('Pay rent');
  await expect(message(page, '“Pay rent” deleted')).toBeVisible();
  await dashboard.go('Trash');
  await page.getByRole('button', { name: 'Empty Trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty Trash' }).click();
  await expect(message(page, 'Trash emptied')).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
  await tasks.saved();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^(PATCH|DELETE)$/.test(request.method())) asked.push(request.url());
    if (request.url().endsWith('/rpc/change_tasks')) asked.push(request.url());
  });
  await dashboard.heading().focus();
  await page.keyboard.press('Control+z');
  await dashboard.go('All Tasks');
  await expect.poll(() => tasks.titles()).toEqual(['Keep']);
  expect(asked).toEqual([]);
});

test('[decision 77] a success takes the errors of its form away', async ({
  page,
  dashboard,
  auth,
  user,
}) => {
  await dashboard.open();
  await dashboard.signOut();
  await auth.email.waitFor();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(message(page, 'Please check your input')).toBeVisible();
  await auth.signIn(user);
  await expect(message(page, 'Welcome back!')).toBeVisible();
  // At the foot of the window: what heads a page, its switches and buttons, stays free.
  const said = await message(page, 'Welcome back!').boundingBox();
  expect(said?.y).toBeGreaterThan(400);
  await expect(message(page, 'Please check your input')).toHaveCount(0);
});

test('[WCAG 2.2.1] [issue 13.1] messages stay until they are closed, for whoever chooses so, and cover no button of a row', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('switch', { name: 'Messages stay until closed' }).click();
  await page.getByRole('button', { name: 'Hide all' }).click();
  const due_date = new Date().toISOString();
  const rows = Array.from({ length: 24 }, (_, position) => ({
    title: `No. ${position}`,
    position,
  }));
  await seed(
    page,
    'tasks',
    rows.map((row) => ({ ...row, due_date, focused: true })),
  );
  await installClock(page);
  await dashboard.open('?view=all');
  await tasks.add('Pay rent');
  await tasks.checkbox('Pay rent').click();
  const said = message(page, '“Pay rent” completed');
  await expect(said).toBeVisible();
  await page.clock.runFor(6000);
  await expect(said).toBeVisible();
  await expectNoViolations(page, 'message that stays');

  for (const place of ['All Tasks', 'Today']) {
    await dashboard.go(place);
    await dashboard.loaded();
    for (const width of [1920, 1280, 1024, 768, 700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => covered(page), `${place}, ${width} px`).toEqual([]);
      if (width === 360) continue;
      // The row that the pointer is on shows all of its buttons.
      await page.mouse.move(width - 100, 760);
      await expect.poll(() => covered(page), `${place}, ${width} px, pointer`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // On a phone the keys would open its drawer.
    await expect(dashboard.sidebar).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(dashboard.sidebar).toBeHidden();
    await expect.poll(() => covered(page), `${place}, no sidebar`).toEqual([]);
    await page.keyboard.press('Control+b');
    await expect(dashboard.sidebar).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => covered(page), `${place}, text at 200 %`).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
  await page
    .getByRole('listitem')
    .filter({ has: page.getByText('“Pay rent” completed') })
    .getByRole('button', { name: 'Close' })
    .click();
  await page.clock.runFor(1000);
  await expect(said).toHaveCount(0);
});

test('a file that cannot be fetched fails alone, says so, and comes at the next try', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await dashboard.open('?view=all');
  await tasks.add('Keep', 'Pay rent');
  // The first message brings what shows messages.
  await tasks.checkbox('Pay rent').click();
  await expect(message(page, '“Pay rent” completed')).toBeVisible();
  await tasks.saved();
  const palettes = /\/(assets|shell)\/.*palette.*\.js$/;
  await page.reload();
  await page.route(palettes, (route) => route.abort());
  await tasks.checkbox('Keep').waitFor();
  await tasks.checkbox('Keep').click();
  await expect(message(page, '“Keep” completed')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(message(page, 'This could not be loaded. Please try again.')).toBeVisible();
  await expect(dashboard.heading('All Tasks')).toBeVisible();
  await page.unroute(palettes);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});
