import type { ShellTimer } from '@plainday/federation-contract';
import { MINUTE_MS } from '@plainday/shared-utils';

/** Between two seconds of a page that runs lies a minute at most, in a hidden tab. */
const LEAST_MS = 15 * MINUTE_MS;

/**
 * The timer that counted up while no page looked at the clock, as when a lid was closed, with that stretch; null where
 * it was short, or is known already, as another tab may have seen it.
 */
export function withAway(timer: ShellTimer, from: number, to: number): ShellTimer | null {
  const { startedAt, away = [] } = timer;
  if (startedAt === undefined || startedAt > from || to - from < LEAST_MS) return null;
  if (away.some((gap) => gap.from < to && from < gap.to)) return null;
  return { ...timer, away: [...away, { from, to }] };
}
