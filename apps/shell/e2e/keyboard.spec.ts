import {
  createAccount,
  expect,
  newestLink,
  newPerson,
  stepTo,
  test,
  userTest,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Where focus is must be seen: an outline or a shadow that is not there without it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    let element = document.activeElement;
    for (let level = 0; element && level < 3; level += 1, element = element.parentElement) {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' || boxShadow !== 'none') return true;
    }
    return false;
  });
  expect(seen, 'a visible focus').toBe(true);
}

test('signs up and in without a mouse', async ({ page, auth, dashboard, baseURL }) => {
  const person = newPerson();
  await auth.open();
  await stepTo(page, page.getByRole('button', { name: "Don't have an account? Sign up" }));
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await stepTo(page, auth.fullName, 'Shift+Tab');
  await page.keyboard.type(person.name);
  await stepTo(page, auth.email);
  await page.keyboard.type(person.email);
  await stepTo(page, auth.password);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(auth.message('Check your email for the confirmation link!')).toBeVisible();
  await auth.openLink(await newestLink(baseURL ?? '', person.email), person.email);
  await expect(dashboard.heading('All Tasks')).toBeVisible();
});

test('an error leads to the field it is about', async ({ auth, page, baseURL }) => {
  const { email } = await createAccount(baseURL ?? '');
  await auth.open();
  await auth.email.fill(email);
  await auth.email.press('Enter');
  await expect(auth.message('Password is required')).toBeVisible();
  await expect(auth.password).toBeFocused();
  await expect(auth.password).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeAttached();
});

userTest('keeps tasks and moves around without a mouse', async ({ page, dashboard, tasks }) => {
  await dashboard.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await stepTo(page, tasks.input);
  for (const title of ['First', 'Second', 'Third']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => tasks.titles()).toEqual(['Third', 'Second', 'First']);

  // One row is in the tab order; arrows walk between rows, Tab into the row.
  await stepTo(page, page.getByRole('main').getByRole('row').filter({ hasText: 'Third' }));
  await page.keyboard.press('ArrowDown');
  await stepTo(page, tasks.checkbox('Second'));
  await expectVisibleFocus(page);
  await page.keyboard.press('Space');
  await expect.poll(() => tasks.titles()).toEqual(['Third', 'First']);

  await stepTo(page, tasks.checkbox('First'));
  await page.keyboard.press('Control+Shift+ArrowUp');
  await expect.poll(() => tasks.titles()).toEqual(['First', 'Third']);

  await stepTo(page, dashboard.entry('Pomodoro Timer'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dashboard.heading('Pomodoro Timer')).toBeFocused();
  await stepTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  await stepTo(page, dashboard.sidebar.getByRole('button', { name: 'Add project' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Garden');
  await page.keyboard.press('Enter');
  await expect(dashboard.entry('Garden')).toBeVisible();

  await page.keyboard.press('/');
  await expect(dashboard.search).toBeFocused();
  await page.keyboard.type('third');
  await expect.poll(() => tasks.titles()).toEqual(['Third']);
  await page.keyboard.press('Escape');
  await expect(dashboard.search).toHaveValue('');
});
