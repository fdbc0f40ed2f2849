import { onVisible } from '@plainday/shared-platform';

/** How often an open page asks for the live release. Milliseconds. */
export const LOOK_MS = 4 * 60_000;
/** Nobody types or clicks for this long: a message does not disturb. Milliseconds. */
export const QUIET_MS = 5000;
/** After an offer that was not taken. Milliseconds. */
export const PAUSE_MS = 30 * 60_000;

export interface ReleaseWatchParts {
  /** Id of the release this page runs on. */
  readonly current: string;
  /** Id of the live one. */
  readonly readLive: () => Promise<string>;
  readonly isVisible: () => boolean;
  /** Somebody is in the middle of something. */
  readonly isBusy: () => boolean;
  readonly offer: () => void;
  readonly now: () => number;
}

/**
 * Looks every few minutes whether another release is live, while the page is looked at, and offers it at the next quiet
 * moment. Sleeps from one of these moments to the next. Returns what stops it.
 */
export function watchRelease(parts: ReleaseWatchParts): () => void {
  let touchedAt = parts.now();
  let lookedAt = parts.now();
  let offeredAt = -Infinity;
  let isOther = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    touchedAt = parts.now();
  };

  async function look(): Promise<void> {
    lookedAt = parts.now();
    // Without an answer the next look asks again.
    const live = await parts.readLive().catch(() => parts.current);
    isOther = live !== parts.current;
  }

  const offerAt = () => (isOther ? Math.max(touchedAt + QUIET_MS, offeredAt + PAUSE_MS) : Infinity);

  function offerIfQuiet(): void {
    if (parts.now() < offerAt() || parts.isBusy()) return;
    offeredAt = parts.now();
    parts.offer();
  }

  async function wake(): Promise<void> {
    clearTimeout(timer);
    if (isOver || !parts.isVisible()) return;
    if (parts.now() - lookedAt >= LOOK_MS) await look();
    if (isOver) return;
    offerIfQuiet();
    const left = Math.min(lookedAt + LOOK_MS, offerAt()) - parts.now();
    clearTimeout(timer);
    // What was due and is not done waits for somebody who is busy.
    timer = setTimeout(() => void wake(), left > 0 ? left : QUIET_MS);
  }

  void wake();
  const stopLooking = onVisible(() => void wake());
  const inputs = ['keydown', 'pointerdown'] as const;
  for (const input of inputs) window.addEventListener(input, note, true);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopLooking();
    for (const input of inputs) window.removeEventListener(input, note, true);
  };
}
