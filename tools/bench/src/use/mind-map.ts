import type { Page } from '@playwright/test';
import { framesDuring } from './probes';
import { milliseconds, printFigures, type Figure } from '../report';
import { freshProfile, newPerson, type Stage } from '../stage';
import { median, quantile } from '../statistics';

const ideas = 500;
const perBranch = 25;
const openings = 5;
const moves = 120;

/** A root with twenty branches of about as many leaves, as text. */
function indentedText(): string {
  const lines = Array.from({ length: ideas - 1 }, (_, index) =>
    index % perBranch === 0 ? `  Branch ${index / perBranch}` : `    Idea number ${index}`,
  );
  return ['Everything', ...lines].join('\n');
}

const map = (page: Page) => page.getByRole('application', { name: 'Map' });

async function makeMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Paste indented text' }).click();
  await page.getByRole('textbox', { name: /^Text/ }).fill(indentedText());
  await page.getByRole('button', { name: 'Make map' }).click();
  await map(page).waitFor();
}

/** From the address to the frame that shows every idea, in milliseconds; the caches are warm. */
async function opening(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/dashboard?tool=mind-mapping`);
  const shown = await page.waitForFunction(
    (count) =>
      document.querySelectorAll('[role=application] [data-node-id]').length >= count &&
      performance.now(),
    ideas,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

/** Frames while the mouse is held at a place and moved to and fro. */
async function framesOfDrag(page: Page, at: { x: number; y: number }): Promise<number[]> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (let step = 1; step <= moves; step += 1) {
      const there = 80 * Math.sin((step / moves) * 2 * Math.PI);
      await page.mouse.move(at.x + there, at.y + there / 2);
    }
  });
  await page.mouse.up();
  return frames;
}

function rows(what: string, frames: readonly number[]): Figure[] {
  return [
    { what: `${what}, median frame`, value: milliseconds(median(frames)), goal: '≤ 17 ms' },
    { what: `${what}, p95 frame`, value: milliseconds(quantile(frames, 0.95)), goal: '≤ 34 ms' },
  ];
}

/** A mind map of 500 ideas: how long until it is there, and how smoothly it moves. */
export async function measureMindMap(stage: Stage): Promise<void> {
  const page = await (await freshProfile(stage, await newPerson(stage.url))).newPage();
  await page.goto(`${stage.url}/dashboard?tool=mind-mapping`);
  await makeMap(page);
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let run = 0; run < openings; run += 1) times.push(await opening(page, stage.url));

  await page.getByRole('button', { name: 'Show all of the map' }).click();
  await page.waitForLoadState('networkidle');
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not drawn');
  const figures = [
    { what: 'opening, warm', value: milliseconds(median(times)), goal: '≤ 1,500 ms' },
    ...rows('panning', await framesOfDrag(page, { x: box.x + 24, y: box.y + 90 })),
  ];
  const root = map(page).getByRole('button', { name: 'Everything', exact: true });
  const node = await root.boundingBox();
  if (!node) throw new Error('The root is not drawn');
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 };
  figures.push(...rows('dragging an idea', await framesOfDrag(page, middle)));
  await page.context().close();
  printFigures(`Mind map of ${ideas} ideas`, figures);
}
