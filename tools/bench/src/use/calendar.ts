import type { Page } from '@playwright/test';
import { countElements, framesDuring, heapBytes } from './probes';
import { milliseconds, printFigures } from '../report';
import { freshProfile, newPerson, seedTasks, type Stage } from '../stage';
import { median, quantile } from '../statistics';
import { installWatch, untilPainted } from './watch';

const TASKS = 1_000;
const MONTH = '2026-11';
const DAYS = 30;
const repeats = 20;

const dueOf = (index: number) => {
  const day = String(1 + (index % DAYS)).padStart(2, '0');
  return new Date(`${MONTH}-${day}T0${index % 10}:00:00Z`).toISOString();
};

/** From a key to the frame with the focus in another cell. */
async function pressing(page: Page, keys: readonly string[]): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    const from = (await page.locator('[data-day]:focus').getAttribute('data-day')) ?? '';
    const press = () => page.keyboard.press(keys[i % keys.length] ?? 'ArrowRight');
    samples.push(await untilPainted(page, { kind: 'walked', from }, press));
  }
  return median(samples);
}

async function dragging(page: Page): Promise<number> {
  const task = await page.getByRole('grid').locator('[data-drag-id]').first().boundingBox();
  if (!task) return Number.NaN;
  const [x, y] = [task.x + 20, task.y + 6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  const frames = await framesDuring(page, async () => {
    for (let i = 0; i < 120; i += 1) await page.mouse.move(x + 10 + i * 4, y + 10 + i);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return quantile(frames, 0.95);
}

/** A month with 1,000 tasks: opening it, walking, turning the page, another view, dragging. */
export async function measureCalendar(stage: Stage): Promise<void> {
  const person = await newPerson(stage.url);
  await seedTasks(stage.url, person, TASKS, (index) => ({ due_date: dueOf(index) }));
  const page = await (await freshProfile(stage, person)).newPage();
  await page.goto(`${stage.url}/dashboard?tool=calendar&at=monthly-${MONTH}-15`);
  await page
    .getByText(/^\+3\d more$/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await installWatch(page);
  await page.getByRole('gridcell', { name: /November 15/ }).focus();
  const walked = await pressing(page, ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']);
  const turned = await pressing(page, ['PageDown', 'PageUp']);
  const dragged = await dragging(page);
  const elements = await countElements(page);
  const heap = (await heapBytes(page)) / 1_000_000;
  await page.context().close();
  printFigures(`Calendar, ${TASKS.toLocaleString('en')} tasks in a month (median of ${repeats})`, [
    { what: 'walking by a day', value: milliseconds(walked), goal: '≤ 33 ms' },
    { what: 'turning the month', value: milliseconds(turned), goal: '≤ 50 ms' },
    { what: 'dragging, p95 frame', value: milliseconds(dragged), goal: '≤ 17 ms' },
    { what: 'elements', value: String(elements), goal: '≤ 1,500' },
    { what: 'heap', value: `${heap.toFixed(1)} MB`, goal: '≤ 15 MB' },
  ]);
}
