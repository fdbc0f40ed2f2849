import { TaskListPage } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';

/** Text that no form has from the start. */
export const TEXT = 'Zebra half';

/** Where text is typed, and what becomes of it when one leaves. */
export interface TypedPlace {
  readonly name: string;
  /** The sources whose fields it has; below `apps`. */
  readonly files: readonly string[];
  /** The selection that shows it. */
  readonly at: string;
  /** What must be there first, typed as a person does. */
  readonly given?: (page: Page) => Promise<void>;
  /** Opens it, where it is not there with its page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  /** A dialog asks before Back closes it. */
  readonly isDialog?: true;
  /** It takes over what was typed when it is left: where that is seen then. */
  readonly saved?: (page: Page) => Locator;
  /** Another text than the usual one: a number. */
  readonly text?: string;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
export const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: true });
export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('textbox', { name });

export async function choose(
  page: Page,
  menu: string | RegExp,
  item: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function pasteMap(page: Page): Promise<void> {
  await press(page, 'Paste indented text');
  await inDialog(page, /^Text/).fill('Café\n  Brand');
  await page.getByRole('button', { name: 'Make map' }).click();
  await page.getByRole('tree').waitFor();
}

export async function addTask(page: Page): Promise<void> {
  await new TaskListPage(page).add('Milk');
  await new TaskListPage(page).saved();
}

export const settings = (page: Page) => new TaskListPage(page).openSettings('Milk');
export const addWith = (field: string, text: string) => async (page: Page) => {
  await box(page, field).fill(text);
  await box(page, field).press('Control+Enter');
  await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
};

/** Opens a field that a reload may have opened already. */
export async function unlessOpen(field: Locator, press: Locator): Promise<void> {
  await field.or(press).first().waitFor();
  if (!(await field.isVisible())) await press.click();
  await field.waitFor();
}
