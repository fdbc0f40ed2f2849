import type { Page } from '@playwright/test';
import { openFloor, type Floor } from '../floor/floor';
import { milliseconds, printFigures, type Figure } from '../report';
import { newPerson, seedTasks, freshProfile, type Stage } from '../stage';
import { adding, dragging, dropping, REPEATS, scrolling, searching, ticking } from './actions';
import { countElements, heapBytes } from './probes';
import { installWatch, longestTask, mostFrames } from './watch';

/** An account holds 20,000 tasks; some are added here. */
const MOST = 19_900;
const sizes = [0, 1_000, 5_000, MOST] as const;

async function openList(stage: Stage, tasks: number): Promise<Page> {
  const person = await newPerson(stage.url);
  await seedTasks(stage.url, person, tasks);
  const page = await (await freshProfile(stage, person)).newPage();
  await page.goto(`${stage.url}/dashboard?view=all`);
  if (tasks > 0) await page.getByText('Task number 0', { exact: true }).waitFor();
  await page.locator('#root').getByPlaceholder('Add a task...').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function openFloorPage(stage: Stage, floor: Floor, tasks: number): Promise<Page> {
  const page = await (await freshProfile(stage)).newPage();
  await page.goto(floor.urlOf(tasks));
  return page;
}

/** The first of anything compiles code. */
async function warmUp(page: Page): Promise<void> {
  await installWatch(page);
  await page.getByPlaceholder('Add a task...').filter({ visible: true }).fill('warm up');
  await page.keyboard.press('Enter');
  await page.getByText('warm up').waitFor();
  await page.waitForLoadState('networkidle');
}

interface Measured {
  readonly figures: readonly Figure[];
  /** Milliseconds of the kinds that must not grow with the list. */
  readonly times: ReadonlyMap<string, number>;
}

async function measureAt(stage: Stage, floor: Floor, size: number): Promise<Measured> {
  const figures: Figure[] = [];
  const times = new Map<string, number>();
  const put = (what: string, value: string, goal?: string) =>
    void figures.push({ what, value, ...(goal ? { goal } : {}) });
  const page = await openList(stage, size);
  const heap = (await heapBytes(page)) / 1_000_000;
  put('heap of a fresh page', `${heap.toFixed(1)} MB`, '≤ 11 MB');
  const bare = await openFloorPage(stage, floor, size);
  await warmUp(bare);
  await warmUp(page);

  /** In the app, and what the same takes here without a framework. */
  async function both(what: string, goal: string, measure: (of: Page) => Promise<number>) {
    await bare.bringToFront();
    const least = await measure(bare);
    await page.bringToFront();
    const value = await measure(page);
    put(what, milliseconds(value), goal);
    put('  floor', milliseconds(least));
    put('  frames, the slowest', String(await mostFrames(page)), '1');
    times.set(what, value);
  }
  await both('adding', '≤ 33 ms', adding);
  if (size === MOST) {
    const longest = await longestTask(page, async () => void (await adding(page)));
    put('longest task behind adding', milliseconds(longest), '≤ 50 ms');
  }
  await both('ticking', '≤ 17 ms', ticking);
  if (size > 0) {
    await both('searching', '≤ 20 ms', (of) => searching(of, size));
    put('scrolling, p95 frame', milliseconds(await scrolling(page)), '≤ 17 ms');
    put('dropping', milliseconds(await dropping(page)), '≤ 33 ms');
  }
  if (size === 1_000) put('dragging, p95 frame', milliseconds(await dragging(page)), '≤ 17 ms');
  put('elements', String(await countElements(page)), '≤ 1,300');
  await page.context().close();
  await bare.context().close();
  return { figures, times };
}

/** From the key to the frame that shows the change, at different lengths of the list; frames; elements; heap. */
export async function measureInteraction(stage: Stage): Promise<void> {
  const floor = await openFloor();
  try {
    let atNone: Measured['times'] | undefined;
    for (const size of sizes) {
      const { figures, times } = await measureAt(stage, floor, size);
      atNone ??= times;
      const flat = [...times].flatMap(([what, value]) => {
        const ratio = value / (atNone?.get(what) ?? Number.NaN);
        if (size === 0 || Number.isNaN(ratio)) return [];
        return [{ what: `${what}, ÷ at none`, value: ratio.toFixed(2), goal: '≤ 1.2' }];
      });
      const title = `Interaction at ${size.toLocaleString('en')} tasks (median of ${REPEATS})`;
      printFigures(title, [...figures, ...flat]);
    }
  } finally {
    await floor.close();
  }
}
