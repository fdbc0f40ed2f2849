import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { deviceStore } from '@plainday/data-device';
import { createTestShell, TEST_USER } from '@plainday/testing-unit';
import { pomodoroStore } from './model/pomodoro.store';
import { createOffers } from './pomodoro.offers';

const RANGE = { from: '2026-11-20', to: '2026-11-21' };
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

function session(id: string, endedAt: number) {
  return { id, label: '', startedAt: endedAt - 1_500_000, endedAt, minutes: 25 };
}

async function setUp(userId: string) {
  const shell = createTestShell();
  const store = deviceStore(userId);
  const sessions = [session('1', at(19, 9)), session('2', at(20, 9)), session('3', at(21, 9))];
  await store.update(pomodoroStore, (state) => ({ ...state, sessions }));
  const offers = createOffers({ userId, store: null, shell: () => shell });
  return { shell, store, offers, minutes: offers.facts?.['focus-minutes'] };
}

test('[PO16] minutes and sessions of focus are counted per local day, and a change is told', async () => {
  const { minutes, offers, store } = await setUp('user-facts');
  expect(await minutes?.read(RANGE)).toEqual([
    { day: '2026-11-20', value: 25 },
    { day: '2026-11-21', value: 25 },
  ]);
  expect(await offers.facts?.['focus-sessions']?.read(RANGE)).toEqual([
    { day: '2026-11-20', value: 1 },
    { day: '2026-11-21', value: 1 },
  ]);
  const heard = jest.fn();
  const stop = minutes?.subscribe?.(heard);
  await store.update(pomodoroStore, (state) => ({
    ...state,
    sessions: [session('4', at(21, 10)), ...state.sessions],
  }));
  expect(heard).toHaveBeenCalled();
  expect(await minutes?.read(RANGE)).toContainEqual({ day: '2026-11-21', value: 50 });
  stop?.();
});

test('[PO15] a session starts with the title of the task, and never over one that runs', async () => {
  const { offers, shell, store } = await setUp(TEST_USER.id);
  const start = offers.actions?.['start-session'];
  expect(await start?.({ title: 'Pay rent' })).toBe(true);
  expect(shell.timers.list()).toMatchObject([{ id: 'pomodoro', label: 'Pay rent' }]);
  const { value } = await store.read(pomodoroStore);
  expect(value).toMatchObject({
    phase: 'focus',
    label: 'Pay rent',
    run: { id: expect.any(String) },
  });
  expect(await start?.({ title: 'Another' })).toBe(false);
  expect(shell.timers.list()).toHaveLength(1);
  const task = { title: 'Another', taskId: 't2', projectId: 'p2', replace: true };
  expect(await start?.(task)).toBe(true);
  expect(shell.timers.list()).toMatchObject([{ label: 'Another' }]);
  expect((await store.read(pomodoroStore)).value?.task).toEqual({ id: 't2', projectId: 'p2' });
  shell.undo.undoLast();
  await waitFor(() => expect(shell.timers.list()).toMatchObject([{ label: 'Pay rent' }]));
  expect((await store.read(pomodoroStore)).value).toMatchObject({
    label: 'Pay rent',
    run: value?.run,
  });
});

test('the palette starts a phase, and says when one runs already', async () => {
  const { offers, shell } = await setUp('user-command');
  await offers.commands?.['start']?.('Proposal');
  await offers.commands?.['start']?.('');
  expect(shell.timers.list()).toMatchObject([{ id: 'pomodoro', label: 'Proposal' }]);
  expect(shell.briefs.map(({ text }) => text)).toEqual([
    'Pomodoro started for “Proposal”',
    'A Pomodoro is running already',
  ]);
});

test('[PO11] it is paused and continued from outside its page', async () => {
  const { offers, shell, store } = await setUp('user-outside');
  const { pause, resume } = offers.commands ?? {};
  await pause?.('');
  expect(shell.briefs.at(-1)?.text).toBe('No Pomodoro runs');
  await offers.actions?.['start-session']?.({ title: 'Pay rent' });
  await pause?.('');
  const [paused] = shell.timers.list();
  expect(paused?.endsAt).toBeNull();
  expect((await store.read(pomodoroStore)).value?.run?.endsAt).toBeNull();
  await resume?.('');
  const [running] = shell.timers.list();
  expect(running?.remainingMs).toBeNull();
  expect((await store.read(pomodoroStore)).value?.run?.endsAt).toBe(running?.endsAt);
});

test('[PO11][PO3] Resume after an end notes the focus, and starts the break', async () => {
  const { offers, shell, store } = await setUp('user-ended');
  const endsAt = Date.now() - 60_000;
  const run = { id: 'r', startedAt: endsAt - 1_500_000, endsAt };
  await store.update(pomodoroStore, (state) => ({ ...state, label: 'Write', run }));
  shell.timers.set({ id: 'pomodoro', label: 'Write', endsAt, remainingMs: null });
  await offers.commands?.['resume']?.('');
  expect(shell.timers.list()).toMatchObject([{ label: 'Break' }]);
  const { value } = await store.read(pomodoroStore);
  expect(value).toMatchObject({ phase: 'break', run: { id: expect.not.stringMatching(/^r$/) } });
  expect(value?.sessions[0]).toMatchObject({ id: 'r', endedAt: endsAt });
});
