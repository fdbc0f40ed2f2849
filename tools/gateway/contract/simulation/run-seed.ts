import { until } from '@plainday/testing-unit';
import { moveTaskTo } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import type { Random } from '../support/odd-input/random';
import { createBrowser, type Browser, type Fate } from './browser';
import { Page, type Account } from './device';
import { addedTask, HABITS_OF_WORK, siblings } from './edits';
import type { History } from './history';
import { Ledger } from './ledger';
import type { RowsOf } from './rows';
import { mixedUp, outdated, problems } from './verdict';

/** What the runs of all seeds share. */
export interface World {
  /** One session for each device. */
  readonly ann: readonly Account[];
  readonly ben: Account;
  /** Rows of a table that belong to somebody, past the API; tasks in the order of the list. */
  readonly rowsOf: RowsOf;
  /** What happened to tasks and projects since it was emptied. */
  readonly history: () => Promise<History>;
  readonly empty: () => Promise<void>;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Hears of what was left to a person to decide. */
  readonly left: (what: string) => void;
  /** Hears each step. */
  readonly tell: (line: string) => void;
  /** Kills the gateway, and starts it again. */
  readonly crash: (withDatabase: boolean) => Promise<void>;
}

const DAY_MS = 86_400_000;
const STEPS = 24;
/** What all devices know at the beginning comes from so many edits. */
const FIRST_STEPS = 10;
/** Attempts follow each other quickly here. Milliseconds. */
const PAUSE_MS = 15;
/** Answers are held back for less than this. */
const LAG_MS = 40;
/** A journey to the east and back, and a clock that is set. */
const SHIFTS_MS = [DAY_MS, -DAY_MS, 3_600_000, -3_600_000];
/** How often what a page shows is looked at, with growing pauses: on a busy machine it hears later. */
const LOOKS_UNREAD = 45;
/** The same for what waits on devices to be sent. */
const LOOKS_UNSENT = 2000;
/** After so much longer it is said whether a list became right after all. Milliseconds. */
const LATER_MS = 30_000;
/** How often a page tries to read, at the end. */
const LOOKS = 10;
/** In one of so many seeds the gateway is killed; the database with it in every second of these. */
const CRASH_EVERY = 50;

/** Runs one seed. Returns what is wrong at the end: nothing, when all is well. */
export async function runSeed(world: World, random: Random): Promise<readonly string[]> {
  const ledger = new Ledger(random.seed);
  await world.empty();
  const { edits, moves = edits, lists } = random.pick(HABITS_OF_WORK);
  const pause = () => world.delay(PAUSE_MS);
  const fate = (): Fate => {
    const chance = random.below(100);
    if (chance < 8) return 'is lost';
    if (chance < 16) return 'loses its answer';
    return chance < 22 ? 'arrives twice' : 'arrives';
  };
  const browsers = Array.from({ length: 2 + random.below(3) }, (_, index): Browser => {
    const skew = (random.below(3) - 1) * DAY_MS;
    return createBrowser(`device ${index + 1}`, skew);
  });
  const annOn = (browser: Browser) => world.ann[browsers.indexOf(browser)] as Account;
  let pages = browsers.map((browser) => new Page(browser, annOn(browser), pause, lists));
  const annId = annOn(browsers[0] as Browser).id;
  const open = async (browser: Browser): Promise<Page> => {
    const page = new Page(browser, annOn(browser), pause, lists);
    page.watch();
    pages.push(page);
    if (!browser.isOffline) await page.read();
    return page;
  };
  const close = async (page: Page): Promise<void> => {
    pages = pages.filter((other) => other !== page);
    if (random.below(2) === 0) await page.kill();
    else page.leave();
  };

  /** Somebody else uses the browser meanwhile, and then it is Ann's again. */
  async function lend(page: Page): Promise<void> {
    const { browser } = page;
    const others = pages.filter((one) => one !== page && one.browser === browser);
    await Promise.all(others.map(close));
    page.signOut();
    page.signIn(world.ben);
    addedTask({ page, userId: world.ben.id, random, ledger: new Ledger(-random.seed) });
    await world.delay(random.below(10));
    page.signOut();
    page.signIn(annOn(browser));
    page.watch();
    if (!browser.isOffline) await page.read();
  }

  await Promise.all(pages.map((page) => page.show()));
  const [first] = pages;
  for (let step = 0; first && step < FIRST_STEPS; step += 1) {
    random.pick(edits)({ page: first, userId: annId, random, ledger });
  }
  await rest();
  await first?.read();
  const others = pages.filter((page) => page !== first);
  await Promise.all(others.map((page) => page.show(first)));
  for (const browser of browsers) {
    browser.fate = fate;
    browser.lag = () => (random.below(4) === 0 ? random.below(LAG_MS) : 0);
  }
  const crashesAt = random.seed % CRASH_EVERY === CRASH_EVERY / 2 ? random.below(STEPS) : -1;
  let restarting = Promise.resolve();
  for (let step = 0; step < STEPS; step += 1) {
    const page = random.pick(pages);
    const chance = random.below(100);
    world.tell(`${step}: ${chance} on ${page.browser.name}, ${ledger.kept.length} texts`);
    if (step === crashesAt) restarting = world.crash(random.seed % (2 * CRASH_EVERY) > CRASH_EVERY);
    if (chance < 66) {
      const acts = random.below(2) === 0 ? moves : edits;
      const act = random.pick(acts);
      world.tell(act.name);
      act({ page, userId: annId, random, ledger });
    } else if (chance < 77) connect(page.browser, page.browser.isOffline);
    else if (chance < 79) page.browser.skew += random.pick(SHIFTS_MS);
    else if (chance < 86 && !page.browser.isOffline) await page.read();
    else if (chance < 91) {
      await close(page);
      if (random.below(2) === 0 || !pages.some(({ browser }) => browser === page.browser)) {
        await open(page.browser);
      }
    } else if (chance < 96) {
      if (pages.filter(({ browser }) => browser === page.browser).length < 2) {
        await open(page.browser);
      }
    } else if (chance < 98) await lend(page);
    if (random.below(3) === 0) await world.delay(random.below(12));
  }

  await restarting;
  for (const browser of browsers) {
    browser.fate = () => 'arrives';
    connect(browser, true);
  }
  await settled();
  await moveAtOnce();
  const stale = await unread();
  const wrong = await lasting();
  for (const line of pages.flatMap(({ refused, noted }) => [...refused, ...noted])) {
    world.left(line);
  }
  const found = [...stale.map((line) => `Without a reload: ${line}`), ...wrong];
  for (const page of pages) page.die();
  return found;

  function connect(browser: Browser, isOnline: boolean): void {
    browser.isOffline = !isOnline;
    for (const page of pages) if (page.browser === browser) page.connect(isOnline);
  }

  /** What devices show that nobody reloads is what the server has, a moment after all has been sent. */
  async function unread(): Promise<readonly string[]> {
    let lines: readonly string[] = [];
    for (let look = 0; look < LOOKS_UNREAD; look += 1) {
      lines = await outdated(pages, world.rowsOf, annId, lists);
      if (lines.length === 0) return [];
      await world.delay(PAUSE_MS * (look + 1));
    }
    await world.delay(LATER_MS);
    const left = await outdated(pages, world.rowsOf, annId, lists);
    return left.length > 0
      ? lines
      : lines.map((line) => `${line} (Half a minute later it was right.)`);
  }

  /** What is wrong when all has been sent and read. */
  async function lasting(): Promise<readonly string[]> {
    await Promise.all(pages.map(readWhole));
    return [
      ...(await problems(pages, ledger, world, annId)),
      ...(await mixedUp(random.seed, world.rowsOf, annId, world.ben.id)),
    ];
  }

  async function readWhole(page: Page): Promise<void> {
    for (let look = 0; look < LOOKS && !(await page.read()); look += 1) await world.delay(PAUSE_MS);
  }

  function rest(): Promise<void> {
    return until(() => pages.every((page) => page.isAtRest), 'all writes');
  }

  /** All is sent: also what a tab that died has left, which another takes up when it hears of its end. */
  async function settled(): Promise<void> {
    const whole = async () => {
      const left = await Promise.all(pages.map((page) => page.unsent()));
      return left.every((count) => count === 0) && pages.every((page) => page.isAtRest);
    };
    for (let look = 0; !(await whole()); look += 1) {
      if (look === LOOKS_UNSENT) throw new Error('What a tab has left is taken up by no other.');
      await world.delay(PAUSE_MS);
    }
  }

  /** Two devices move tasks at the same time. */
  async function moveAtOnce(): Promise<void> {
    for (const page of pages) {
      const rows = page.rows('tasks');
      if (rows.length < 2) continue;
      const row = random.pick(rows);
      const index = random.below(siblings(rows, row).length);
      page.run(() => void page.store.dispatch(moveTaskTo(row as unknown as Task, index)));
    }
    await rest();
  }
}
