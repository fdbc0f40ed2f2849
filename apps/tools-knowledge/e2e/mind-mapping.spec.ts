import { readFile } from 'node:fs/promises';
import { expect, expectNoViolations, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const CAFE = 'Café\n  Brand\n  Menu\n    Small plates\n  Website';

const node = (page: Page, name: string) =>
  page.getByRole('application', { name: 'Map' }).getByRole('button', { name, exact: true });
const item = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Outline' }).getByRole('treeitem', { name, exact: true });
const items = (page: Page) => page.getByRole('treeitem').allInnerTexts();
const connections = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`· ${count} connections?$`))).toBeVisible();

async function pasteMap(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste indented text' }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill(text);
  await page.getByRole('button', { name: 'Make map' }).click();
  await page.getByRole('tree').waitFor();
}

async function center(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await node(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Writes into the field that a key has opened. */
async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'New idea' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type(text);
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Map actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=mind-mapping');
  await page.getByRole('form', { name: 'First idea' }).waitFor();
});

test('[MM1][MM4][MM7][MM11] by keyboard alone, kept over a reload, sent nowhere', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (/Harbour|Brand|Menu/.test(`${request.url()} ${request.postData() ?? ''}`)) {
      sent.push(request.url());
    }
  });
  await page.getByRole('textbox', { name: 'Idea in the middle' }).focus();
  await page.keyboard.type('Harbour');
  await page.keyboard.press('Enter');
  await expect(node(page, 'Harbour')).toBeFocused();
  await page.keyboard.press('Tab');
  await write(page, 'Brand');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Node added')).toBeVisible();
  await expect(node(page, 'Brand')).toBeFocused();
  await item(page, 'Brand').focus();
  await page.keyboard.press('Enter');
  await write(page, 'Menu');
  await page.keyboard.press('Enter');
  await expect(item(page, 'Menu')).toBeFocused();
  for (const name of ['Harbour', 'Brand', 'Menu']) await expect(node(page, name)).toBeVisible();
  await connections(page, 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'New idea' })).toHaveCount(0);
  await expectNoViolations(page, 'a map');

  await page.reload();
  await expect(page.getByRole('treeitem')).toHaveText(['Harbour', 'Brand', 'Menu']);
  expect(sent).toEqual([]);
});

test('[MM2][MM3][MM6] a click selects, a second connects, a third asks, a drag moves', async ({
  page,
}) => {
  await pasteMap(page, CAFE);
  await node(page, 'Brand').click();
  await expect(item(page, 'Brand')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('selected. Click another idea to connect it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(node(page, 'Brand')).toHaveAttribute('aria-pressed', 'false');

  await node(page, 'Brand').click();
  await node(page, 'Website').click();
  await expect(message(page, 'Nodes connected')).toBeVisible();
  await connections(page, 5);
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0);

  await node(page, 'Website').click();
  await node(page, 'Brand').click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await connections(page, 4);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await connections(page, 5);

  const before = await center(page, 'Menu');
  await node(page, 'Brand').click();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(message(page, '“Menu” moved')).toBeVisible();
  await connections(page, 5);
  const after = await center(page, 'Menu');
  expect(Math.round(after.x - before.x)).toBeGreaterThan(40);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Math.round((await center(page, 'Menu')).x - before.x)).toBe(0);
});

test('[MM1][MM4][MM5] on the canvas: add, edit, color, walk, move, delete, back and forth', async ({
  page,
}) => {
  await pasteMap(page, CAFE);
  await node(page, 'Menu').click();
  await page.keyboard.press('Tab');
  await write(page, 'Wine');
  await page.keyboard.press('Tab');
  await write(page, 'Red');
  await page.keyboard.press('Enter');
  await expect(node(page, 'Red')).toBeFocused();
  expect(await items(page)).toEqual([
    'Café',
    'Brand',
    'Menu',
    'Small plates',
    'Wine',
    'Red',
    'Website',
  ]);
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Wine')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('Wines');
  await page.keyboard.press('Enter');
  await expect(node(page, 'Wines')).toBeFocused();
  await page.keyboard.press('5');
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  const before = await center(page, 'Wines');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await center(page, 'Wines')).y > before.y).toBe(true);
  await page.keyboard.press('Delete');
  await expect(message(page, 'Node deleted')).toBeVisible();
  await expect(node(page, 'Wines')).toHaveCount(0);
  await expect(node(page, 'Small plates')).toBeFocused();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await center(page, 'Wines')).y).toBe(before.y);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(async () => (await center(page, 'Wines')).y > before.y).toBe(true);
  await page.getByRole('application').dblclick({ position: { x: 40, y: 90 } });
  await write(page, 'Loose');
  await page.keyboard.press('Enter');
  await expect(node(page, 'Loose')).toBeFocused();
});

test('[K12] a double-click edits another idea than the selected one and connects nothing, whose bar covers none', async ({
  page,
}) => {
  await pasteMap(page, CAFE);
  await connections(page, 4);
  await node(page, 'Menu').click();
  const bar = await page.getByRole('group', { name: 'Selected idea' }).boundingBox();
  for (const name of ['Café', 'Brand', 'Menu', 'Small plates', 'Website']) {
    const idea = await node(page, name).boundingBox();
    const isCovered =
      bar &&
      idea &&
      idea.y < bar.y + bar.height &&
      bar.y < idea.y + idea.height &&
      idea.x < bar.x + bar.width &&
      bar.x < idea.x + idea.width;
    expect([name, isCovered]).toEqual([name, false]);
  }
  await node(page, 'Website').dblclick();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Website');
  await page.keyboard.press('Escape');
  await connections(page, 4);
  await node(page, 'Brand').click();
  await connections(page, 5);
});

test('[MM7] the outline folds, edits and connects what the canvas shows', async ({ page }) => {
  await pasteMap(page, CAFE);
  await item(page, 'Brand').click();
  await expect(node(page, 'Brand')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Nodes connected')).toBeVisible();
  await connections(page, 5);
  await item(page, 'Café').click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('treeitem')).toHaveCount(1);
  await expect(item(page, 'Café')).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Hide the outline' }).click();
  await expect(page.getByRole('tree')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show the outline' })).toBeFocused();
});

test('[MM9][MM11] several maps; Markdown, PNG and SVG; pasted branches', async ({ page }) => {
  await pasteMap(page, CAFE);
  const save = async (action: string) => {
    const saved = page.waitForEvent('download');
    await choose(page, action);
    const file = await saved;
    return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
  };
  const markdown = await save('Export as Markdown');
  expect(markdown.name).toBe('Café.md');
  expect(markdown.data.toString()).toBe(
    '- Café\n  - Brand\n  - Menu\n    - Small plates\n  - Website\n',
  );
  const svg = await save('Export as SVG');
  expect(svg.data.toString()).toMatch(/^<svg [^>]*>.*Small plates.*<\/svg>$/s);
  const png = await save('Export as PNG');
  expect([png.name, png.data.subarray(1, 4).toString()]).toEqual(['Café.png', 'PNG']);
  expect(png.data.length).toBeGreaterThan(5_000);

  await item(page, 'Brand').click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '- Rope\n- Blue');
    const paste = { clipboardData: data, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  await expect(node(page, 'Rope')).toBeVisible();
  expect((await items(page)).slice(0, 4)).toEqual(['Café', 'Brand', 'Rope', 'Blue']);

  await choose(page, 'New map');
  await page.getByRole('textbox', { name: 'Idea in the middle' }).fill('Trip');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treeitem')).toHaveText(['Trip']);
  await page.getByRole('combobox', { name: 'Map' }).selectOption('Café');
  await expect(page.getByRole('treeitem')).toHaveCount(7);
  await choose(page, 'Delete map');
  await expect(page.getByRole('treeitem')).toHaveText(['Trip']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('treeitem')).toHaveCount(7);
});

test('[MM10] a branch becomes a project with tasks, and Undo takes it back', async ({
  page,
  dashboard,
}) => {
  await pasteMap(page, CAFE);
  await item(page, 'Menu').click();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Make project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make project' });
  await dialog.getByRole('textbox', { name: /^Project/ }).fill('Brand book');
  await dialog.getByRole('button', { name: 'Make project' }).click();
  await dashboard.entry('Brand book').waitFor();
  await expect(message(page, 'Project created')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(dashboard.entry('Brand book')).toHaveCount(0);

  await item(page, 'Café').click();
  await page.getByRole('button', { name: 'Make project' }).click();
  await expect(dialog.getByRole('region', { name: 'Tasks' })).toContainText('Small plates');
  await dialog.getByRole('button', { name: 'Make project' }).click();
  await dashboard.go('Café');
  for (const title of ['Brand', 'Menu', 'Website']) {
    await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  }
});

test('[MM8] 500 nodes are shown as a whole, moved and arranged', async ({ page }) => {
  const lines = Array.from({ length: 20 }, (_, branch) => [
    `  Branch ${branch}`,
    ...Array.from({ length: 24 }, (_leaf, leaf) => `    Idea ${branch}.${leaf}`),
  ]);
  await pasteMap(page, ['Everything', ...lines.flat()].slice(0, 500).join('\n'));
  await expect(node(page, 'Idea 7.7')).toBeAttached();
  await page.getByRole('button', { name: 'Show all of the map' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const from = await center(page, 'Everything');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 120, from.y + 90, { steps: 30 });
  await page.mouse.up();
  await expect(message(page, '“Everything” moved')).toBeVisible();
  await page.getByRole('button', { name: 'Arrange the map' }).click();
  await expect(message(page, 'Map arranged')).toBeVisible();
});
