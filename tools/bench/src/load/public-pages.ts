import type { Page } from '@playwright/test';
import { kilobytes, milliseconds, printFigures, type Figure } from '../report';
import { freshProfile, throttle, type Stage } from '../stage';
import { median, quantile } from '../statistics';
import { blocking, longTasks, watchTasks } from './blocking';

/** A phone of the middle class. */
const PHONE = { width: 412, height: 823 };
/** Milliseconds in which nothing more may come. */
const QUIET_MS = 1500;
/** Loads of each page; the median of each figure counts. */
const RUNS = 3;

interface PageFigures {
  readonly path: string;
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time after the first contentful paint. */
  readonly blocked: number;
  /** The same before that paint, when nobody can tap yet: it delays LCP. */
  readonly blockedBefore: number;
  readonly scriptBytes: number;
}

interface Observed {
  lcp: number;
  cls: number;
  painted: number;
}

function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, painted: 0 };
  Object.assign(window, { observed });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  watch('layout-shift', (entry) => (observed.cls += (entry as unknown as { value: number }).value));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.painted = startTime;
  });
}

/** Bytes of scripts on the wire, as the browser counts them. */
async function countScripts(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return () => bytes;
}

async function load(stage: Stage, path: string): Promise<PageFigures> {
  const context = await freshProfile(stage);
  try {
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.addInitScript(observe);
    await page.addInitScript(watchTasks);
    const scriptBytes = await countScripts(page);
    await throttle(page);
    await page.goto(stage.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    const tasks = await page.evaluate(longTasks);
    const { lcp, cls, painted } = await page.evaluate(
      () => (window as unknown as { observed: Observed }).observed,
    );
    return {
      path,
      lcp,
      cls,
      blocked: blocking(tasks, painted, Infinity),
      blockedBefore: blocking(tasks, 0, painted),
      scriptBytes: scriptBytes(),
    };
  } finally {
    await context.close();
  }
}

async function measure(stage: Stage, path: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await load(stage, path));
  const middle = (of: (run: PageFigures) => number) => median(runs.map(of));
  return {
    path,
    lcp: middle(({ lcp }) => lcp),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    blocked: middle(({ blocked }) => blocked),
    blockedBefore: middle(({ blockedBefore }) => blockedBefore),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
  };
}

async function publicPaths(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
}

function summary(pages: readonly PageFigures[]): Figure[] {
  const worst = (of: (page: PageFigures) => number) => Math.max(...pages.map(of));
  const lcps = pages.map(({ lcp }) => lcp);
  return [
    { what: 'LCP, median of the pages', value: milliseconds(quantile(lcps, 0.5)) },
    { what: 'LCP, slowest page', value: milliseconds(worst(({ lcp }) => lcp)), goal: '< 1500 ms' },
    { what: 'CLS, worst page', value: worst(({ cls }) => cls).toFixed(4), goal: '0' },
    {
      what: 'TBT, worst page',
      value: milliseconds(worst(({ blocked }) => blocked)),
      goal: '< 50 ms',
    },
    {
      what: 'Blocked before the first paint, worst page',
      value: milliseconds(worst(({ blockedBefore }) => blockedBefore)),
    },
    {
      what: 'Scripts before any interaction, most',
      value: kilobytes(worst(({ scriptBytes }) => scriptBytes)),
      goal: '≤ 25 kB',
    },
  ];
}

/** How the public pages come up on a slow phone: 4 × CPU and slow 4G, nothing in the cache. */
export async function measurePublicPages(stage: Stage): Promise<void> {
  const pages: PageFigures[] = [];
  for (const path of await publicPaths(stage.url)) pages.push(await measure(stage, path));
  printFigures(
    'Public pages, each',
    pages.map(({ path, lcp, cls, blocked, blockedBefore, scriptBytes }) => ({
      what: path,
      value: `LCP ${milliseconds(lcp)} · CLS ${cls.toFixed(4)} · TBT ${milliseconds(blocked)} (before paint ${milliseconds(blockedBefore)}) · scripts ${kilobytes(scriptBytes)}`,
    })),
  );
  printFigures(`Public pages, all ${pages.length}`, summary(pages));
}
