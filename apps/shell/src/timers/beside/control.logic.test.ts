import type { ModuleManifest, ShellTimer } from '@plainday/federation-contract';
import { controlOf, joinedBy } from './control.logic';

const NOW = 1_000_000;
const timer = (fields: Partial<ShellTimer>): ShellTimer => ({
  id: 'pomodoro',
  label: 'Write',
  endsAt: null,
  remainingMs: null,
  ...fields,
});
const running = timer({ endsAt: NOW + 60_000 });
const paused = timer({ remainingMs: 60_000 });
const tracker = timer({ id: 'time-tracker', startedAt: NOW - 60_000 });

function module(...ids: readonly string[]): ModuleManifest {
  const commands = ids.map((id) => ({ id, title: id, words: [id] }));
  return { id: 'm', title: 'M', heading: 'M', icon: [], group: 'tool', order: 1, commands };
}

test('[DB15] what runs is paused, what is paused goes on, what counts up is stopped, what has ended starts', () => {
  const all = module('pause', 'resume', 'stop');
  expect(controlOf(running, all, NOW)).toEqual({ commandId: 'pause', label: 'Pause' });
  expect(controlOf(paused, all, NOW)).toEqual({ commandId: 'resume', label: 'Resume' });
  expect(controlOf(tracker, all, NOW)).toEqual({ commandId: 'stop', label: 'Stop' });
  expect(controlOf(timer({ endsAt: NOW }), all, NOW)?.label).toBe('Start');
});

test('[DB15] what a tool does not let others do is not offered', () => {
  expect(controlOf(running, module('resume'), NOW)).toBeNull();
  expect(controlOf(running, undefined, NOW)).toBeNull();
  const key = { id: 'pause', title: 'Pause', shortcut: 'p' };
  expect(controlOf(running, { ...module(), commands: [key] }, NOW)).toBeNull();
});

test('[DB16] a timer that begins beside another is seen once, whatever else changes', () => {
  expect(joinedBy([tracker], [tracker, running])).toEqual({ started: running, other: tracker });
  expect(joinedBy([], [tracker, running])).toBeNull();
  expect(joinedBy([tracker, paused], [tracker, running])).toBeNull();
  expect(joinedBy([paused], [paused, tracker])).toBeNull();
  expect(joinedBy([tracker], [tracker, paused])).toBeNull();
  expect(joinedBy([tracker, running], [tracker])).toBeNull();
});
