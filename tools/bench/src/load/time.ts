import type { Page } from '@playwright/test';
import { buildGiven } from '../floor/build-given';
import { openFloor } from '../floor/floor';
import { kilobytes, milliseconds, printFigures, type Figure } from '../report';
import { newPerson, openStage, freshProfile, throttle, type Person, type Stage } from '../stage';
import { median } from '../statistics';
import { blocking, longTasks, watchTasks } from './blocking';
import { taskInput, watchUsable } from './usable';

const runs = 7;

interface Load {
  /** When the field could be used, in milliseconds. */
  usable: number;
  contentful: number;
  shift: number;
  /** Total blocking time after the first contentful paint. */
  blocked: number;
}

async function load(page: Page, url: string, selector: string): Promise<Load> {
  await page.addInitScript(watchUsable, selector);
  await page.addInitScript(watchTasks);
  await page.goto(url);
  await page.waitForFunction(() => 'usableAt' in globalThis);
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(longTasks);
  const { usable, contentful, shift } = await page.evaluate(() => {
    const marks = globalThis as unknown as { usableAt: number; shift: number };
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      usable: marks.usableAt,
      contentful: paint?.startTime ?? Number.NaN,
      shift: marks.shift,
    };
  });
  return { usable, contentful, shift, blocked: blocking(tasks, contentful, Infinity) };
}

interface Case {
  readonly stage: Stage;
  readonly url: string;
  readonly selector: string;
  readonly person?: Person | undefined;
}

/** Loads of each case in turn: whatever else the machine does falls on all of them. */
async function measure<Name extends string>(
  cases: Partial<Record<Name, Case>>,
  slow: boolean,
): Promise<Partial<Record<Name, Load>>> {
  const known = Object.entries(cases) as [Name, Case][];
  const loads = known.map((): Load[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, [, { stage, url, selector, person }]] of known.entries()) {
      const context = await freshProfile(stage, person);
      const page = await context.newPage();
      if (slow) await throttle(page);
      loads[index]?.push(await load(page, url, selector));
      await context.close();
    }
  }
  const entries = known.map(([name], index) => [name, middleOf(loads[index] ?? [])] as const);
  return Object.fromEntries(entries) as Partial<Record<Name, Load>>;
}

function middleOf(loads: readonly Load[]): Load {
  const middle = (of: (load: Load) => number) => median(loads.map(of));
  return {
    usable: middle((l) => l.usable),
    contentful: middle((l) => l.contentful),
    blocked: middle((l) => l.blocked),
    shift: Math.max(...loads.map((l) => l.shift)),
  };
}

const email = 'input[type="email"]';

/**
 * Cold loads: federated, the same code as one bundle where a site of it is given, a page of the given packages alone,
 * and one without a framework.
 */
export async function measureTime(stage: Stage, singleSiteDir: string | null): Promise<void> {
  const figures: Figure[] = [];
  const single = singleSiteDir ? await openStage(singleSiteDir) : null;
  const given = await buildGiven();
  const floor = await openFloor(given);
  const person = await newPerson(stage.url);
  const singlePerson = single ? await newPerson(single.url) : undefined;
  const home = (on: Stage, of?: Person): Case => {
    return { stage: on, url: `${on.url}/dashboard`, selector: taskInput, person: of };
  };
  for (const slow of [false, true]) {
    const label = slow ? '4× CPU, slow 4G' : 'unthrottled';
    const goal = slow ? '≤ 500 ms' : undefined;
    const put = (what: string, value: string, limit?: string) =>
      void figures.push({ what, value, ...(limit ? { goal: limit } : {}) });
    const loads = await measure(
      {
        federated: home(stage, person),
        ...(single ? { bundle: home(single, singlePerson) } : {}),
        given: { stage, url: floor.givenUrl, selector: taskInput },
        floor: { stage, url: floor.urlOf(0), selector: taskInput },
        auth: { stage, url: `${stage.url}/auth`, selector: email },
      },
      slow,
    );
    const { federated, bundle, given: packages, floor: bare, auth } = loads;
    if (!federated || !packages || !bare || !auth) throw new Error('Nothing was loaded.');
    put(`/dashboard usable, ${label}`, milliseconds(federated.usable));
    if (bundle) {
      put('  the same as one bundle', milliseconds(bundle.usable));
      put(
        '  federated ÷ one bundle',
        `${(federated.usable / bundle.usable).toFixed(2)} ×`,
        '≤ 1.05 ×',
      );
    }
    put(
      `  floor: the given packages alone (${kilobytes(given.body.length)})`,
      milliseconds(packages.usable),
    );
    put('  floor: a page without a framework', milliseconds(bare.usable));
    put('  total blocking time', milliseconds(federated.blocked), slow ? '≤ 200 ms' : undefined);
    put('    the given packages alone', milliseconds(packages.blocked));
    put('  first contentful paint', milliseconds(federated.contentful), goal);
    put('  layout shift (worst run)', federated.shift.toFixed(4), '≤ 0.01');
    put(`/auth usable, ${label}`, milliseconds(auth.usable));
    put('  first contentful paint', milliseconds(auth.contentful), goal);
  }
  await floor.close();
  await single?.close();
  printFigures(`Time of a cold load (median of ${runs})`, figures);
}
