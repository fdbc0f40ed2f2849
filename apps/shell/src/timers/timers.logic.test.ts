import type { ShellTimer } from '@plainday/federation-contract';
import {
  endedTimers,
  endText,
  isPaused,
  leadingTimer,
  leftOf,
  quietUntil,
  shownMs,
} from './timers.logic';

const timer = (
  id: string,
  endsAt: number | null,
  remainingMs: number | null = null,
): ShellTimer => ({
  id,
  label: id,
  endsAt,
  remainingMs,
});

describe('timers', () => {
  it('counts from the timestamp, not from ticks', () => {
    expect(leftOf(timer('a', 10_000), 4_000)).toBe(6_000);
    expect(leftOf(timer('a', 10_000), 8 * 3_600_000)).toBe(0);
    expect(leftOf(timer('a', null, 2_500), 99_999)).toBe(2_500);
  });

  it('rests when nothing runs', () => {
    expect(leadingTimer([timer('a', 10_000), timer('b', null, 5_000)], 4_400)?.id).toBe('a');
    expect(leadingTimer([timer('a', null, 5_000)], 0)).toBeNull();
    expect(leadingTimer([timer('a', 10_000)], 10_000)).toBeNull();
    expect(leadingTimer([], 0)).toBeNull();
  });

  it('finds the timers that are over', () => {
    const list = [timer('over', 1_000), timer('runs', 5_000), timer('paused', null, 0)];
    expect(endedTimers(list, 1_000).map(({ id }) => id)).toEqual(['over']);
  });

  it('says of an end that nobody saw when it was', () => {
    const at = new Date(2026, 10, 25, 14, 5).getTime();
    const end = { title: 'Done', description: 'Time for a break.' };
    expect(endText({ ...timer('Write', at), end }, at + 1000)).toBe('Time for a break.');
    expect(endText(timer('Write', at), at + 20 * 60_000)).toBe('Write (ended at 14:05)');
  });

  it('names the tab after the timer that ends first', () => {
    const list = [timer('late', 9_000), timer('soon', 5_000), timer('paused', null, 10)];
    expect(leadingTimer(list, 1_000)?.id).toBe('soon');
    expect(leadingTimer(list, 6_000)?.id).toBe('late');
    expect(leadingTimer(list, 10_000)).toBeNull();
  });

  it('counts up in whole seconds, never paused, and never below nothing', () => {
    const tracker = { ...timer('tracker', null), startedAt: 10_000 };
    expect(shownMs(tracker, 12_900)).toBe(2_000);
    expect(shownMs(tracker, 5_000)).toBe(0);
    expect(isPaused(tracker)).toBe(false);
    expect(endedTimers([tracker], 99_999)).toEqual([]);
    expect(leadingTimer([tracker], 12_900)).toBe(tracker);
    expect(leadingTimer([tracker, timer('soon', 20_000)], 12_900)?.id).toBe('soon');
  });

  it('is quiet while a countdown that asks for it runs', () => {
    const quiet = { ...timer('work', 10_000), quiet: true };
    expect(quietUntil([quiet, timer('a', 20_000)], 4_000)).toBe(10_000);
    expect(quietUntil([quiet], 10_000)).toBeNull();
    expect(quietUntil([{ ...timer('work', null, 5_000), quiet: true }], 4_000)).toBeNull();
  });
});
