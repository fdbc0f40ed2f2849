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
 * moment. Returns what stops it.
 */
export function watchRelease(parts: ReleaseWatchParts): () => void {
  let touchedAt = parts.now();
  let lookedAt = parts.now();
  let offeredAt = -Infinity;
  let isOther = false;
  const note = () => {
    touchedAt = parts.now();
  };

  async function look(): Promise<void> {
    lookedAt = parts.now();
    // Without an answer the next look asks again.
    const live = await parts.readLive().catch(() => parts.current);
    isOther = live !== parts.current;
  }

  function tick(): void {
    if (!parts.isVisible()) return;
    const now = parts.now();
    if (now - lookedAt >= LOOK_MS) void look();
    const isQuiet = now - touchedAt >= QUIET_MS && !parts.isBusy();
    if (!isOther || !isQuiet || now - offeredAt < PAUSE_MS) return;
    offeredAt = now;
    parts.offer();
  }

  const timer = setInterval(tick, 1000);
  const stopLooking = onVisible(tick);
  const inputs = ['keydown', 'pointerdown'] as const;
  for (const input of inputs) window.addEventListener(input, note, true);
  return () => {
    clearInterval(timer);
    stopLooking();
    for (const input of inputs) window.removeEventListener(input, note, true);
  };
}
