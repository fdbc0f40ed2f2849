import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { printFigures, type Figure } from '../report';
import { cachingProfile, newPerson, openStage, type Person, type Stage } from '../stage';
import { median } from '../statistics';

const runs = 5;
/** In which a visit does what it puts off. Milliseconds. */
const settledMs = 1000;

interface Loads {
  /** Milliseconds of a load with nothing in the caches, and of the next one. */
  readonly cold: number[];
  readonly warm: number[];
}

interface Tool {
  readonly id: string;
  readonly heading: string;
}

/** Notes, inside the page, when the tool stands in the place of its skeleton. */
function watchDrawn(heading: string): void {
  const marks = globalThis as unknown as { drawnAt?: number };
  function look() {
    const root = document.querySelector('#root');
    const isThere = [...(root?.querySelectorAll('h1') ?? [])].some(
      ({ textContent }) => textContent.trim() === heading,
    );
    if (isThere && !root?.querySelector('[data-waiting]')) marks.drawnAt = performance.now();
    else requestAnimationFrame(look);
  }
  look();
}

/** One cold load and one warm one of a tool. */
async function load(stage: Stage, person: Person, tool: Tool, { cold, warm }: Loads) {
  const context = await cachingProfile(stage, person);
  const page = await context.newPage();
  await page.addInitScript(watchDrawn, tool.heading);
  for (const times of [cold, warm]) {
    await page.goto(`${stage.url}/dashboard?tool=${tool.id}`);
    await page.waitForFunction(() => 'drawnAt' in globalThis);
    times.push(await page.evaluate(() => (globalThis as unknown as { drawnAt: number }).drawnAt));
    await page.waitForTimeout(settledMs);
  }
  await context.close();
}

const newLoads = (): Loads => ({ cold: [], warm: [] });

/** Each tool loaded by its address, federated and as one bundle in turn, so that other work meets both alike. */
export async function measureEachTool(
  stage: Stage,
  siteDir: string,
  singleSiteDir: string,
): Promise<void> {
  const release = JSON.parse(await readFile(join(siteDir, 'release.json'), 'utf8')) as Release;
  const tools = Object.values(release.remotes)
    .flatMap(({ modules }) => modules)
    .filter(({ group }) => group !== 'hidden');
  const single = await openStage(singleSiteDir);
  const [person, singlePerson] = [await newPerson(stage.url), await newPerson(single.url)];
  const ratios: Loads = newLoads();
  const figures = await tools.reduce<Promise<Figure[]>>(async (before, tool) => {
    const done = await before;
    const [federated, bundle] = [newLoads(), newLoads()];
    for (let run = 0; run < runs; run += 1) {
      await load(stage, person, tool, federated);
      await load(single, singlePerson, tool, bundle);
    }
    const texts = (['cold', 'warm'] as const).map((kind) => {
      const [ours, theirs] = [median(federated[kind]), median(bundle[kind])];
      ratios[kind].push(ours / theirs);
      return `${kind} ${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} ms = ${(ours / theirs).toFixed(2)}`;
    });
    return [...done, { what: tool.heading, value: texts.join(', ') }];
  }, Promise.resolve([]));
  await single.close();
  for (const kind of ['cold', 'warm'] as const) {
    const value = `${median(ratios[kind]).toFixed(2)} ×`;
    figures.push({ what: `All tools, ${kind}: the middle one`, value, goal: '≤ 1.10 ×' });
  }
  printFigures(`Federated ÷ one bundle, each tool by its address (median of ${runs})`, figures);
}
