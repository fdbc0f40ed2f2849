import type { CDPSession, Page } from '@playwright/test';
import { expect, seed, userTest as test } from '@plainday/testing-e2e';
import type { DashboardPage, TaskListPage } from '@plainday/testing-e2e';

/** Rounds of all tools before the first look: code that is loaded once, and caches, are no leak. */
const WARM_UP = 2;
const SPANS = 4;
/** Rounds between two looks. `PLAINDAY_ROUNDS=20` does that many in all and finds what leaks now and then. */
const ROUNDS = Math.ceil(Number(process.env['PLAINDAY_ROUNDS'] ?? SPANS) / SPANS);

/** What grows by so much in every round is kept by somebody. */
const LEAK = { intervals: 1, listeners: 1, nodes: 1, kilobytes: 128 };
type Kind = keyof typeof LEAK;
const KINDS = Object.keys(LEAK) as Kind[];
type Left = Readonly<Record<Kind, number>>;

/** Counts the intervals that run, and begins at once to watch for releases, a minute early. */
async function countIntervals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = ((run: TimerHandler, ms?: number, ...args: unknown[]) => {
      if (ms !== 60_000) return wait(run, ms, ...args);
      globalThis.setTimeout = wait;
      return wait(run, 0, ...args);
    }) as typeof wait;
    const running = new Set<unknown>();
    const { setInterval: start, clearInterval: stop } = globalThis;
    globalThis.setInterval = ((...args: Parameters<typeof start>) => {
      const handle = start(...args);
      running.add(handle);
      return handle;
    }) as typeof start;
    globalThis.clearInterval = (handle) => {
      running.delete(handle);
      stop(handle);
    };
    Object.assign(globalThis, { countIntervals: () => running.size });
  });
}

/** What one collection frees is only found by the next. */
const COLLECTIONS = 2;

async function whatIsLeft(page: Page, devtools: CDPSession): Promise<Left> {
  for (let run = 0; run < COLLECTIONS; run += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? NaN;
  const intervals = await page.evaluate(() =>
    (globalThis as unknown as { countIntervals: () => number }).countIntervals(),
  );
  return {
    intervals,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    kilobytes: Math.round(metric('JSHeapUsedSize') / 1000),
  };
}

/** Opens an entry of the sidebar, types into its first field, and opens the first window or menu that it offers. */
async function openEntry(page: Page, href: string): Promise<boolean> {
  return page.evaluate(async (address) => {
    const inSight = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    async function until(what: string, isSo: () => boolean) {
      for (const end = performance.now() + 20_000; !isSo();) {
        if (performance.now() > end) throw new Error(`${address} shows no ${what}.`);
        await new Promise(requestAnimationFrame);
      }
    }
    const link = () => inSight(`nav [href="${CSS.escape(address)}"]`);
    link()?.click();
    await until('page', () => link()?.ariaCurrent === 'page');
    await until('tool', () => !document.querySelector('main [aria-busy=true]'));
    inSight('main :is(textarea, input:not([type]), [type=text])')?.dispatchEvent(
      new InputEvent('input', { bubbles: true }),
    );
    const opener = inSight('main :is([aria-haspopup=dialog], [aria-haspopup=menu])');
    opener?.click();
    if (opener) await until('window', () => !!inSight('[role=menu], [role=dialog], [open]'));
    return !!opener;
  }, href);
}

async function closeWindow(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(':is([role=menu], [role=dialog]):visible')).toHaveCount(0);
}

/** One round: every entry of the sidebar with a window of it, and back to the list and Task Settings. */
async function visitAll(
  dashboard: DashboardPage,
  tasks: TaskListPage,
  hrefs: readonly string[],
): Promise<void> {
  const { page } = dashboard;
  for (const href of hrefs) if (await openEntry(page, href)) await closeWindow(page);
  await dashboard.go('All Tasks');
  // A field that was typed into is one of the things that could be kept.
  await tasks.input.fill('Bread');
  await tasks.input.fill('');
  await tasks.openSettings('Milk');
  await closeWindow(page);
  await dashboard.loaded();
}

/** From now on a single tool keeps something of each kind whenever somebody types there. */
async function plantLeak(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: unknown[] = [];
    addEventListener('input', ({ target }) => {
      if (!location.search.includes('tool=notes')) return;
      kept.push(target, new Array(100_000).fill(0.5));
      addEventListener('resize', () => kept.length);
      kept.push(setInterval(() => undefined, 1_000_000));
    });
  });
}

/** By how much each kind grew at least between two looks: what came but once, as a tooltip, is not counted. */
function leastGrowth(looks: readonly Left[]): Left {
  const least = (kind: Kind) =>
    Math.min(...looks.slice(1).map((look, index) => look[kind] - (looks[index]?.[kind] ?? 0)));
  return Object.fromEntries(KINDS.map((kind) => [kind, least(kind)])) as Left;
}

/** Selectors without a class, an id or an attribute: they reach further than one component. */
function globalSelectors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
      .filter((selector) => !/[.#[]/.test(selector))
      .sort(),
  );
}

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        // Code that is compiled anew as it grows hot would be most of what the heap gains.
        args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
      }),
    { scope: 'worker' },
  ],
});

test('tools leave nothing behind: no timer, listener, node, memory or style for everybody', async ({
  page,
  dashboard,
  tasks,
}) => {
  test.setTimeout(300_000);
  await countIntervals(page);
  await dashboard.open('?view=all');
  await seed(page, 'tasks', [{ title: 'Milk', position: 0 }]);
  await page.reload();
  await tasks.row('Milk').waitFor();
  const styles = await globalSelectors(page);
  const links = dashboard.sidebar.getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  async function look(spans: number, rounds: number): Promise<Left[]> {
    const looks = [await whatIsLeft(page, devtools)];
    for (let span = 0; span < spans; span += 1) {
      for (let round = 0; round < rounds; round += 1) await visitAll(dashboard, tasks, hrefs);
      looks.push(await whatIsLeft(page, devtools));
    }
    return looks;
  }

  for (let round = 0; round < WARM_UP; round += 1) await visitAll(dashboard, tasks, hrefs);
  const looks = await look(SPANS, ROUNDS);
  const grown = leastGrowth(looks);
  for (const kind of KINDS) {
    const counts = looks.map((left) => left[kind]).join(', ');
    expect(grown[kind], `${kind}: ${counts}`).toBeLessThan(LEAK[kind] * ROUNDS);
  }
  expect(await globalSelectors(page)).toEqual(styles);

  await plantLeak(page);
  const found = leastGrowth(await look(2, 1));
  for (const kind of KINDS) expect(found[kind], kind).toBeGreaterThanOrEqual(LEAK[kind]);
});
