import type { Page } from '@playwright/test';

/** What starts the stopwatch: every key where keys walk and nothing is typed, else Enter, input and clicks. */
export interface StopwatchOptions {
  readonly everyKey?: boolean;
}

/**
 * Installs, inside the page, a stopwatch from an input event to the paint after it: the event's own
 * time stamp, then the next frame, then the task after that frame.
 */
export async function installStopwatch(
  page: Page,
  { everyKey = false }: StopwatchOptions = {},
): Promise<void> {
  await page.evaluate((measuresEveryKey) => {
    const store = globalThis as unknown as { samples: number[] };
    store.samples = [];
    function measure(event: Event) {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => store.samples.push(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    }
    function handleKey(event: KeyboardEvent) {
      if (measuresEveryKey || event.key === 'Enter') measure(event);
    }
    addEventListener('keydown', handleKey, { capture: true });
    if (measuresEveryKey) return;
    addEventListener('input', measure, { capture: true });
    addEventListener('click', measure, { capture: true });
  }, everyKey);
}

/** The last `count` samples of the stopwatch, in milliseconds, once they have arrived. */
export async function takeSamples(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    (wanted) => (globalThis as unknown as { samples: number[] }).samples.length >= wanted,
    count,
  );
  return page.evaluate(() => {
    const store = globalThis as unknown as { samples: number[] };
    const taken = store.samples;
    store.samples = [];
    return taken;
  });
}

/** Times between frames, in milliseconds, while `action` runs. */
export async function framesDuring(page: Page, action: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const store = globalThis as unknown as { frames: number[]; filming: boolean };
    store.frames = [];
    store.filming = true;
    let last = performance.now();
    function frame(now: number) {
      store.frames.push(now - last);
      last = now;
      if (store.filming) requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
  await action();
  return page.evaluate(() => {
    const store = globalThis as unknown as { frames: number[]; filming: boolean };
    store.filming = false;
    return store.frames.slice(1);
  });
}

/** Live heap in bytes after a garbage collection. */
export async function heapBytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

/** Elements in the document. */
export function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
