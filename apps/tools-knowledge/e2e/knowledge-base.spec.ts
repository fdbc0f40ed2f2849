import { readFile } from 'node:fs/promises';
import {
  createAccount,
  expect,
  expectNoViolations,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const option = (page: Page, title: string | RegExp) => page.getByRole('option', { name: title });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

interface Fields {
  readonly title: string;
  readonly content: string;
  readonly type?: 'Link' | 'Snippet';
  readonly url?: string;
  readonly language?: string;
}

async function addEntry(page: Page, { title, content, type, url, language }: Fields) {
  await page.getByRole('button', { name: 'New Entry' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  if (type) await page.getByRole('radio', { name: type, exact: true }).check({ force: true });
  if (url) await page.getByRole('textbox', { name: 'Address' }).fill(url);
  if (language) await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
  await page.getByRole('textbox', { name: 'Content' }).fill(content);
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(heading(page, title)).toBeFocused();
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=knowledge-base');
  await page.getByText('No entries yet').waitFor();
});

test('[KB1][KB6][KB10][KB11] kept over a reload, seen in a second tab, sent nowhere', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`;
    if (/kingfisher|%5B%5Bkingfisher/i.test(text)) sent.push(text);
  });
  await addEntry(page, {
    title: 'Kingfisher one',
    content: '## Facts\n\nA **kingfisher** is ![blue](https://kingfisher.example/a.png).',
  });
  await expect(page.getByRole('heading', { level: 3, name: 'Facts' })).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('kingfisher');
  await expectNoViolations(page, 'an entry');

  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Kingfisher half');
  await page.getByRole('textbox', { name: 'Content' }).fill('Half a kingfisher');
  await expectNoViolations(page, 'the form');
  await option(page, /Kingfisher one/).click();
  await expect(heading(page, 'Kingfisher one')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Kingfisher one')).toBeVisible();
  await page.getByRole('button', { name: 'New Entry' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kingfisher half');

  const second = await context.newPage();
  await second.goto('/dashboard?tool=knowledge-base');
  await expect(option(second, /Kingfisher one/)).toBeVisible();
  await page.getByRole('button', { name: 'Create entry' }).click();
  await expect(option(second, /Kingfisher half/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('[KB10] the last words before a reload are there again', async ({ page }) => {
  await page.getByRole('button', { name: 'New Entry' }).first().click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Half a kingfisher');
  await page.reload();
  await page.getByRole('button', { name: 'New Entry' }).first().click();
  await expect(content).toHaveValue('Half a kingfisher');
});

test('[KB2][KB3][KB6] a snippet is coloured when it is shown, an address that runs a script is refused', async ({
  page,
}) => {
  const libraries: string[] = [];
  page.on('request', (request) => libraries.push(request.url()));
  await addEntry(page, { title: 'Plain', content: 'Only words' });
  expect(libraries.filter((url) => /\/(markdown|highlight)\b/.test(url))).toEqual([]);
  await addEntry(page, {
    title: 'Fluid type scale',
    content: 'a { font-size: clamp(1rem, 0.9rem + 0.5vw, 2rem) }',
    type: 'Snippet',
    language: 'css',
  });
  const code = page.getByRole('group', { name: 'Code, css' });
  await expect(code.locator('[data-kind=attribute]')).toHaveText('font-size');
  await expectNoViolations(page, 'a snippet');

  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Title' }).fill('Bad');
  await page.getByRole('radio', { name: 'Link', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Content' }).fill('x');
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expect(page.getByText(/^Enter an address that starts with/)).toBeVisible();
});

test('[KB7] links reach tasks and entries by keyboard alone, and are seen from the other side', async ({
  page,
  dashboard,
  tasks,
}) => {
  await seed(page, 'ideas', [{ title: 'Boat' }]);
  await seed(page, 'projects', [{ title: 'Roof', color: '#3B82F6', position: 0 }]);
  await dashboard.open('?view=all');
  await tasks.add('Pay rent');
  await dashboard.go('Weekly Goals');
  await page.getByRole('textbox', { name: 'Goal' }).fill('Three runs');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Three runs', { exact: true }).waitFor();
  await dashboard.open('?tool=knowledge-base');
  await page.getByText('No entries yet').waitFor();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Flat');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.focus();
  await page.keyboard.type('Each month [[pay');
  await expect(option(page, /Pay rent/)).toBeVisible();
  await expectNoViolations(page, 'the picker of links');
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue('Each month [[Pay rent]]');
  await page.keyboard.insertText(', see [[House rules]].\n\n[[Roof]], [[Boat]], [[Three runs]]');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Flat')).toBeFocused();
  const task = page.getByRole('link', { name: 'Pay rent' });
  await expect(task).toBeVisible();
  const kinds = { Roof: 'Project', Boat: 'Idea', 'Three runs': 'Goal' };
  for (const [name, kind] of Object.entries(kinds)) {
    const link = page.getByRole('article').getByRole('link', { name });
    await expect(link).toHaveAttribute('data-tip', kind);
  }

  await page.getByRole('button', { name: 'House rules: write it' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('House rules');
  await page.getByRole('textbox', { name: 'Content' }).fill('Quiet after ten.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Linked from 1' })).toContainText(
    'Each month Pay rent, see House rules.',
  );
  await page.getByRole('link', { name: 'Flat' }).click();
  await expect(heading(page, 'Flat')).toBeVisible();
  await task.click();
  await expect(page.getByRole('dialog', { name: /Task Settings/ })).toBeVisible();
});

test('[KB4][KB8] a folder of Markdown goes into a second account without loss, dates too', async ({
  page,
  dashboard,
  auth,
  baseURL,
}) => {
  await addEntry(page, { title: 'Ink: "blue"', content: 'See [[Paper]].\n\n- [ ] ask' });
  await addEntry(page, { title: 'Paper', content: 'x', type: 'Link', url: 'https://a.example/' });
  await page.getByRole('button', { name: 'All entries: export and import' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Export as Markdown/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^knowledge-base-\d{4}-\d\d-\d\d\.zip$/);
  const buffer = await readFile(await file.path());

  await dashboard.signOut();
  await auth.signIn(await createAccount(baseURL ?? ''));
  await page.waitForURL('**/dashboard*');
  await dashboard.open('?tool=knowledge-base');
  await page.getByText('No entries yet').waitFor();
  const archive = { name: 'a.zip', mimeType: 'application/zip', buffer };
  await page.getByLabel('Markdown files to import').setInputFiles(archive);
  await expect(page.getByRole('listbox', { name: 'Entries' }).getByRole('option')).toHaveCount(2);
  await option(page, /Ink/).click();
  await expect(heading(page, 'Ink: "blue"')).toBeVisible();
  await page.getByRole('link', { name: 'Paper' }).click();
  await expect(page.getByRole('link', { name: 'https://a.example/' })).toBeVisible();
  await page.getByLabel('Markdown files to import').setInputFiles(archive);
  await expect(page.getByText('2 entries were there already', { exact: true })).toBeVisible();

  const old = '---\ntitle: Old\ncreated: 2025-01-02T12:00:00Z\n---\nOf another app';
  const other = { name: 'Old.md', mimeType: 'text/markdown', buffer: Buffer.from(old) };
  await page.getByLabel('Markdown files to import').setInputFiles(other);
  await option(page, /Old/).click();
  const entry = page.getByRole('article', { name: 'Old' });
  await expect(entry).toContainText('created Jan 2, 2025');
  await expect(entry).not.toContainText('updated');
  await page.getByRole('button', { name: 'Edit Old' }).click();
  await page.getByRole('textbox', { name: 'Content' }).fill('Of mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry).toContainText(/created Jan 2, 2025 · updated today/);
});

test('[KB5][KB9][KB10] by keyboard: walk, star, edit, delete, undo; on a phone list and entry are two pages', async ({
  page,
}) => {
  await addEntry(page, { title: 'Alpha', content: 'First' });
  await addEntry(page, { title: 'Beta', content: 'Second' });
  await page.keyboard.press('j');
  await expect(option(page, /Alpha/)).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('checkbox', { name: 'Starred 1' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(' plus');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Alpha plus')).toBeFocused();
  await page.getByRole('button', { name: 'More for Alpha plus' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(option(page, /Alpha/)).toHaveCount(0);
  await expect(page.getByText('Entry deleted', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(option(page, /Alpha plus/)).toBeVisible();

  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Title' }).fill('beta ');
  await expect(page.getByText('There is already an entry with this title.')).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).press('Enter');
  await expect(heading(page, 'Beta')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'All entries', exact: true }).click();
  await expect(page.getByRole('listbox', { name: 'Entries' })).toBeVisible();
  await option(page, /Beta/).click();
  await expect(heading(page, 'Beta')).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Entries' })).toBeHidden();
  await page.getByRole('button', { name: 'All entries', exact: true }).click();
  await expect(option(page, /Beta/)).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Entries' })).toBeVisible();
});
