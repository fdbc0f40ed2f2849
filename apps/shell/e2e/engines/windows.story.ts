import { engineTest as test, expect } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** The parts of windows that scroll and show less than they hold, while half the screen is free. */
async function folded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      '[role="dialog"] [data-dialog-body], [role="dialog"] [role="listbox"]',
    );
    const shows = ({ clientHeight, scrollHeight }: HTMLElement) =>
      clientHeight > 40 && clientHeight + 1 >= Math.min(scrollHeight, innerHeight / 2);
    if (parts.length === 0) return ['no window'];
    return [...parts].flatMap((part) =>
      shows(part) ? [] : [`${part.clientHeight} of ${part.scrollHeight} px`],
    );
  });
}

for (const width of [320, 768, 1280]) {
  test(`every window and the palette shows what it holds at ${width} px`, async ({
    page,
    dashboard,
    tasks,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await dashboard.open();
    await tasks.add('Buy milk');
    const look = async (name: string | RegExp, open: () => Promise<void>) => {
      await open();
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await expect.poll(() => folded(page), { message: `${name} at ${width} px` }).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    };
    await look('Task Settings', async () => {
      await tasks.row('Buy milk').focus();
      await page.keyboard.press('i');
    });
    await page.locator('#root h1').focus();
    await look('Commands', () => page.keyboard.press('Control+k'));
    await look('Quick add', () => page.keyboard.press('q'));
    await look('Keyboard shortcuts', () => page.keyboard.press('?'));
    await dashboard.visit('?tool=settings');
    const open = async (name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await look(/project/i, () => open('New Project'));
    await dashboard.visit('?tool=templates');
    await look(/template/i, () => open('New Template'));
  });
}

test('a window gives the focus back to the button that opened it', async ({ page, dashboard }) => {
  await dashboard.open('?tool=templates');
  const button = page.getByRole('main').getByRole('button', { name: 'New Template' }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: /template/i });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('New Template');
});

test('a long title is edited in all its lines', async ({ page, dashboard, tasks }) => {
  const title = 'Ask the neighbours about the fence '.repeat(6).trim();
  await page.setViewportSize({ width: 768, height: 900 });
  await dashboard.open();
  await tasks.add(title);
  await tasks.startEditing(title);
  const field = () =>
    tasks.editor().evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
  await expect.poll(field).toBeLessThanOrEqual(1);
});

test('single keys are the page’s, where the browser has a use for them too', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open();
  await tasks.add("Ann's letter", 'Buy milk');
  await page.locator('#root h1').focus();
  await page.keyboard.press('/');
  await page.keyboard.type("Ann's");
  await expect.poll(() => tasks.titles()).toEqual(["Ann's letter"]);
  await expect.poll(() => dashboard.search.inputValue()).toBe("Ann's");
});
