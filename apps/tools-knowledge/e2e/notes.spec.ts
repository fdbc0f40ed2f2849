import { createAccount, expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const notes = (page: Page) => page.getByRole('grid', { name: 'Notes' }).getByRole('row');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('quickNotes') ?? 'null') as unknown);

async function addNote(page: Page, content: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New note' }).fill(content);
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(notes(page).filter({ hasText: content })).toHaveCount(1);
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=notes');
  await page.getByRole('textbox', { name: 'New note' }).waitFor();
});

test('[QN1][QN2][QN3][QN12][QN14] [issue 13.7] kept under quickNotes, the newest first, drawn safely; a draft waits', async ({
  page,
  dashboard,
}) => {
  const renderers: string[] = [];
  page.on('request', (request) => {
    if (/\/markdown\b/.test(request.url())) renderers.push(request.url());
  });
  const field = page.getByRole('textbox', { name: 'New note' });
  await field.fill(' \u200b\n\ufeff');
  const add = page.getByRole('main').getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await field.press('Control+Enter');
  await expect(page.getByText('No notes yet')).toBeVisible();

  await addNote(page, 'Buy milk');
  await expect
    .poll(() => stored(page))
    .toEqual([{ id: expect.any(String), content: 'Buy milk', createdAt: expect.any(String) }]);
  expect(renderers).toEqual([]);
  await field.fill(
    '**Call Ada** <img src="/x.png" onerror="alert(1)"> [now](javascript:alert(1)) [later](https://a.example/)',
  );
  await field.press('Control+Enter');
  await expect(notes(page)).toHaveText([/^Call Ada/, /^Buy milk/]);
  await expect(notes(page).locator('strong')).toHaveText('Call Ada');
  await expect(notes(page).getByRole('img')).toHaveCount(0);
  await expect(notes(page).getByRole('link')).toHaveText('later');
  expect(renderers).not.toEqual([]);

  await field.fill('Half a thought');
  await dashboard.go('All Tasks');
  await dashboard.go('Quick Notes');
  await expect(field).toHaveValue('Half a thought');
  await page.reload();
  await expect(notes(page)).toHaveText([/^Call Ada/, /^Buy milk/]);
  await expect(field).toHaveValue('Half a thought');
});

test('[QN4][QN5][QN6][QN11] edit, delete with Undo, search; found from elsewhere', async ({
  page,
  dashboard,
}) => {
  await addNote(page, 'Buy milk');
  await addNote(page, 'Call Ada');
  await notes(page).first().getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('textbox', { name: 'Edit note' }).fill('Call Grace');
  await page.keyboard.press('Control+Enter');
  await expect(notes(page).first()).toContainText('Call Grace');

  await notes(page).first().getByRole('button', { name: 'More for note' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(notes(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes(page).first()).toContainText('Call Grace');

  await page.getByRole('searchbox', { name: 'Search notes' }).fill('MILK');
  await expect(notes(page)).toHaveText(/^Buy milk/);

  await dashboard.go('Settings');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('buy milk');
  await palette.getByRole('option', { name: /^Buy milk/ }).click();
  await expect(dashboard.heading()).toHaveText('Quick Notes');
  await expect(page).toHaveURL(/[?&]at=/);
  await expect(page.locator('[data-row-id]:focus')).toContainText('Buy milk');
});

test('[QN7] the next user on this device sees none, the first finds them again', async ({
  page,
  dashboard,
  auth,
  baseURL,
  user,
}) => {
  await addNote(page, 'Only mine');
  await dashboard.signOut();
  const other = await createAccount(baseURL ?? '');
  await auth.signIn(other);
  await page.waitForURL('**/dashboard*');
  await dashboard.open('?tool=notes');
  await expect(page.getByText('No notes yet')).toBeVisible();
  expect(await stored(page)).toBeNull();
  await addNote(page, 'Of the other');

  await dashboard.signOut();
  await auth.signIn(user);
  await page.waitForURL('**/dashboard*');
  await dashboard.open('?tool=notes');
  await expect(notes(page)).toHaveText(/^Only mine/);
});

test('[QN8] two tabs converge', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/dashboard?tool=notes');
  await second.getByRole('textbox', { name: 'New note' }).waitFor();
  for (const round of [1, 2, 3]) {
    await addNote(page, `here ${round}`);
    await addNote(second, `there ${round}`);
  }
  for (const tab of [page, second]) {
    await expect(notes(tab)).toHaveText([
      /^there 3/,
      /^here 3/,
      /^there 2/,
      /^here 2/,
      /^there 1/,
      /^here 1/,
    ]);
  }
});

test('[QN9][QN10] an unreadable value is set aside and restored; without room the page says so', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('quickNotes', '[{"id":"a","conte'));
  await page.reload();
  await addNote(page, 'New one');
  await page.getByRole('button', { name: 'Restore raw data' }).click();
  await expect(notes(page)).toHaveText([/^\[\{"id":"a","conte/, /^New one/]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addNote(page, 'No room');
  await expect(page.getByRole('alert')).toContainText('storage of this browser is full');
  await expect(notes(page).first()).toContainText('No room');
  expect(JSON.stringify(await stored(page))).not.toContain('No room');
});

test('[QN13][QN15][QN16] [issue 37] [K10] by keys: a checklist becomes tasks once, a pinned note stays on top', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.keyboard.insertText(
    '- [ ] **Order** [[paper]] tomorrow 5pm\n- [x] Ask Mara\n- [ ] Buy cups\n- Ladder is lent',
  );
  await page.getByRole('checkbox', { name: 'Make 2 tasks of the checklist' }).check();
  await page.getByRole('textbox', { name: 'New note' }).press('Control+Enter');
  // The lines of its checklist are items of a list, too.
  const list = notes(page).filter({ hasText: 'Ask Mara' }).first();
  // As the add bar reads them, before anything is made; without the marks of Markdown.
  const dialog = page.getByRole('dialog', { name: 'Make 2 tasks' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Order paper.*17:00/, 'Buy cups']);
  await expectNoViolations(page, 'lines that become tasks');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 tasks added', { exact: true })).toBeVisible();
  await expect(list).toContainText('1 of 3 done');
  // A plain line between boxes keeps its bullet, which a box stands in for.
  const bulletOf = (text: string) =>
    list
      .getByRole('listitem')
      .filter({ hasText: text })
      .evaluate((line) => getComputedStyle(line).listStyleType);
  expect(await Promise.all(['Buy cups', 'Ladder is lent'].map(bulletOf))).toEqual(['none', 'disc']);
  await expect(list.getByRole('link', { name: 'Task: Order paper' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Task: Buy cups' })).toBeVisible();
  await expect(list.getByRole('button', { name: /^Make \d/ })).toHaveCount(0);
  await list.getByRole('checkbox', { name: 'Buy cups' }).check();
  await expect(page.getByText('“Buy cups” completed', { exact: true })).toBeVisible();
  await expect(list).toContainText('2 of 3 done');
  await addNote(page, 'Call Ada');
  await dashboard.heading().focus();
  for (const _ of ['Call Ada', 'the list']) await page.keyboard.press('j');
  await expect(list).toBeFocused();
  await page.keyboard.press('p');
  await expect(notes(page).first()).toContainText('Ask Mara');
  await page.reload();
  await expect(notes(page).first()).toContainText('Ask Mara');
  await expectNoViolations(page, 'notes with a checklist');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Pinned',
    'Today',
  ]);
  await dashboard.open('?view=all');
  await expect.poll(() => tasks.titles()).toEqual(['Order paper']);
  await expect(tasks.row('Order paper')).toContainText('17:00');
  // Ticked here, it is ticked there.
  await tasks.checkbox('Order paper').click();
  await tasks.saved();
  await dashboard.go('Quick Notes');
  await expect(list).toContainText('3 of 3 done');
});
