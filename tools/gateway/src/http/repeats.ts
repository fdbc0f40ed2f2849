import type { Clock } from '../core/clock';
import type { Log } from '../core/levels';

const WINDOW_MS = 60_000;
const MAX_LINES = 1000;

/** What was said lately. */
export class Repeats {
  readonly #seen = new Map<string, { since: number; more: number }>();

  constructor(readonly clock: Clock) {}

  /** How often it came since it was said last; null when that was within the minute: say nothing. */
  before(what: string): number | null {
    const now = this.clock.now();
    const known = this.#seen.get(what);
    if (known && now - known.since < WINDOW_MS) {
      known.more += 1;
      return null;
    }
    if (this.#seen.size >= MAX_LINES) this.#seen.clear();
    this.#seen.set(what, { since: now, more: 0 });
    return known?.more ?? 0;
  }
}

/**
 * A log that says the same line once a minute, with how often it came in between, so that a fault under
 * load does not fill the disk it may be complaining about.
 */
export function withoutRepeats(log: Log, clock: Clock): Log {
  const repeats = new Repeats(clock);
  return (line, level) => {
    const more = repeats.before(line);
    if (more !== null) log(more > 0 ? `${line} (and ${more} times before)` : line, level);
  };
}
