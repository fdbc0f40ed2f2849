import type { BrowserContext, Page } from '@playwright/test';
import { printFigures } from '../report';
import {
  freshProfile,
  newPerson,
  throttle,
  titlesOnServer,
  type Person,
  type Stage,
} from '../stage';

/** `PLAINDAY_LOADS` changes it. */
const loads = Number(process.env['PLAINDAY_LOADS'] ?? 200);
/** A page is open for so long after its last letter, at most. Milliseconds. */
const arrivalMs = 15_000;
const seed = Number(process.env['PLAINDAY_SEED'] ?? 1);

/** The same numbers for the same seed (mulberry32). */
function numbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Count {
  sent: string[];
  lettersLost: number;
  focusLost: number;
}

const field = (page: Page) =>
  page.getByPlaceholder('Add a task...').filter({ visible: true }).first();

/** Types lines at one speed while the page starts, then half a line, and sees whether that has arrived. */
async function typeThrough(page: Page, random: () => number, name: string, count: Count) {
  await field(page).focus();
  const pause = random() * 90;
  const lines = 1 + Math.floor(random() * 4);
  for (let line = 0; line < lines; line += 1) {
    const title = `${name} line ${line}`;
    await page.keyboard.type(title, { delay: pause });
    await page.keyboard.press('Enter');
    count.sent.push(title);
  }
  const rest = `${name} half a thought`;
  await page.keyboard.type(rest, { delay: pause });
  await page.locator('#frames').waitFor({ state: 'detached' });
  const { value, hasFocus } = await field(page).evaluate((input: HTMLInputElement) => ({
    value: input.value,
    hasFocus: document.activeElement === input,
  }));
  if (value !== rest) count.lettersLost += 1;
  if (!hasFocus) count.focusLost += 1;
}

/** Waits for the server to have what was sent; what is not there after a while counts as lost. */
async function arrived(url: string, person: Person, sent: readonly string[]): Promise<void> {
  const until = performance.now() + arrivalMs;
  while (performance.now() < until) {
    const there = new Set(await titlesOnServer(url, person));
    if (sent.every((title) => there.has(title))) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** One load: throttled or not, with a reload in the middle of the start, or with a second tab. */
async function load(
  context: BrowserContext,
  url: string,
  person: Person,
  random: () => number,
  turn: number,
  count: Count,
) {
  const kind = turn % 4;
  const page = await context.newPage();
  if (turn % 2 === 1) await throttle(page);
  await page.goto(`${url}/dashboard?view=all`, { waitUntil: 'commit' });
  const name = `load ${turn}`;
  if (kind === 2) {
    const title = `${name} before the reload`;
    await field(page).focus();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    count.sent.push(title);
    await page.reload({ waitUntil: 'commit' });
  }
  const other = kind === 3 ? await context.newPage() : null;
  if (other) await other.goto(`${url}/dashboard?view=all`, { waitUntil: 'commit' });
  if (other) await page.bringToFront();
  await typeThrough(page, random, name, count);
  await arrived(url, person, count.sent);
  await other?.close();
  await page.close();
}

/** Typing through the start, again and again, at random speeds: nothing may be lost or doubled. */
export async function measureTyping(stage: Stage): Promise<void> {
  const random = numbers(seed);
  const person = await newPerson(stage.url);
  const count: Count = { sent: [], lettersLost: 0, focusLost: 0 };
  for (let turn = 0; turn < loads; turn += 1) {
    const context = await freshProfile(stage, person);
    await load(context, stage.url, person, random, turn, count);
    await context.close();
  }
  const arrived = await titlesOnServer(stage.url, person);
  const lost = count.sent.filter((title) => !arrived.includes(title));
  const doubled = arrived.length - new Set(arrived).size;
  const none = '0';
  printFigures(`Typing through ${loads} starts (seed ${seed})`, [
    { what: 'lines sent', value: String(count.sent.length) },
    { what: '  lost', value: String(lost.length), goal: none },
    { what: '  doubled', value: String(doubled), goal: none },
    { what: 'half lines lost or changed', value: String(count.lettersLost), goal: none },
    { what: 'focus lost', value: String(count.focusLost), goal: none },
  ]);
  if (lost.length + doubled + count.lettersLost + count.focusLost > 0) {
    throw new Error(`Lost: ${lost.join(', ') || 'no line'}.`);
  }
}
