import { buildGiven } from '../floor/build-given';
import { openFloor } from '../floor/floor';
import { milliseconds, printFigures, type Figure } from '../report';
import { cachingProfile, newPerson, slowDown, type Person, type Stage } from '../stage';
import { median } from '../statistics';
import { taskInput, watchUsable } from './usable';

const runs = 7;
/** In which a visit does what it puts off. Milliseconds. */
const settledMs = 3000;

/** When the field could be used, in milliseconds of each visit. */
interface Visits {
  /** The second: files come from the cache. */
  readonly next: number[];
  /** The third: the browser has kept compiled code, too. */
  readonly later: number[];
}

const newVisits = (): Visits => ({ next: [], later: [] });

async function visitThrice(
  stage: Stage,
  url: string,
  { next, later }: Visits,
  person?: Person,
): Promise<void> {
  const context = await cachingProfile(stage, person);
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchUsable, taskInput);
  for (const times of [null, next, later]) {
    await page.goto(url);
    await page.waitForFunction(() => 'usableAt' in globalThis);
    const usableAt = await page.evaluate(
      () => (globalThis as unknown as { usableAt: number }).usableAt,
    );
    times?.push(usableAt);
    await page.waitForTimeout(settledMs);
  }
  await context.close();
}

/** Warm visits on a slow device: the app, a page of the given packages alone, and one without a framework, in turn. */
export async function measureWarm(stage: Stage): Promise<void> {
  const floor = await openFloor(await buildGiven());
  const person = await newPerson(stage.url);
  const [app, given, bare] = [newVisits(), newVisits(), newVisits()];
  for (let run = 0; run < runs; run += 1) {
    await visitThrice(stage, `${stage.url}/dashboard`, app, person);
    await visitThrice(stage, floor.givenUrl, given);
    await visitThrice(stage, floor.urlOf(0), bare);
  }
  await floor.close();
  const figures: Figure[] = (['next', 'later'] as const).flatMap((which) => [
    {
      what: `/dashboard usable, the ${which === 'next' ? 'second visit' : 'third'}`,
      value: milliseconds(median(app[which])),
      goal: '≤ 600 ms',
    },
    { what: '  floor: the given packages alone', value: milliseconds(median(given[which])) },
    { what: '  floor: a page without a framework', value: milliseconds(median(bare[which])) },
  ]);
  printFigures(`Warm visits, 4× CPU (median of ${runs})`, figures);
}
