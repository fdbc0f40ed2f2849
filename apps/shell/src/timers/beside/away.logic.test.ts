import type { ShellTimer } from '@plainday/federation-contract';
import { withAway } from './away.logic';

const at = (time: string) => Date.parse(`2026-11-26T${time}Z`);
const timer: ShellTimer = {
  id: 'time-tracker',
  label: 'Logo',
  endsAt: null,
  remainingMs: null,
  startedAt: at('12:00:00'),
};

test('[T6] a lid that was closed for three hours is a stretch of what counts up', () => {
  expect(withAway(timer, at('13:00:00'), at('16:00:00'))).toEqual({
    ...timer,
    away: [{ from: at('13:00:00'), to: at('16:00:00') }],
  });
});

test('[T6] from 15 minutes on', () => {
  expect(withAway(timer, at('13:00:00'), at('13:14:59'))).toBeNull();
  expect(withAway(timer, at('13:00:00'), at('13:15:00'))?.away).toHaveLength(1);
});

test('[T6] a second one stands beside the first; what another tab has seen is no other one', () => {
  const first = withAway(timer, at('13:00:00'), at('16:00:00')) ?? timer;
  expect(withAway(first, at('13:00:30'), at('16:00:01'))).toBeNull();
  expect(withAway(first, at('17:00:00'), at('18:00:00'))?.away).toEqual([
    { from: at('13:00:00'), to: at('16:00:00') },
    { from: at('17:00:00'), to: at('18:00:00') },
  ]);
});

test('[T6] a countdown has its end, and what began later did not count then', () => {
  const { startedAt: _startedAt, ...rest } = timer;
  const countdown = { ...rest, endsAt: at('12:25:00') };
  expect(withAway(countdown, at('13:00:00'), at('16:00:00'))).toBeNull();
  expect(withAway(timer, at('11:00:00'), at('16:00:00'))).toBeNull();
});
