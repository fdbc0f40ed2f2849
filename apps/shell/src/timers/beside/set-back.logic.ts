import type { ShellTimer } from '@plainday/federation-contract';

/** What the two clocks of a page say at once, in milliseconds: the one on the wall, and the one nobody can set. */
export interface Look {
  readonly wall: number;
  readonly steady: number;
}

/** A step smaller than this is a clock that is kept right. */
const LEAST_MS = 1000;

/**
 * By how much the clock on the wall was set back between two looks; 0 where it was not. A step forward cannot be told
 * from sleep, during which the steady clock of some systems rests: that time counts.
 */
export function setBackBy(before: Look, after: Look): number {
  const back = after.steady - before.steady - (after.wall - before.wall);
  return back > LEAST_MS ? back : 0;
}

/** The same timer by the clock that was set back: what is left of it, or what it has counted, stays. */
export function movedBack(timer: ShellTimer, ms: number): ShellTimer {
  const { endsAt, startedAt } = timer;
  return {
    ...timer,
    endsAt: endsAt === null ? null : endsAt - ms,
    ...(startedAt !== undefined && { startedAt: startedAt - ms }),
  };
}

/** True for a timer that nobody has touched since: another tab that moves it has dealt with it. */
export function isUntouched(timer: ShellTimer, before: readonly ShellTimer[]): boolean {
  return before.some(
    ({ id, endsAt, startedAt }) =>
      id === timer.id && endsAt === timer.endsAt && startedAt === timer.startedAt,
  );
}
