import { expect, expectNoViolations, seed, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const chips = (page: Page) => page.getByRole('group', { name: 'What the task will have' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Tags' }).getByRole('option');

test('[QA13] a tag is offered after one letter, taken by Enter or Space, and read from the line', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', [
    { title: 'Call Ada', tags: ['phone', 'mira'] },
    { title: 'Call Ben', tags: ['phone'] },
    { title: 'Ask', tags: ['photo'] },
  ]);
  await page.reload();
  await tasks.input.pressSequentially('Ring back @pho');
  await expect(options(page)).toHaveText([/^phone/, /^photo/, 'New tag “pho”']);
  await expectNoViolations(page, 'the list of tags');
  await page.keyboard.press('Enter');
  await expect(tasks.input).toHaveValue('Ring back @phone ');
  await expect(options(page)).toHaveCount(0);
  await tasks.input.pressSequentially('tomorrow @mi ');
  await expect(tasks.input).toHaveValue('Ring back @phone tomorrow @mira ');
  await tasks.input.pressSequentially('@new');
  await expect(options(page)).toHaveText(['New tag “new”Enter']);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(chips(page)).toContainText('phone');
  await chips(page).getByRole('button', { name: 'Keep "@mira" as text' }).click();
  await tasks.input.press('Enter');
  const row = tasks.row('Ring back tomorrow @mira').or(tasks.row('Ring back @mira'));
  await expect(row.getByRole('link')).toHaveText(['@phone', '@new']);

  // Written out, there is nothing to take: Enter adds, here and below a task.
  await tasks.input.pressSequentially('Call again @phone');
  await expect(options(page)).toHaveText([/^phone/]);
  await page.keyboard.press('Enter');
  await expect(tasks.row('Call again').getByRole('link')).toHaveText(['@phone']);
  await expect(options(page)).toHaveCount(0);
  await tasks.row('Call again').focus();
  await page.keyboard.press('Shift+a');
  await page.keyboard.type('Find the number @desk');
  await expect(options(page)).toHaveText([/desk/]);
  await page.keyboard.press('Enter');
  const below = page.getByRole('list', { name: 'Subtasks of Call again' });
  await expect(below.getByRole('listitem')).toContainText(['Find the number']);
});

test('[TG4][TG5][TG6] a tag opens its view, which takes conditions, new tasks and another name', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', [
    {
      title: 'Call Ada',
      tags: ['phone', 'mira', 'halden', 'late', 'more'],
      priority: 'medium',
    },
    { title: 'Ring the printer', tags: ['Phone'], priority: 'high' },
    { title: 'Water plants', tags: ['garden'], priority: 'medium' },
  ]);
  await page.reload();
  await expect(tasks.row('Call Ada')).toContainText('+2');
  await tasks.row('Call Ada').getByRole('link', { name: '@phone' }).click();
  await expect(dashboard.heading('@phone')).toBeVisible();
  await expect(page).toHaveURL(/tool=filter&at=%40phone/);
  await expect
    .poll(async () => [...(await tasks.titles())].sort())
    .toEqual(['Call Ada', 'Ring the printer']);
  await expectNoViolations(page, 'the view of a tag');

  await tasks.add('Order paper');
  await expect(tasks.row('Order paper').getByRole('link')).toHaveText(['@phone']);
  await tasks.input.fill('Ask for');

  await tasks
    .row('Call Ada')
    .getByRole('link', { name: '@mira' })
    .click({ modifiers: ['Control'] });
  const conditions = page.getByRole('group', { name: 'Conditions' });
  await expect(conditions.getByRole('button', { name: 'Tag is @mira' })).toBeVisible();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ada']);
  await expect(tasks.input).toHaveValue('Ask for');
  await conditions.getByRole('button', { name: 'Tag is @mira' }).click();
  await page.getByRole('menuitem', { name: 'Tag is not @mira' }).click();
  await expect(conditions.getByRole('button', { name: 'Tag is not @mira' })).toBeFocused();
  await expect
    .poll(async () => [...(await tasks.titles())].sort())
    .toEqual(['Order paper', 'Ring the printer']);
  await conditions.getByRole('button', { name: 'Condition', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'High' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Ring the printer']);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(dashboard.heading('@phone')).toBeVisible();

  await page.getByRole('button', { name: 'More for @phone' }).click();
  await page.getByRole('menuitem', { name: 'Rename or merge…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('mira');
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(dashboard.heading('@mira')).toBeVisible();
  await expect
    .poll(async () => [...(await tasks.titles())].sort())
    .toEqual(['Call Ada', 'Order paper', 'Ring the printer']);
  await page.keyboard.press('Control+z');
  await expect(dashboard.heading('@phone')).toBeVisible();
  await expect
    .poll(async () => [...(await tasks.titles())].sort())
    .toEqual(['Call Ada', 'Order paper', 'Ring the printer']);

  await page.goto('/dashboard?tool=filter&at=%40mira');
  await expect.poll(() => tasks.titles()).toEqual(['Call Ada']);
  await page.getByRole('button', { name: 'More for @mira' }).click();
  await page.getByRole('menuitem', { name: 'Delete tag' }).click();
  await expect(page.getByText('Nothing open with @mira')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => tasks.titles()).toEqual(['Call Ada']);
});

test('[TG7] tags by keys, in the settings, in the palette and by the search', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', [
    { title: 'One', tags: ['phone'] },
    { title: 'Two', tags: null },
    { title: 'Three', tags: null },
  ]);
  await page.reload();
  await tasks.row('Two').focus();
  await page.keyboard.press('x');
  await tasks.row('Three').focus();
  await page.keyboard.press('x');
  // Typed before it is known which tags there are: it is not a new one for that.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/tasks*', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('l');
  await page.keyboard.type('pho');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loading your tags…')).toBeVisible();
  answer();
  await expect(tasks.row('Two').getByRole('link')).toHaveText(['@phone']);
  await expect(tasks.row('Three').getByRole('link')).toHaveText(['@phone']);
  await page.keyboard.press('Control+z');
  await expect(tasks.row('Two').getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await tasks.row('Two').focus();
  await page.keyboard.press('i');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Tags' });
  await field.pressSequentially('ph');
  await expect(options(page)).toHaveText([/^phone/, 'New tag “ph”']);
  await field.press('Enter');
  await field.pressSequentially('brand-new');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tasks.row('Two').getByRole('link')).toHaveText(['@phone', '@brand-new']);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('@brand');
  await page.getByRole('option', { name: /@brand-new/ }).click();
  await expect(dashboard.heading('@brand-new')).toBeVisible();
  await page.getByRole('searchbox').fill('@phone');
  await expect.poll(async () => [...(await tasks.titles())].sort()).toEqual(['One', 'Two']);
});

test('[FL5] conditions are kept under a name, stand in the menu, change, and go with Undo', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await seed(page, 'tasks', [
    { title: 'Call Ada', tags: ['phone'], priority: 'high' },
    { title: 'Call Ben', tags: ['phone'], priority: 'low' },
  ]);
  await page.goto('/dashboard?tool=filter&at=%40phone');
  const conditions = page.getByRole('group', { name: 'Conditions' });
  await conditions.getByRole('button', { name: 'Condition', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Priority' }).click();
  await page.getByRole('menuitem', { name: 'High' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ada']);
  await page.getByRole('button', { name: 'Save as filter' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Tag is @phone and priority is high');
  await name.fill('Ring soon');
  await name.press('Enter');
  await expect(dashboard.heading('Ring soon')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(dashboard.heading('Filter')).toBeVisible();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ada']);
  await page.getByRole('button', { name: 'Save as filter' }).click();
  await name.fill('Ring soon');
  await name.press('Enter');
  await expect(dashboard.heading('Ring soon')).toBeVisible();
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Ring soon/ });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toContainText('1');
  await expect(page.getByText('Tag is @phone and priority is high', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'a filter that is kept');

  await conditions.getByRole('button', { name: 'Priority is high' }).click();
  await page.getByRole('menuitem', { name: 'Priority is not high' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ben']);
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ben']);
  await tasks.add('Call Cy');
  await expect
    .poll(async () => [...(await tasks.titles())].sort())
    .toEqual(['Call Ben', 'Call Cy']);

  await page.getByRole('button', { name: 'More for Ring soon' }).click();
  await page.getByRole('menuitem', { name: 'Delete filter' }).click();
  await expect(entry).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ring so');
  await page.getByRole('option', { name: /Ring soon/ }).click();
  await expect(dashboard.heading('Ring soon')).toBeVisible();
  await page.goto('/dashboard?tool=filter&at=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This filter is no longer there')).toBeVisible();
});
