import type { Page } from '@playwright/test';
import { framesDuring } from './probes';
import { median, quantile } from '../statistics';
import { untilPainted } from './watch';

/** Samples of each figure. */
export const REPEATS = 15;
const DROPS = 7;
/** A row is moved past so many others. */
const DISTANCE = 3;
/** A person holds a button for about so long, in milliseconds. */
const PRESS_MS = 60;
/** How long the layer that moves rows stays after a drop, in milliseconds. */
const REST_MS = 600;
const SEARCHES = ['273', '508', '146', '391', '605'];

const rows = (page: Page) => page.locator('#root main [data-task-id]');
let count = 0;
/** A title of its own, without a digit that a search could find. */
function newTitle(): string {
  count += 1;
  return `added ${String(count).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
}

const input = (page: Page) => page.getByPlaceholder('Add a task...').filter({ visible: true });

/** From Enter to the row. */
export async function adding(page: Page): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const title = newTitle();
    await input(page).fill(title);
    samples.push(
      await untilPainted(page, { kind: 'added', title }, () => page.keyboard.press('Enter')),
    );
  }
  return median(samples);
}

/** From the click to the list without the row. */
export async function ticking(page: Page): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const first = rows(page).first();
    const id = await idOf(page, 0);
    await first.hover();
    samples.push(
      await untilPainted(page, { kind: 'gone', id }, () =>
        first.getByRole('checkbox').click({ delay: PRESS_MS }),
      ),
    );
  }
  return median(samples);
}

/** From each key of a search to what it finds among tasks that are called `Task number 0`, `1`, … */
export async function searching(page: Page, tasks: number): Promise<number> {
  const box = page.getByPlaceholder('Search tasks...');
  const samples: number[] = [];
  for (const search of SEARCHES) {
    for (let length = 1; length <= search.length; length += 1) {
      const text = search.slice(0, length);
      const count = Array.from({ length: tasks }, (_, n) => n).filter((n) => `${n}`.includes(text));
      const found = { kind: 'found', count: count.length, text } as const;
      await box.focus();
      samples.push(await untilPainted(page, found, () => page.keyboard.press(text.slice(-1))));
    }
    await box.fill('');
    await page.getByText('Task number 0', { exact: true }).waitFor();
  }
  return median(samples);
}

/** The frames of a long scroll: 19 of 20 are not longer. */
export async function scrolling(page: Page): Promise<number> {
  await page.mouse.move(640, 500);
  const frames = await framesDuring(page, async () => {
    for (let i = 0; i < 60; i += 1) await page.mouse.wheel(0, 400);
  });
  await page.mouse.wheel(0, -1_000_000);
  await page.getByText('Task number 0', { exact: true }).waitFor();
  return quantile(frames, 0.95);
}

async function pickUp(page: Page): Promise<{ x: number; y: number }> {
  const row = rows(page).nth(2);
  await row.hover();
  const handle = await row.getByRole('button', { name: /^Drag to reorder/ }).boundingBox();
  if (!handle) throw new Error('A row has no handle.');
  const at = { x: handle.x + 4, y: handle.y + 8 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  return at;
}

/** The frames while a row is dragged: 19 of 20 are not longer. */
export async function dragging(page: Page): Promise<number> {
  const { x, y } = await pickUp(page);
  const frames = await framesDuring(page, async () => {
    for (let i = 0; i < 120; i += 1) await page.mouse.move(x, y + i * 3);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.waitForTimeout(REST_MS);
  return quantile(frames, 0.95);
}

/** From the released button to the row in its new place, where it can be seen. */
export async function dropping(page: Page): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < DROPS; i += 1) {
    const [id, behind] = [await idOf(page, 2), await idOf(page, 2 + DISTANCE)];
    const there = await rows(page)
      .nth(2 + DISTANCE)
      .boundingBox();
    if (!there) throw new Error('There are too few rows to move one.');
    const { x } = await pickUp(page);
    await page.mouse.move(x, there.y + there.height / 2, { steps: 12 });
    await page.waitForTimeout(REST_MS);
    samples.push(await untilPainted(page, { kind: 'moved', id, behind }, () => page.mouse.up()));
    await page.waitForTimeout(REST_MS);
  }
  return median(samples);
}

async function idOf(page: Page, index: number): Promise<string> {
  const id = await rows(page).nth(index).getAttribute('data-task-id');
  if (id === null) throw new Error('A row does not say which task it shows.');
  return id;
}
