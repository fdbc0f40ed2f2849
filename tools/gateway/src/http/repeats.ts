import type { Clock } from '../limits/clock';

const WINDOW_MS = 60_000;
const MAX_LINES = 1000;

/**
 * A log that says the same line once a minute, with how often it came in between, so that a fault under
 * load does not fill the disk it may be complaining about.
 */
export function withoutRepeats(log: (line: string) => void, clock: Clock): (line: string) => void {
  const seen = new Map<string, { since: number; more: number }>();
  return (line) => {
    const now = clock.now();
    const known = seen.get(line);
    if (known && now - known.since < WINDOW_MS) {
      known.more += 1;
      return;
    }
    if (seen.size >= MAX_LINES) seen.clear();
    seen.set(line, { since: now, more: 0 });
    log(known && known.more > 0 ? `${line} (and ${known.more} times before)` : line);
  };
}
