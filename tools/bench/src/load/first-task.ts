import type { Page } from '@playwright/test';
import { milliseconds, printFigures, type Figure } from '../report';
import {
  freshProfile,
  newPerson,
  seedTasks,
  throttle,
  titlesOnServer,
  type Person,
  type Stage,
} from '../stage';
import { median } from '../statistics';
import { taskInput } from './usable';

const runs = 7;
const seeded = 20;

/** When something could first be seen in a painted frame, in milliseconds from the start of the visit. */
interface First {
  /** A field that takes letters: only if what is typed there arrives. */
  letter: number;
  /** The row of a task that is typed at once. */
  task: number;
  /** The app has taken over. */
  app: number;
  /** A row of the server, in the first frame or in the app. */
  rows: number;
}

/** A page is open for so long after what was measured, at most, until its task is on the server. Milliseconds. */
const arrivalMs = 15_000;
const titleOf = (run: number) => `First thing ${run}`;
const REST = 'and half a thought';

/** Notes, inside the page, at each frame, what is in it; types as soon as something takes letters. */
function watchFirst([selector, title, rest]: readonly [string, string, string]): void {
  const marks = globalThis as unknown as { first: Record<string, number> };
  marks.first = {};
  // The first frame draws its words from attributes.
  const isOfServer = (row: Element) =>
    (row.textContent.includes('Task number') || row.querySelector('[data-text^="Task number"]')) &&
    row.checkVisibility({ visibilityProperty: true });
  const seen: Record<string, () => unknown> = {
    letter: () =>
      document
        .querySelector<HTMLInputElement>(selector)
        ?.checkVisibility({ visibilityProperty: true }),
    task: () =>
      [...document.querySelectorAll('li')].some(
        (row) =>
          row.textContent.includes(title) && row.checkVisibility({ visibilityProperty: true }),
      ),
    app: () => document.querySelector('#root input') && !document.querySelector('#frames'),
    rows: () => [...document.querySelectorAll('li')].some((row) => isOfServer(row)),
  };
  let hasTyped = false;
  function look() {
    const { port1, port2 } = new MessageChannel();
    const shown = Object.keys(seen).filter((name) => !(name in marks.first) && seen[name]?.());
    port1.onmessage = () => {
      for (const name of shown) marks.first[name] = performance.now();
      const field = document.querySelector<HTMLInputElement>(selector);
      if (hasTyped || !field || !('letter' in marks.first)) return;
      hasTyped = true;
      field.focus();
      document.execCommand('insertText', false, title);
      field.form?.requestSubmit();
      document.execCommand('insertText', false, rest);
    };
    port2.postMessage(null);
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Rejects where a task that was typed does not come to the server, or comes twice. */
async function arrived(url: string, person: Person, title: string): Promise<void> {
  const until = performance.now() + arrivalMs;
  const count = async () =>
    (await titlesOnServer(url, person)).filter((other) => other === title).length;
  while ((await count()) === 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const times = await count();
  if (times !== 1) throw new Error(`“${title}” is ${times} times on the server.`);
}

async function visit(page: Page, url: string, person: Person, title: string): Promise<First> {
  await page.addInitScript(watchFirst, [taskInput, title, REST] as const);
  await page.goto(`${url}/dashboard`);
  await page.waitForFunction(
    () => Object.keys((globalThis as unknown as { first: object }).first).length === 4,
  );
  await arrived(url, person, title);
  const text = await page.locator(taskInput).inputValue();
  if (text !== REST) throw new Error(`What was typed did not arrive: “${text}”.`);
  return page.evaluate(() => (globalThis as unknown as { first: First }).first);
}

async function measure(stage: Stage, person: Person, slow: boolean): Promise<First> {
  const loads: First[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await freshProfile(stage, person);
    const page = await context.newPage();
    if (slow) await throttle(page);
    loads.push(await visit(page, stage.url, person, titleOf(run)));
    await context.close();
  }
  const middle = (name: keyof First) => median(loads.map((load) => load[name]));
  return {
    letter: middle('letter'),
    task: middle('task'),
    app: middle('app'),
    rows: middle('rows'),
  };
}

/** A cold visit until the first letter, the first typed task, the app and the first row. */
export async function measureFirstTask(stage: Stage): Promise<void> {
  const figures: Figure[] = [];
  for (const slow of [false, true]) {
    const person = await newPerson(stage.url);
    await seedTasks(stage.url, person, seeded);
    const label = slow ? '4× CPU, slow 4G' : 'unthrottled';
    const first = await measure(stage, person, slow);
    const goal = (limit: number) => (slow ? `≤ ${limit} ms` : undefined);
    const add = (what: string, value: number, limit: number) =>
      figures.push({ what, value: milliseconds(value), goal: goal(limit) });
    add(`first letter, ${label}`, first.letter, 450);
    add('  first typed task painted', first.task, 550);
    add('  app adopted', first.app, 1_500);
    add('  rows painted, in the first frame or the app', first.rows, 1_700);
  }
  printFigures(`First letter and first task of a cold visit (median of ${runs})`, figures);
}
