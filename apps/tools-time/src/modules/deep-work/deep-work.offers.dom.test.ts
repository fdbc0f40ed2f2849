import { deviceStore } from '@plainday/data-device';
import { createTestShell, testId } from '@plainday/testing-unit';
import { createOffers } from './deep-work.offers';
import type { DeepWorkSession } from './model/deep-work.schema';
import { startRun } from './model/deep-work.logic';
import { defaultDeepWorkSettings } from './model/deep-work.schema';
import { deepWorkSessions, deepWorkStore } from './model/deep-work.store';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

function session(id: string, endTime: number, workMinutes: number): DeepWorkSession {
  return {
    id,
    title: 'Write',
    duration: 50,
    completed: true,
    startTime: endTime - 3_600_000,
    endTime,
    breaks: 0,
    distractions: 0,
    cycles: 1,
    workMinutes,
    sources: [],
  };
}

test('[DW14] minutes of work are offered per local day, and a change is told', async () => {
  const userId = testId(990);
  const store = deviceStore(userId);
  const keep = (one: DeepWorkSession) => store.changeItems(deepWorkSessions, [one.id], () => one);
  await keep(session('a', at(20, 12), 50));
  await keep(session('b', at(21, 9), 30));
  await keep(session('c', at(22, 9), 20));
  const { facts } = createOffers({ userId, store: null, shell: () => createTestShell() });
  const minutes = facts?.['deep-work-minutes'];
  const range = { from: '2026-11-20', to: '2026-11-21' };
  expect(await minutes?.read(range)).toEqual([
    { day: '2026-11-20', value: 50 },
    { day: '2026-11-21', value: 30 },
  ]);
  const heard = jest.fn();
  const stop = minutes?.subscribe?.(heard);
  await keep(session('d', at(21, 15), 15));
  expect(heard).toHaveBeenCalled();
  expect(await minutes?.read(range)).toContainEqual({ day: '2026-11-21', value: 45 });
  stop?.();
});

test('[DW4] a session is paused and resumed from outside its page', async () => {
  const userId = testId(991);
  const shell = createTestShell();
  const { commands } = createOffers({ userId, store: null, shell: () => shell });
  await commands?.['pause']?.('');
  expect(shell.briefs.at(-1)?.text).toBe('No deep work session is going on');
  const run = startRun({ id: 'r', title: 'Write', now: Date.now() }, defaultDeepWorkSettings);
  await deviceStore(userId).update(deepWorkStore, (state) => ({ ...state, run }));
  await commands?.['pause']?.('');
  expect(shell.timers.list()).toMatchObject([{ id: 'deep-work', label: 'Write', endsAt: null }]);
  await commands?.['resume']?.('');
  expect(shell.timers.list()).toMatchObject([{ remainingMs: null, quiet: true }]);
  const { value } = await deviceStore(userId).read(deepWorkStore);
  expect(value?.run?.endsAt).toBe(shell.timers.list()[0]?.endsAt);
});

test('[DW10] a session whose timer was moved with the clock keeps its time', async () => {
  const userId = testId(992);
  const shell = createTestShell();
  const { commands } = createOffers({ userId, store: null, shell: () => shell });
  const now = Date.now();
  const hour = 3_600_000;
  // Ten minutes in, when the clock is set back by an hour: the shell has moved its timer already.
  const started = now + hour - 600_000;
  const run = startRun({ id: 'r', title: 'Write', now: started }, defaultDeepWorkSettings);
  await deviceStore(userId).update(deepWorkStore, (state) => ({ ...state, run }));
  const endsAt = (run.endsAt ?? 0) - hour;
  shell.timers.set({ id: 'deep-work', label: 'Write', endsAt, remainingMs: null });
  await commands?.['pause']?.('');
  const { value } = await deviceStore(userId).read(deepWorkStore);
  const left = value?.run?.remainingMs ?? 0;
  expect(Math.abs(left - 40 * 60_000)).toBeLessThan(5_000);
  expect(value?.run?.startedAt).toBe(started - hour);
});
