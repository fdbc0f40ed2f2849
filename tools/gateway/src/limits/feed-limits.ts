import type { Clock } from '../core/clock';
import { hourly } from './hourly';
import type { LimitSettings } from './settings';
import { countsInMemory } from './windows';

/** Takes a place of a network address, or of the feed's address; answers the seconds to wait, 0 when there was one. */
export function feedLimits(
  settings: Pick<LimitSettings, 'feedReadsPerAddress' | 'feedReadsPerFeed'>,
  clock: Clock,
  counts = countsInMemory(clock),
): (kind: 'client' | 'address', key: string) => Promise<number> {
  const places = {
    client: hourly(counts, 'feeds of an address', settings.feedReadsPerAddress),
    address: hourly(counts, 'reads of a feed', settings.feedReadsPerFeed),
  };
  return (kind, key) => places[kind](key);
}
