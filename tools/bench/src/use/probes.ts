import type { Page } from '@playwright/test';

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

/** What one collection frees is only found by the next. */
const COLLECTIONS = 3;

/** Live heap in bytes after forced garbage collections. */
export async function heapBytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  for (let run = 0; run < COLLECTIONS; run += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

/** Elements in the document. */
export function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}
