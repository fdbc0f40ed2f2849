/** Milliseconds over which a task of the main thread counts as blocking. */
const LONG_MS = 50;

/** A long task, in milliseconds from the start of the visit. */
export interface LongTask {
  readonly from: number;
  readonly to: number;
}

/** Notes, inside the page, its long tasks. */
export function watchTasks(): void {
  const marks = globalThis as unknown as { longTasks: LongTask[] };
  marks.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime: from, duration } of list.getEntries())
      marks.longTasks.push({ from, to: from + duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Inside the page: what `watchTasks` has noted. */
export function longTasks(): readonly LongTask[] {
  return (globalThis as unknown as { longTasks: LongTask[] }).longTasks;
}

/** What long tasks take over their 50 ms between two moments: total blocking time, as Lighthouse counts it. */
export function blocking(tasks: readonly LongTask[], from: number, to: number): number {
  return tasks
    .map((task) => Math.min(task.to, to) - Math.max(task.from, from) - LONG_MS)
    .filter((over) => over > 0)
    .reduce((total, over) => total + over, 0);
}
