import { expect, seed, test, userTest } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';

/** How far a text begins from the left edge of what it is in, in CSS pixels. */
const indentOf = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left - element.getBoundingClientRect().left);
  });

const overlap = async (a: Locator, b: Locator) => {
  const [one, other] = [await a.boundingBox(), await b.boundingBox()];
  if (!one || !other) throw new Error('One of the two is not on the screen.');
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
};

test('[S3] [S4] the form of a visitor has the name of its mode, and a password can be shown', async ({
  page,
  auth,
}) => {
  await auth.open();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await auth.switchToSignUp();
  await expect(page.getByRole('form', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Create your account');
  await expect(auth.fullName).toBeFocused();
  await auth.password.fill('not for everybody');
  await expect(auth.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(auth.password).toHaveAttribute('type', 'text');
});

userTest(
  '[S5] [S6] [S7] [S8] [S9] [S10] [S12] [S13] what single controls say and do',
  async ({ page, dashboard, tasks }) => {
    const arabic = 'مهمة واحدة';
    const home = crypto.randomUUID();
    await dashboard.open('?view=all');
    await seed(page, 'projects', [{ id: home, title: arabic, position: 0, color: '#3B82F6' }]);
    await seed(page, 'tasks', [
      { title: 'Alpha', position: 0 },
      { title: arabic, position: 1 },
    ]);
    await page.reload();

    // [S13] A title of another script stands where all others do.
    await expect(tasks.row('Alpha')).toBeVisible();
    const own = await indentOf(tasks.row('Alpha').locator('[data-title]'));
    expect(await indentOf(tasks.row(arabic).locator('[data-title]'))).toBe(own);
    expect(await indentOf(dashboard.entry(arabic).getByText(arabic))).toBeLessThan(3);

    // [S8] The whole box of the search takes a click.
    const box = await page.getByRole('search').boundingBox();
    if (!box) throw new Error('There is no search.');
    await page.mouse.click(box.x + box.width / 2, box.y + 3);
    await expect(dashboard.search).toBeFocused();
    await expect(dashboard.search).toHaveAttribute('type', 'search');
    await page.keyboard.press('Escape');

    // [S9] [S10] Pictures in named buttons say nothing more, and a status of the page is not read under a window.
    await tasks.openSettings('Alpha');
    await page.getByRole('button', { name: 'Pick a day' }).click();
    const calendar = page.getByRole('dialog', { name: 'Pick a day' });
    await expect(calendar.getByRole('navigation', { name: 'Months' })).toBeVisible();
    await expect(calendar.getByRole('img')).toHaveCount(0);
    await expect(
      page.locator('main [aria-live=assertive], main [role=status][id^=Dnd]'),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // [S12] What was begun in the quick add is kept, and that is said.
    await tasks.row('Alpha').focus();
    await page.keyboard.press('q');
    const quickAdd = page.getByRole('dialog', { name: 'Quick add' });
    await quickAdd.getByPlaceholder('Add a task...').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Draft kept').first()).toBeVisible();
    await expect(quickAdd).toHaveCount(0);

    // [S5] Of radio buttons the chosen one has the focus: the next key would choose any other.
    await dashboard.visit('?tool=templates');
    await page.getByRole('button', { name: 'Apply Weekly Review to a project' }).click();
    await page.getByRole('menuitem', { name: arabic }).click();
    const target = page.getByRole('dialog').getByRole('radio', { name: arabic });
    await expect(target).toBeFocused();
    await expect(target).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // [S6] [S7] Notes are told apart by their first words; after a deletion the next one is seen to have the focus.
    await dashboard.visit('?tool=notes');
    const field = page.getByRole('textbox', { name: 'New note' });
    for (const note of ['Buy milk', 'Call Ada']) {
      await field.fill(note);
      await field.press('Control+Enter');
      await expect(page.getByRole('button', { name: `Edit note: ${note}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'More for note: Call Ada' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Edit note: Call Ada' })).toHaveCount(0);
    await expect(page.locator('[data-row-id]:is(:focus, :focus-within)')).toContainText('Buy milk');
    const ring = () =>
      page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await ring()).not.toBe('none');
  },
);

const MESSAGE = '[data-sonner-toast][data-removed=false]';

/** The newest message and the bar of what is selected. */
async function expectClearOfBar(page: Page, bar: Locator, width: number): Promise<void> {
  const message = page.locator(MESSAGE).first();
  await expect(message).toBeVisible();
  await expect
    .poll(() => overlap(message, bar), { message: `a message over the bar at ${width} px` })
    .toBe(false);
}

userTest(
  '[issue 13.1] a message covers neither the bar of what is selected nor the switch above the list',
  async ({ page, dashboard, tasks }) => {
    await dashboard.open('?view=all');
    await dashboard.addProject('Garden');
    await seed(
      page,
      'tasks',
      Array.from({ length: 30 }, (_, position) => ({ title: `Row ${position}.`, position })),
    );
    await page.reload();
    await tasks.row('Row 0.').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const bar = tasks.bulkBar.locator(':scope > *');
    await expect(bar).toBeVisible();
    for (const [index, width] of [1280, 1024, 768, 360].entries()) {
      await page.setViewportSize({ width, height: 740 });
      await page.keyboard.press(String(1 + (index % 2)));
      await expectClearOfBar(page, bar, width);
      const message = page.locator(MESSAGE).first();
      expect(await overlap(message, page.getByRole('radiogroup').first())).toBe(false);
    }

    // The end of the list comes clear of a message that rests under the pointer, and goes once that has left.
    await expect(page.locator(MESSAGE)).toHaveCount(0);
    await page.keyboard.press('1');
    await page.locator(MESSAGE).hover();
    const last = page.getByRole('button', { name: 'More for Row 29.' });
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await expect.poll(() => overlap(page.locator(MESSAGE), last)).toBe(false);
    await page.mouse.move(0, 0);
    await expect(page.locator(MESSAGE)).toHaveCount(0);
  },
);

/** Signs that need no word: grips, crosses, arrows to the side, a plus, the dots of a menu. */
const SIGNS = /^(Drag|Close|Clear|Previous|Next|More|Add|Move .* (up|down)$)/;

/** Names of the buttons of the page and its head that show an icon and no word; in rows words would stand a hundred times. */
const wordless = async (page: Page) => {
  const names = await page
    .locator('header button:visible, main button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.querySelector('svg') && button.textContent?.trim() === '')
        .filter((button) => !button.closest('li, [role="row"], [data-row-id]'))
        .filter((button) => getComputedStyle(button, '::after').content === 'none')
        .map((button) => button.getAttribute('aria-label') ?? ''),
    );
  return names.filter((name) => !SIGNS.test(name));
};

userTest.describe('on a phone', () => {
  userTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  userTest(
    '[S11] [a11y §4] words stand where icons would stand alone',
    async ({ page, dashboard, tasks }) => {
      const details = page.getByRole('button', { name: 'Details of the task' });
      await dashboard.open('?view=all');
      await tasks.add('Alpha');
      await tasks.input.tap();
      await expect(details).toBeVisible();
      const words = await page
        .locator('form[aria-label="New task"] [data-word]')
        .evaluateAll((buttons) =>
          buttons.map((button) => getComputedStyle(button, '::after').content),
        );
      expect(words.map((word) => word.split(' ')[0])).toEqual(['"Voice"', '"Details"']);
      await page.keyboard.press('Escape');
      // [issue 13.16] At rest the field has the whole width.
      await expect(details).toBeHidden();
      await expect
        .poll(async () => (await tasks.input.boundingBox())?.width ?? 0)
        .toBeGreaterThan(270);
      // The rows below move when it is used again, and not before a tap on them has counted.
      await tasks.input.tap();
      await expect(details).toBeVisible();
      await tasks.row('Alpha').getByRole('button', { name: /^More/ }).tap();
      await expect(page.getByRole('menuitem', { name: /Due date/ })).toBeVisible();
      await expect(details).toBeHidden();
      await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: /^Select/ }).tap();
      await expect(tasks.bulkBar).toContainText('selected');
      for (const word of ['Complete', 'Move', 'Priority', 'Delete']) {
        await expect(tasks.bulkBar.getByText(word, { exact: true })).toBeInViewport();
      }
      await page.keyboard.press('Escape');

      await seed(page, 'projects', [
        { title: 'Garden', position: 0, color: '#3B82F6' },
        { title: 'Home', position: 1, color: '#3B82F6' },
      ]);
      await page.evaluate(() =>
        localStorage.setItem(
          'quickNotes',
          JSON.stringify([{ id: '1', content: 'A note', createdAt: '2026-11-20T10:00:00Z' }]),
        ),
      );
      await page.goto('/dashboard?tool=settings');
      await expect(
        page.getByRole('button', { name: 'Duplicate Garden', exact: true }),
      ).toBeVisible();
      expect(await wordless(page)).toEqual([]);
      for (const [tool, name] of [
        ['notes', /^Pin/],
        ['pomodoro', 'Tone at the end'],
        ['dashboard', /^How it is counted/],
      ] as const) {
        await dashboard.visit(`?tool=${tool}`);
        await expect(page.getByRole('button', { name }).first()).toBeVisible();
        expect(await wordless(page), tool).toEqual([]);
        // [issue 13.16] The buttons of the timer are clear of the bar.
        const start = page.getByRole('button', { name: 'Start', exact: true });
        if (tool === 'pomodoro') {
          await expect(start).toBeInViewport({ ratio: 1 });
          const bar = page.getByRole('navigation', { name: 'Quick access' });
          expect(await overlap(start, bar)).toBe(false);
        }
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
});
