import type { ChangesListener, OpenChanges } from '@plainday/data-supabase';

const SECOND_MS = 1000;
/** So many tries follow each other within a second each: a server that restarts is back soon. */
const QUICK = 5;
const LONGEST_MS = 60 * SECOND_MS;
/** The server gives a sign of life every 25 seconds. */
const SILENCE_MS = 60 * SECOND_MS;
/** So much further than it is asked to the server looks back, from when it has let a device in. */
const MARGIN_MS = 3 * SECOND_MS;

/** What a stream is kept open with; tests pass their own. */
export interface StreamParts {
  readonly open: OpenChanges;
  /** Settles after so many milliseconds, or when the signal ends it. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

/** How long to wait before the next try: all devices of a server that has restarted must not come at once. */
export function pauseOf(end: 'again' | number, failures: number, random: number): number {
  if (typeof end === 'number') return end * (1 + random / 2);
  const pause = SECOND_MS * 2 ** Math.max(0, failures - QUICK + 1);
  return Math.min(LONGEST_MS, pause) * (0.5 + random / 2);
}

/** After so many tries in vain nobody knows what happens elsewhere. */
const TRIES = QUICK;

/**
 * Keeps a stream open until the signal ends it: opens it again when it ends, breaks, or falls silent. One that took long
 * to open has a gap. `lost` is called when that fails again and again.
 */
export async function keepStream(
  { open, wait, random }: StreamParts,
  age: () => number,
  listener: ChangesListener,
  signal: AbortSignal,
  lost: () => void = () => undefined,
): Promise<void> {
  let misses = 0;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    let silence = setTimeout(stop, SILENCE_MS);
    const asked = age();
    const watched: ChangesListener = {
      ready(isGap) {
        failures = 0;
        misses = 0;
        // What happened before the server let it in, and longer ago than it looks back, is told to nobody.
        listener.ready(isGap || age() - asked > MARGIN_MS);
      },
      change: (change) => listener.change(change),
      alive() {
        clearTimeout(silence);
        silence = setTimeout(stop, SILENCE_MS);
        listener.alive();
      },
    };
    const either = AbortSignal.any([signal, attempt.signal]);
    const end = await open(asked, watched, either).catch(() => 'again' as const);
    clearTimeout(silence);
    if (end === 'never' || signal.aborted) return;
    // Who names a pause has answered.
    misses = end === 'again' ? misses + 1 : 0;
    if (misses === TRIES) lost();
    await wait(pauseOf(end, failures, random()), signal);
  }
}
