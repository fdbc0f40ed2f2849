import { expect, type Locator, type Page } from '@playwright/test';
import { Traffic } from '../traffic';

/** The task list, in whichever view it is (spec §2, Task screen). */
export class TaskListPage {
  /** The add bar: that of the first frame, then that of the app. */
  readonly input: Locator;
  readonly rows: Locator;
  /** The actions for the selected tasks. */
  readonly bulkBar: Locator;

  readonly #waiting: Locator;
  readonly #traffic: Traffic;

  constructor(readonly page: Page) {
    this.#traffic = new Traffic(page);
    this.input = page.getByPlaceholder('Add a task...').filter({ visible: true });
    this.bulkBar = page.getByRole('region', { name: 'Selected tasks' });
    this.rows = page.locator('#root').getByRole('main').getByRole('row');
    this.#waiting = page.locator('#root').getByRole('main').getByRole('listitem');
  }

  async add(...titles: string[]): Promise<void> {
    for (const title of titles) {
      await this.input.fill(title);
      await this.input.press('Enter');
      // As a task, or as a line that waits for what reads it.
      await this.rows.or(this.#waiting).filter({ hasText: title }).first().waitFor();
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

  /** Puts the cursor into the title, where it can be edited in place. */
  async startEditing(title: string): Promise<void> {
    await this.row(title).getByText(title, { exact: true }).click();
    await this.rows.locator('input:focus, textarea:focus').waitFor();
  }

  async rename(title: string, to: string): Promise<void> {
    await this.startEditing(title);
    await this.editor().fill(to);
    await this.editor().press('Enter');
    await this.row(to).waitFor();
  }

  async moveUp(title: string): Promise<void> {
    await this.choose(title, 'Move up');
  }

  async delete(title: string): Promise<void> {
    await this.choose(title, 'Delete');
    await this.row(title).waitFor({ state: 'hidden' });
  }

  async restore(title: string): Promise<void> {
    await this.row(title).hover();
    await this.row(title)
      .getByRole('button', { name: /^Restore/ })
      .click();
  }

  async openSettings(title: string): Promise<void> {
    await this.choose(title, /settings/i);
    await this.page.getByRole('dialog', { name: 'Task Settings' }).waitFor();
  }

  /** Draws a finger across a row, by pixels. */
  async swipe(title: string, dx: number, dy = 0): Promise<void> {
    const place = await this.row(title).boundingBox();
    if (!place) throw new Error('The row is not on the screen.');
    const finger = await this.page.context().newCDPSession(this.page);
    const [x, y] = [place.x + place.width / 2, place.y + 10];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: parts.map((part) => ({ x: x + dx * part, y: y + dy * part })),
      });
    // In one go: a finger that rests on a slow machine would begin to drag.
    await Promise.all([
      send('touchStart', 0),
      ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => send('touchMove', part)),
      send('touchEnd'),
    ]);
    await finger.detach();
  }

  /** Drags a row with the mouse to an entry of the sidebar, and lets go where `said` stands beside the pointer. */
  async dragTo(grip: Locator, entry: Locator, said: string): Promise<void> {
    const { mouse } = this.page;
    // The code that drags comes with the mouse, or when the page is idle.
    await expect(async () => {
      await grip.hover();
      const to = await entry.boundingBox();
      if (!to) throw new Error('The entry is not on the screen.');
      await mouse.down();
      await mouse.move(to.x + 40, to.y - 30, { steps: 3 });
      await mouse.move(to.x + 40, to.y + to.height / 2, { steps: 3 });
      const isSaid = await this.page.getByText(said, { exact: true }).first().isVisible();
      if (!isSaid) await this.page.keyboard.press('Escape');
      await mouse.up();
      expect(isSaid).toBe(true);
    }).toPass();
  }

  /** Drags by the handle with the mouse and drops on another row. */
  async drag(title: string, onto: string): Promise<void> {
    await this.row(title).hover();
    const handle = this.row(title).getByRole('button', { name: /reorder|drag/i });
    const from = await handle.boundingBox();
    const to = await this.row(onto).boundingBox();
    if (!from || !to) throw new Error('A row is not on the screen.');
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + from.width / 2, from.y - 12, { steps: 3 });
    await this.page.mouse.move(to.x + 20, to.y + 6, { steps: 12 });
    await this.page.mouse.up();
  }

  /** Drags a task or a subtask by its handle to a side, and lets go where `said` stands beside the pointer. */
  async dragSideways(title: string, byPx: number, said: string): Promise<void> {
    const { mouse } = this.page;
    const handle = this.page.getByRole('button', { name: `Drag to reorder ${title}` });
    // The code that drags comes when the page is idle.
    await expect(async () => {
      await handle.hover();
      const from = await handle.boundingBox();
      if (!from) throw new Error('The handle is not on the screen.');
      const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
      await mouse.down();
      await mouse.move(x + byPx / 2, y, { steps: 3 });
      await mouse.move(x + byPx, y, { steps: 3 });
      const isSaid = await this.page.getByText(said, { exact: true }).first().isVisible();
      if (!isSaid) await this.page.keyboard.press('Escape');
      await mouse.up();
      expect(isSaid).toBe(true);
    }).toPass();
  }

  editor(): Locator {
    return this.rows.getByRole('textbox');
  }

  /** Titles from top to bottom. */
  async titles(): Promise<string[]> {
    return this.rows.locator('[data-title]').allInnerTexts();
  }

  /** Titles of the rows that say they are selected. */
  async selectedTitles(): Promise<string[]> {
    const rows = this.rows.filter({ has: this.page.getByText('Selected', { exact: true }) });
    return rows.locator('[data-title]').allInnerTexts();
  }

  /** Waits until every change has reached the server. */
  async saved(): Promise<void> {
    await this.#traffic.quiet();
  }
}
