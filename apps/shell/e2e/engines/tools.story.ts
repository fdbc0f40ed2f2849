import { engineTest as test, expect } from '@plainday/testing-e2e';
import { tools } from '@plainday/shared-utils/site';

test('every tool opens', async ({ page, dashboard }) => {
  test.setTimeout(180_000);
  await dashboard.open();
  for (const { id, heading } of tools) {
    await dashboard.visit(`?tool=${id}`);
    await dashboard.heading(heading).waitFor();
    const busy = page.locator('main [aria-busy=true]');
    await expect.poll(() => busy.count(), { message: heading, timeout: 20_000 }).toBe(0);
    expect(await page.getByRole('main').getByRole('alert').count(), heading).toBe(0);
  }
});

test('a note, a goal and a glass of water are kept over a reload', async ({ page, dashboard }) => {
  await dashboard.open('?tool=notes');
  await page.getByRole('textbox', { name: 'New note' }).fill('Oat milk and stamps');
  await page.keyboard.press('Control+Enter');
  await dashboard.visit('?tool=goals');
  await page.getByRole('textbox', { name: 'Goal' }).fill('Morning runs');
  await page.keyboard.press('Enter');
  const plus = page.getByRole('button', { name: '+1: Morning runs', exact: true });
  await plus.click();
  await page.getByText('1 of 3 times').waitFor();
  await dashboard.visit('?tool=health-tracker');
  await page.getByRole('button', { name: 'Water +2', exact: true }).click();
  await page.getByText('2 of 8 glasses').first().waitFor();
  await page.reload();
  await page.getByText('2 of 8 glasses').first().waitFor();
  await dashboard.visit('?tool=goals');
  await page.getByText('1 of 3 times').waitFor();
  await dashboard.visit('?tool=notes');
  await page.getByText('Oat milk and stamps').first().waitFor();
});

test('a map grows by keys, and its ideas are dragged', async ({ page, dashboard }) => {
  await dashboard.open('?tool=mind-mapping');
  await page.getByRole('button', { name: 'Paste indented text' }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill('Café');
  await page.getByRole('button', { name: 'Make map' }).click();
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  await item('Café').click();
  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: 'New idea' });
  await field.waitFor();
  await page.keyboard.type('Menu');
  await page.keyboard.press('Enter');
  await item('Menu').waitFor();
  await page.keyboard.press('Alt+ArrowRight');
  const drawn = page
    .getByRole('application', { name: 'Map' })
    .getByRole('button', { name: 'Menu', exact: true });
  const before = await drawn.boundingBox();
  await drawn.hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = before ?? {};
  await page.mouse.move(x + width / 2 + 60, y + height / 2 + 90, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await drawn.boundingBox())?.y).toBeGreaterThan(y + 60);
  await page.reload();
  await item('Menu').waitFor();
});

test(
  'a voice note is recorded, kept and played',
  { tag: '@firefox' },
  async ({ page, dashboard }) => {
    await dashboard.open('?tool=voice-notes');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const time = page.getByRole('timer', { name: 'Time recorded' });
    const seconds = async () => Number((await time.textContent())?.slice(-2));
    await expect.poll(seconds, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: /^Stop/ }).click();
    const rows = page.getByRole('list', { name: 'Voice notes' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(1);
    await page.reload();
    await rows.first().getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: /^Pause/ }).waitFor();
  },
);
