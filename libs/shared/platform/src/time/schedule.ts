/** Waits a number of milliseconds. */
export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Lets the browser answer what waits, as letters that are typed, and goes on before anything else does. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return delay(0);
}

/** Calls back after the next paint; at once where nothing is painted (hidden tab, Node). */
export function whenPainted(callback: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') {
    return callback();
  }
  // A tab that is hidden in between draws no frame, so the wait has an end.
  const timer = setTimeout(callback, 500);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(callback, 0);
  });
}

/** Resolves after the next paint. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => whenPainted(resolve));
}

/** How long nothing else may have run, and how late a timer comes that had to wait for nothing. Milliseconds. */
const QUIET_MS = 50;
const LATE_MS = 10;

/** What `requestIdleCallback` does, for Safari, which has none: the thread is idle when a timer comes on time. */
function whenQuiet(callback: () => void, timeout: number): () => void {
  const giveUpAt = performance.now() + timeout;
  let timer: ReturnType<typeof setTimeout>;
  function wait(): void {
    const dueAt = performance.now() + QUIET_MS;
    timer = setTimeout(() => {
      const now = performance.now();
      if (now - dueAt <= LATE_MS || now >= giveUpAt) callback();
      else wait();
    }, QUIET_MS);
  }
  wait();
  return () => clearTimeout(timer);
}

/** Runs a callback when the main thread has nothing else to do, within `timeout` ms. Returns a function that stops it. */
export function whenIdle(callback: () => void, timeout = 2000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout });
    return () => cancelIdleCallback(handle);
  }
  return whenQuiet(callback, timeout);
}

/** Resolves when the main thread has nothing else to do. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/** How long the files of the first screen are left the line to themselves. Milliseconds. */
const LOAD_LIMIT_MS = 3000;

/** Resolves when the page has loaded what it began with, and the main thread has nothing else to do. */
export async function untilSettled(): Promise<void> {
  if (typeof document !== 'undefined' && document.readyState !== 'complete') {
    const loaded = new Promise((resolve) =>
      window.addEventListener('load', resolve, { once: true }),
    );
    await Promise.race([loaded, delay(LOAD_LIMIT_MS)]);
  }
  return untilIdle();
}
