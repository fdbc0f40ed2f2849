import type { Page } from '@playwright/test';
import { milliseconds, printFigures, type Figure } from '../report';
import { newPerson, openStage, freshProfile, throttle, type Person, type Stage } from '../stage';
import { median } from '../statistics';
import { taskInput, watchUsable } from './usable';

const runs = 7;

interface Load {
  usable: number;
  contentful: number;
  shift: number;
}

async function load(page: Page, url: string, selector: string): Promise<Load> {
  await page.addInitScript(watchUsable, selector);
  await page.goto(url);
  await page.waitForFunction(() => 'usableAt' in globalThis);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const marks = globalThis as unknown as { usableAt: number; shift: number };
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      usable: marks.usableAt,
      contentful: paint?.startTime ?? Number.NaN,
      shift: marks.shift,
    };
  });
}

interface Case {
  path: string;
  selector: string;
  person?: Person;
  slow: boolean;
}

async function measure(stage: Stage, { path, selector, person, slow }: Case): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await freshProfile(stage, person);
    const page = await context.newPage();
    if (slow) await throttle(page);
    loads.push(await load(page, `${stage.url}${path}`, selector));
    await context.close();
  }
  const middle = (of: (load: Load) => number) => median(loads.map(of));
  return {
    usable: middle((l) => l.usable),
    contentful: middle((l) => l.contentful),
    shift: Math.max(...loads.map((l) => l.shift)),
  };
}

const dashboard = { path: '/dashboard', selector: taskInput };
const auth = { path: '/auth', selector: 'input[type="email"]' };

/** Cold loads, federated and, where a site of it is given, against the same code as one bundle. */
export async function measureTime(stage: Stage, singleSiteDir: string | null): Promise<void> {
  const figures: Figure[] = [];
  const single = singleSiteDir ? await openStage(singleSiteDir) : null;
  const person = await newPerson(stage.url);
  const singlePerson = single ? await newPerson(single.url) : undefined;
  for (const slow of [false, true]) {
    const label = slow ? '4× CPU, slow 4G' : 'unthrottled';
    const federated = await measure(stage, { ...dashboard, person, slow });
    figures.push({ what: `/dashboard usable, ${label}`, value: milliseconds(federated.usable) });
    if (single) {
      const bundle = await measure(single, { ...dashboard, person: singlePerson, slow });
      figures.push({ what: '  the same as one bundle', value: milliseconds(bundle.usable) });
      const ratio = (federated.usable / bundle.usable).toFixed(2);
      figures.push({ what: '  federated ÷ one bundle', value: `${ratio} ×`, goal: '≤ 1.10 ×' });
    }
    const goal = slow ? '≤ 500 ms' : undefined;
    figures.push({
      what: '  first contentful paint',
      value: milliseconds(federated.contentful),
      goal,
    });
    figures.push({
      what: '  layout shift (worst run)',
      value: federated.shift.toFixed(4),
      goal: '≤ 0.01',
    });
    const signIn = await measure(stage, { ...auth, slow });
    figures.push({ what: `/auth usable, ${label}`, value: milliseconds(signIn.usable) });
    figures.push({
      what: '  first contentful paint',
      value: milliseconds(signIn.contentful),
      goal,
    });
  }
  await single?.close();
  printFigures(`Time of a cold load (median of ${runs})`, figures);
}
