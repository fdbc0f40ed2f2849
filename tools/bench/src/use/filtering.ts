import type { Page } from '@playwright/test';
import { milliseconds, printFigures, type Figure } from '../report';
import { newPerson, seedTasks, freshProfile, type Stage } from '../stage';
import { median } from '../statistics';
import { installWatch, mostFrames, untilPainted } from './watch';

/** An account holds 20,000 tasks. */
const TASKS = 20_000;
const REPEATS = 16;
const DAY_MS = 86_400_000;

/** Every second task is due, on one of four hundred days around today; every fourth has a tag. */
function fieldsOf(index: number) {
  const due = new Date(Date.now() + ((index % 400) - 200) * DAY_MS).toISOString();
  return { due_date: index % 2 === 1 ? null : due, tags: index % 4 === 0 ? ['home'] : null };
}

const FILTERS = [
  ['a priority', { kind: 'priority', priority: 'high' }],
  ['a tag', { kind: 'tag', tag: 'home' }],
  ['a date', { kind: 'due', range: 'overdue' }],
  ['words', { kind: 'words', words: 'fridge' }],
] as const;

/** Turns the first condition round by its menu and back, and so on: from the key to the rows that fit. */
async function turning(page: Page): Promise<readonly number[]> {
  const grid = page.getByRole('main').getByRole('grid');
  const shown = async () => Number(await grid.getAttribute('aria-rowcount'));
  const chip = page.getByRole('group', { name: 'Conditions' }).getByRole('button').first();
  const samples: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    await chip.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().focus();
    const found = { kind: 'another count', than: await shown() } as const;
    samples.push(await untilPainted(page, found, () => page.keyboard.press('Enter')));
  }
  return samples;
}

/** A task of every fourth number has the tag. */
const TAGGED = { kind: 'found', count: TASKS / 4, text: 'Task number' } as const;

/** From the key to the tasks of a tag: found by its word in the search, where nothing was found before. */
async function searchingTag(page: Page): Promise<readonly number[]> {
  const box = page.getByPlaceholder('Search tasks...');
  const samples: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    await box.fill('@homes');
    await page.locator('#root main [data-task-id]').first().waitFor({ state: 'detached' });
    samples.push(await untilPainted(page, TAGGED, () => page.keyboard.press('Backspace')));
  }
  await box.fill('');
  return samples;
}

/** From the key on a tag in the list of all tasks to its view. */
async function openingTag(page: Page): Promise<readonly number[]> {
  const samples: number[] = [];
  // The first time its code is fetched.
  for (let run = 0; run <= REPEATS; run += 1) {
    await page.getByRole('link', { name: '@home' }).first().focus();
    const shown = { kind: 'another count', than: TASKS } as const;
    const painted = await untilPainted(page, shown, () => page.keyboard.press('Enter'));
    if (run > 0) samples.push(painted);
    await page
      .getByRole('link', { name: /^All Tasks/ })
      .first()
      .click();
    await page.getByText('Task number 1', { exact: true }).waitFor();
  }
  return samples;
}

async function figuresOf(page: Page, what: string, samples: readonly number[]): Promise<Figure[]> {
  return [
    { what, value: milliseconds(median(samples)), goal: '≤ 17 ms' },
    { what: '  the quickest', value: milliseconds(Math.min(...samples)) },
    { what: '  frames, the slowest', value: `${await mostFrames(page)}`, goal: '1' },
  ];
}

/** How long a filter over as many tasks as an account holds takes to be painted, when one condition is turned round. */
export async function measureFiltering(stage: Stage): Promise<void> {
  const person = await newPerson(stage.url);
  await seedTasks(stage.url, person, TASKS, fieldsOf);
  const page = await (await freshProfile(stage, person)).newPage();
  const figures: Figure[] = [];
  for (const [what, filter] of FILTERS) {
    const at = encodeURIComponent(JSON.stringify(filter));
    await page.goto(`${stage.url}/dashboard?tool=filter&at=${at}`);
    await page
      .getByText(/^Task number/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await installWatch(page);
    figures.push(...(await figuresOf(page, what, await turning(page))));
  }
  await page.goto(`${stage.url}/dashboard?view=all`);
  await page.getByText('Task number 0', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await installWatch(page);
  figures.push(...(await figuresOf(page, 'a search for @home', await searchingTag(page))));
  await page.getByText('Task number 1', { exact: true }).waitFor();
  figures.push(...(await figuresOf(page, 'the view of @home', await openingTag(page))));
  await page.context().close();
  printFigures(`Filtering ${TASKS.toLocaleString('en')} tasks (median of ${REPEATS})`, figures);
}
