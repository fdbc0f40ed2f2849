import type { Page } from '@playwright/test';

/** What has to be seen before the watch stops. */
export type Change =
  /** A row with this title. */
  | { readonly kind: 'added'; readonly title: string }
  /** The row of a task has left. */
  | { readonly kind: 'gone'; readonly id: string }
  /** The list has so many rows, or says that it has none; the first has this in its title. */
  | { readonly kind: 'found'; readonly count: number; readonly text: string }
  /** The list has another number of rows. */
  | { readonly kind: 'another count'; readonly than: number }
  /** A row stands behind another and can be seen there. */
  | { readonly kind: 'moved'; readonly id: string; readonly behind: string }
  /** The focus is in the cell of another day. */
  | { readonly kind: 'walked'; readonly from: string };

interface WatchStore {
  arm: (change: Change) => void;
  stopped: number | null;
  /** How many frames each change took that was watched since they were last read. */
  frames: number[];
}

/** Puts the watch into the page; it works on every list whose rows say which task they are. */
function install(): void {
  const store = globalThis as unknown as WatchStore;
  const rows = () => [...document.querySelectorAll<HTMLElement>('#root main [data-task-id]')];
  const rowOf = (id: string) => rows().find((row) => row.dataset['taskId'] === id);

  function isThere(change: Change): boolean {
    if (change.kind === 'added')
      return rows().some((row) => row.textContent.includes(change.title));
    if (change.kind === 'gone') return rowOf(change.id) === undefined;
    if (change.kind === 'found') {
      const [first] = rows();
      if (change.count === 0) return first === undefined;
      const total = Number(first?.closest('[aria-rowcount]')?.getAttribute('aria-rowcount'));
      return total === change.count && (first?.textContent.includes(change.text) ?? false);
    }
    if (change.kind === 'another count') {
      const grid = document.querySelector('#root main [aria-rowcount]');
      return grid !== null && Number(grid.getAttribute('aria-rowcount')) !== change.than;
    }
    if (change.kind === 'walked') {
      const day = (document.activeElement as HTMLElement | null)?.dataset['day'];
      return day !== undefined && day !== change.from;
    }
    const [moved, behind] = [rowOf(change.id), rowOf(change.behind)];
    if (!moved || !behind) return false;
    const follows = behind.compareDocumentPosition(moved) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows !== 0 && getComputedStyle(moved).opacity !== '0';
  }

  store.frames = [];
  store.arm = (change) => {
    store.stopped = null;
    function begin({ timeStamp }: Event): void {
      removeEventListener('keydown', begin, { capture: true });
      removeEventListener('pointerup', begin, { capture: true });
      let frames = 0;
      function look(): void {
        frames += 1;
        if (!isThere(change)) return void requestAnimationFrame(look);
        store.frames.push(frames);
        // The task after the frame that has it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (store.stopped = performance.now() - timeStamp);
        port2.postMessage(null);
      }
      requestAnimationFrame(look);
    }
    addEventListener('keydown', begin, { capture: true });
    addEventListener('pointerup', begin, { capture: true });
  };
}

/** A watch from a key or a released button to the frame that shows what came of it. */
export async function installWatch(page: Page): Promise<void> {
  await page.evaluate(install);
}

/** Milliseconds from what `act` does until the change is in a painted frame. */
export async function untilPainted(
  page: Page,
  change: Change,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate((asked) => (globalThis as unknown as WatchStore).arm(asked), change);
  await act();
  const stopped = await page.waitForFunction(
    () => (globalThis as unknown as WatchStore).stopped ?? undefined,
  );
  return Number(await stopped.jsonValue());
}

/** In which frame after the key or the button the slowest change stood that was watched since this was last asked. */
export async function mostFrames(page: Page): Promise<number> {
  const frames = await page.evaluate(() => (globalThis as unknown as WatchStore).frames.splice(0));
  return Math.max(...frames);
}

/** The longest task on the main thread, in milliseconds, while `act` runs and a while after; 0 where none is long. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const store = globalThis as unknown as { longest: number };
    store.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        store.longest = Math.max(store.longest, duration);
    }).observe({ type: 'longtask' });
  });
  await act();
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
}

/** What a change leaves behind runs when the page is idle: within this time, in milliseconds. */
const AFTER_MS = 3_000;
