import type { Counts } from './windows';

const HOUR_MS = 3_600_000;

/** Takes a place by a key, so many in an hour; answers the seconds to wait, 0 when there was one. */
export function hourly(
  counts: Counts,
  name: string,
  limit: number,
): (key: string) => Promise<number> {
  const window = counts.window(name, limit, HOUR_MS);
  return async (key) =>
    (await window.take(key)) ? 0 : Math.max(1, Math.ceil((await window.waitMs(key)) / 1000));
}
