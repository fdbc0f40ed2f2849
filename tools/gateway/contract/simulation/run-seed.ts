import { until } from '@plainday/testing-unit';
import { moveTaskTo } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import type { Random } from '../support/odd-input/random';
import { createBrowser, type Browser, type Fate } from './browser';
import { LIST_NAMES, Page, type Account, type ListName } from './device';
import { EDITS } from './edits';
import { Ledger } from './ledger';

/** What the runs of all seeds share. */
export interface World {
  readonly ann: Account;
  readonly ben: Account;
  /** Rows of a table that belong to somebody, past the API. */
  readonly rowsOf: (table: string, userId: string) => Promise<readonly Record<string, unknown>[]>;
  readonly empty: () => Promise<void>;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Hears each step. */
  readonly tell: (line: string) => void;
}

const DAY_MS = 86_400_000;
const STEPS = 24;
/** Attempts follow each other quickly here. Milliseconds. */
const PAUSE_MS = 15;

const TABLES = LIST_NAMES.filter((name) => name !== 'trash');

/** Runs one seed. Returns what is wrong at the end: nothing, when all is well. */
export async function runSeed(world: World, random: Random): Promise<readonly string[]> {
  const ledger = new Ledger(random.seed);
  await world.empty();
  const pause = () => world.delay(PAUSE_MS);
  const fate = (): Fate => {
    const chance = random.below(100);
    if (chance < 8) return 'is lost';
    if (chance < 16) return 'loses its answer';
    return chance < 22 ? 'arrives twice' : 'arrives';
  };
  const browsers = Array.from({ length: 2 + random.below(3) }, (_, index): Browser => {
    const skew = (random.below(3) - 1) * DAY_MS;
    return Object.assign(createBrowser(`device ${index + 1}`, skew), { fate });
  });
  let pages = browsers.map((browser) => new Page(browser, world.ann, pause));
  const open = async (browser: Browser): Promise<Page> => {
    const page = new Page(browser, world.ann, pause);
    pages.push(page);
    if (!browser.isOffline) await page.read();
    return page;
  };
  const close = async (page: Page): Promise<void> => {
    pages = pages.filter((other) => other !== page);
    await page.kill();
  };

  /** Somebody else uses the browser meanwhile, and then it is Ann's again. */
  async function lend(page: Page): Promise<void> {
    const { browser } = page;
    const others = pages.filter((one) => one !== page && one.browser === browser);
    await Promise.all(others.map(close));
    page.signOut();
    page.signIn(world.ben);
    const [edit] = EDITS;
    edit?.({ page, userId: world.ben.id, random, ledger: new Ledger(-random.seed) });
    await world.delay(random.below(10));
    page.signOut();
    page.signIn(world.ann);
    if (!browser.isOffline) await page.read();
  }

  await Promise.all(pages.map((page) => page.read()));
  for (let step = 0; step < STEPS; step += 1) {
    const page = random.pick(pages);
    const chance = random.below(100);
    world.tell(`${step}: ${chance} on ${page.browser.name}, ${ledger.kept.length} texts`);
    if (chance < 72) random.pick(EDITS)({ page, userId: world.ann.id, random, ledger });
    else if (chance < 80) page.browser.isOffline = !page.browser.isOffline;
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

  for (const browser of browsers) {
    browser.isOffline = false;
    browser.fate = () => 'arrives';
  }
  const rest = () => until(() => pages.every((page) => page.isAtRest), 'all writes');
  await settled();
  await Promise.all(pages.map((page) => page.read()));
  await moveAtOnce();
  await Promise.all(pages.map((page) => page.read()));
  return problems();

  /** What one tab takes up from another that died comes a moment later. */
  async function settled(): Promise<void> {
    for (let look = 0; look < 3; look += 1) {
      await world.delay(20);
      await rest();
    }
  }

  /** Two devices move tasks at the same time. */
  async function moveAtOnce(): Promise<void> {
    for (const page of pages) {
      const rows = page.rows('tasks') as unknown as readonly Task[];
      if (rows.length < 2) continue;
      const task = random.pick(rows);
      const index = random.below(rows.length);
      page.run(() => void page.store.dispatch(moveTaskTo(task, index)));
    }
    await rest();
  }

  async function problems(): Promise<readonly string[]> {
    const found: string[] = [];
    const server: Partial<Record<string, readonly Record<string, unknown>[]>> = {};
    for (const table of TABLES) server[table] = await world.rowsOf(table, world.ann.id);
    const everything = JSON.stringify(server) + pages.map(({ listed }) => listed).join('');
    for (const text of ledger.kept) {
      if (!everything.includes(`"${text}"`)) found.push(`“${text}” is nowhere.`);
    }
    const names = Object.values(server).flatMap((rows = []) =>
      rows.flatMap((row) => row['title'] ?? row['task_name'] ?? row['topic'] ?? []),
    );
    const doubled = names.filter((name, index) => names.indexOf(name) !== index);
    for (const name of doubled) found.push(`“${String(name)}” is there twice.`);
    for (const page of pages) found.push(...differences(page, server));
    const live = (server['tasks'] ?? [])
      .filter((row) => row['deleted_at'] === null && row['project_id'] === null)
      .sort(inListOrder)
      .map(({ id }) => id)
      .join(' ');
    for (const page of pages) {
      const shown = page
        .rows('tasks')
        .map(({ id }) => id)
        .join(' ');
      if (shown !== live) found.push(`${page.browser.name} has the tasks in another order.`);
    }
    const strangers = await world.rowsOf('tasks', world.ben.id);
    for (const row of strangers) {
      if (!String(row['title']).startsWith(`seed ${-random.seed} `)) {
        found.push(`“${String(row['title'])}” came to somebody else.`);
      }
    }
    if (everything.includes(`seed ${-random.seed} `)) found.push('Ann has what Ben entered.');
    return found;
  }
}

/** Position, then newest first. */
function inListOrder(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return (
    Number(a['position']) - Number(b['position']) ||
    Number(b['created_at']) - Number(a['created_at']) ||
    (String(a['id']) < String(b['id']) ? -1 : 1)
  );
}

const STAMPS = new Set([
  'created_at',
  'updated_at',
  'deleted_at',
  'start_time',
  'end_time',
  'last_studied',
]);

function spelled(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  const value = (column: string): unknown => {
    const one = row[column];
    if (one instanceof Date) return one.toISOString();
    return STAMPS.has(column) && typeof one === 'string' ? new Date(one).toISOString() : one;
  };
  return JSON.stringify(columns.map((column) => [column, value(column)]));
}

function differences(
  page: Page,
  server: Partial<Record<string, readonly Record<string, unknown>[]>>,
): readonly string[] {
  return TABLES.flatMap((table) => {
    const lists: readonly ListName[] = table === 'tasks' ? ['tasks', 'trash'] : [table];
    const shown = lists.flatMap((list) => page.rows(list));
    const stored = server[table] ?? [];
    if (shown.length !== stored.length) {
      return [`${page.browser.name} shows ${shown.length} of ${stored.length} ${table}.`];
    }
    return shown.flatMap((row) => {
      const own = stored.find(({ id }) => id === row.id);
      const columns = Object.keys(row).filter((name) => name !== 'completed_at');
      if (own && spelled(row, columns) === spelled(own, columns)) return [];
      return [`${page.browser.name} shows another ${table} ${row.id} than the server has.`];
    });
  });
}
