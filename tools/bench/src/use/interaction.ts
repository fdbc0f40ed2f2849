import type { Page } from '@playwright/test';
import { countElements, framesDuring, heapBytes, installStopwatch, takeSamples } from './probes';
import { milliseconds, printFigures, type Figure } from '../report';
import { newPerson, seedTasks, freshProfile, type Stage } from '../stage';
import { median, quantile } from '../statistics';

const repeats = 15;
const sizes = [0, 1_000, 5_000] as const;

async function openList(stage: Stage, tasks: number): Promise<Page> {
  const person = await newPerson(stage.url);
  await seedTasks(stage.url, person, tasks);
  const page = await (await freshProfile(stage, person)).newPage();
  await page.goto(`${stage.url}/dashboard`);
  if (tasks > 0) await page.getByText('Task number 0', { exact: true }).waitFor();
  await page.locator('#root').getByPlaceholder('Add a task...').fill('warm up');
  await page.keyboard.press('Enter');
  await page.getByText('warm up').waitFor();
  await page.waitForLoadState('networkidle');
  await installStopwatch(page);
  return page;
}

async function adding(page: Page): Promise<number> {
  const input = page.getByPlaceholder('Add a task...');
  const samples: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    await input.fill(`added ${i}`);
    await takeSamples(page, 1);
    await page.keyboard.press('Enter');
    await page.getByText(`added ${i}`, { exact: true }).waitFor();
    samples.push(...(await takeSamples(page, 1)).slice(0, 1));
  }
  return median(samples);
}

async function ticking(page: Page): Promise<number> {
  const samples: number[] = [];
  for (let i = 0; i < repeats; i += 1) {
    await page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().click();
    samples.push(...(await takeSamples(page, 1)).slice(0, 1));
  }
  return median(samples);
}

async function searching(page: Page): Promise<number> {
  const box = page.getByPlaceholder('Search tasks...');
  const samples: number[] = [];
  await box.focus();
  for (const key of 'number 49') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    samples.push(...(await takeSamples(page, 1)));
  }
  await box.fill('');
  return median(samples);
}

async function scrolling(page: Page): Promise<number> {
  await page.mouse.move(640, 500);
  const frames = await framesDuring(page, async () => {
    for (let i = 0; i < 60; i += 1) await page.mouse.wheel(0, 400);
  });
  await page.mouse.wheel(0, -1_000_000);
  return quantile(frames, 0.95);
}

async function dragging(page: Page): Promise<number> {
  const row = page.getByRole('main').getByRole('listitem').nth(2);
  await row.hover();
  const handle = await row.getByRole('button', { name: /drag|reorder/i }).boundingBox();
  if (!handle) return Number.NaN;
  await page.mouse.move(handle.x + 4, handle.y + 4);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let i = 0; i < 120; i += 1) await page.mouse.move(handle.x + 4, handle.y + 8 + i * 3);
  });
  await page.mouse.up();
  return quantile(frames, 0.95);
}

/** From the key to the paint, at different lengths of the list; frames; elements; heap. */
export async function measureInteraction(stage: Stage): Promise<void> {
  const figures: Figure[] = [];
  const addingAt: number[] = [];
  for (const size of sizes) {
    const page = await openList(stage, size);
    const at = `at ${size.toLocaleString('en')} tasks`;
    const added = await adding(page);
    addingAt.push(added);
    figures.push({ what: `adding ${at}`, value: milliseconds(added), goal: '≤ 33 ms' });
    figures.push({
      what: `ticking ${at}`,
      value: milliseconds(await ticking(page)),
      goal: '≤ 17 ms',
    });
    if (size > 0) {
      figures.push({
        what: `searching ${at}`,
        value: milliseconds(await searching(page)),
        goal: '≤ 20 ms',
      });
      figures.push({
        what: `scrolling ${at}, p95 frame`,
        value: milliseconds(await scrolling(page)),
        goal: '≤ 17 ms',
      });
    }
    if (size === 1_000) {
      figures.push({
        what: `dragging ${at}, p95 frame`,
        value: milliseconds(await dragging(page)),
        goal: '≤ 17 ms',
      });
    }
    figures.push({
      what: `elements ${at}`,
      value: String(await countElements(page)),
      goal: '≤ 1,300',
    });
    const heap = (await heapBytes(page)) / 1_000_000;
    figures.push({ what: `heap ${at}`, value: `${heap.toFixed(1)} MB`, goal: '≤ 11 MB' });
    await page.context().close();
  }
  const ratio = ((addingAt.at(-1) ?? Number.NaN) / (addingAt[0] ?? Number.NaN)).toFixed(2);
  figures.push({ what: 'adding at 5,000 ÷ at 0', value: ratio, goal: '≤ 1.2' });
  printFigures(`Interaction (median of ${repeats})`, figures);
}
