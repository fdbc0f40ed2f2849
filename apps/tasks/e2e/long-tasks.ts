import type { Page } from '@playwright/test';

/** A task of the page, in milliseconds. */
export interface PageTask {
  /** From its begin to its end. */
  readonly clock: number;
  /** What it had of the processor, which does not grow where others use the machine as well. */
  readonly processor: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const sum = (events: readonly TraceEvent[]) => events.reduce((all, { dur = 0 }) => all + dur, 0);

/** The tasks of the busiest page, which is the one that is tested. */
function tasksOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const byThread = threads.map((thread) =>
    events.filter(
      ({ name, ph, pid, tid }) =>
        ph === 'X' && name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid,
    ),
  );
  return byThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Writes down all that the page does until the returned function is called, which answers with its tasks. */
export async function traceTasks(page: Page): Promise<() => Promise<readonly PageTask[]>> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const trace = (await browser?.stopTracing())?.toString() ?? '{"traceEvents":[]}';
    const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
    return tasksOf(traceEvents).map(({ dur = 0, tdur = 0 }) => ({
      clock: Math.round(dur / 1000),
      processor: Math.round(tdur / 1000),
    }));
  };
}
