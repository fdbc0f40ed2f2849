import { expect, type Locator, type Page } from '@playwright/test';

/** The task list, in whichever view it is (spec §2, Task screen). */
export class TaskListPage {
  readonly input: Locator;
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.input = page.getByPlaceholder('Add a task...');
    this.rows = page.getByRole('main').getByRole('listitem');
  }

  async add(...titles: string[]): Promise<void> {
    for (const title of titles) {
      await this.input.fill(title);
      await this.input.press('Enter');
      await expect(this.row(title)).toBeVisible();
    }
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title });
  }

  checkbox(title: string): Locator {
    return this.row(title).getByRole('checkbox');
  }

  /** Opens the row's menu and chooses an entry. */
  async choose(title: string, item: string | RegExp): Promise<void> {
    await this.row(title).hover();
    await this.row(title)
      .getByRole('button', { name: /^(More|Actions)/ })
      .click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Titles from top to bottom. */
  async titles(): Promise<string[]> {
    return this.rows.locator('[data-title]').allInnerTexts();
  }

  /** Waits until every change has reached the server. */
  async saved(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }
}
