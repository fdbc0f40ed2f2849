import type { CDPSession, Page } from '@playwright/test';
import {
  expect,
  userTest as test,
  type DashboardPage,
  type TaskListPage,
} from '@plainday/testing-e2e';

/** How often every tool is opened and left between two looks. */
const ROUNDS = 2;
const SPANS = 3;

interface Left {
  readonly intervals: number;
  readonly listeners: number;
  readonly nodes: number;
}

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

async function whatIsLeft(page: Page, devtools: CDPSession): Promise<Left> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? NaN;
  const intervals = await page.evaluate(() =>
    (globalThis as unknown as { countIntervals: () => number }).countIntervals(),
  );
  return { intervals, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

/** Every entry of the sidebar, and back to where it began. */
async function visitAll(
  dashboard: DashboardPage,
  tasks: TaskListPage,
  titles: readonly string[],
): Promise<void> {
  for (const title of titles) {
    await dashboard.go(title);
    await dashboard.loaded();
  }
  await dashboard.go('All Tasks');
  await dashboard.loaded();
  // A field that was typed into is one of the things that could be kept.
  await tasks.input.fill('Milk');
  await tasks.input.fill('');
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

test('tools leave nothing behind: no timer, listener, node or style for everybody', async ({
  page,
  dashboard,
  tasks,
}) => {
  // Every tool is opened eight times.
  test.setTimeout(300_000);
  await countIntervals(page);
  await dashboard.open('?view=all');
  await dashboard.loaded();
  const styles = await globalSelectors(page);
  const links = dashboard.sidebar.getByRole('listitem').getByRole('link');
  const titles = (await links.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');

  // What is loaded once, code and caches, is no leak: two rounds before the first look.
  await visitAll(dashboard, tasks, titles);
  await visitAll(dashboard, tasks, titles);
  const looks = [await whatIsLeft(page, devtools)];
  for (let span = 0; span < SPANS; span += 1) {
    for (let round = 0; round < ROUNDS; round += 1) await visitAll(dashboard, tasks, titles);
    looks.push(await whatIsLeft(page, devtools));
  }

  // A tool that leaves a single thing makes every span grow by its rounds; what came once, as a tooltip, does not.
  for (const kind of ['intervals', 'listeners', 'nodes'] as const) {
    const counts = looks.map((look) => look[kind]);
    const growth = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    expect(Math.min(...growth), `${kind}: ${counts.join(', ')}`).toBeLessThan(ROUNDS);
  }
  expect(await globalSelectors(page)).toEqual(styles);
});
