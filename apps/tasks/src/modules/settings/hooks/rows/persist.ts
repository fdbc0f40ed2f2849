import { isOnline, onConnection, systemClock } from '@plainday/shared-platform';

/** So long nothing may be answered before it ends, in milliseconds: a server that is started again needs less. */
const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 30_000;

/** Why rows could not be written. Only what found no answer is tried again. */
export type Failure = 'no-answer' | 'full' | 'refused';

/** Who can end it, and hears when nothing is answered. */
export interface Persistence {
  readonly signal?: AbortSignal | undefined;
  /** Hears that it waits, and that it goes on. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** Ends early when the network comes back or it is stopped; without a network it waits for nothing else. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = isOnline() ? setTimeout(end, milliseconds) : undefined;
    const stop = onConnection(() => isOnline() && end());
    signal?.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** Tries again what found no answer: for two minutes, and for as long as there is no network. */
export async function persist(
  attempt: () => Promise<Failure | null>,
  { signal, onWaiting }: Persistence = {},
): Promise<Failure | null> {
  let until: number | null = null;
  let milliseconds = FIRST_PAUSE_MS;
  for (;;) {
    const failure = await attempt();
    if (failure !== 'no-answer') return failure;
    if (signal?.aborted) return failure;
    const hasNetwork = isOnline();
    if (hasNetwork && until !== null && systemClock.now() >= until) return failure;
    onWaiting?.(true);
    until = hasNetwork ? (until ?? systemClock.now() + PATIENCE_MS) : null;
    await pause(milliseconds, signal);
    onWaiting?.(false);
    if (signal?.aborted) return failure;
    milliseconds = Math.min(2 * milliseconds, LONGEST_PAUSE_MS);
  }
}
