import type { Clock } from './clock';
import type { LimitSettings } from './settings';
import { countsInMemory } from './windows';

const HOUR_MS = 3_600_000;

/** Takes a place of a network address, or of the feed's address; answers the seconds to wait, 0 when there was one. */
export function feedLimits(
  settings: Pick<LimitSettings, 'feedReadsPerAddress' | 'feedReadsPerFeed'>,
  clock: Clock,
  counts = countsInMemory(clock),
): (kind: 'client' | 'address', key: string) => Promise<number> {
  const windows = {
    client: counts.window('feeds of an address', settings.feedReadsPerAddress, HOUR_MS),
    address: counts.window('reads of a feed', settings.feedReadsPerFeed, HOUR_MS),
  };
  return async (kind, key) => {
    const window = windows[kind];
    if (await window.take(key)) return 0;
    return Math.max(1, Math.ceil((await window.waitMs(key)) / 1000));
  };
}
