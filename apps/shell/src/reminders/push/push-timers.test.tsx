import { act } from '@testing-library/react';
import type { ShellTimer, TimerPort } from '@plainday/federation-contract';
import { wantPush } from '@plainday/shared-platform/push';
import {
  createTestShell,
  installServer,
  renderWithStore,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { usePushTimers } from './use-push-timers';

const MINUTE = 60_000;
const at = () => Date.now() + 25 * MINUTE;

let server: FakeServer;
let told: unknown[];
let port: TimerPort;

function Telling() {
  usePushTimers(TEST_USER.id, port);
  return null;
}

const pomodoro = (endsAt: number | null): ShellTimer => ({
  id: 'pomodoro',
  label: 'Write',
  endsAt,
  remainingMs: endsAt === null ? MINUTE : null,
  end: { title: 'Focus is over', description: 'Take a break.', notification: true },
});
const named = (timers: unknown) => (timers as { name: string }[]).map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  told = [];
  server.functions['set_push_timers'] = ({ timers }) => {
    told.push(timers);
    return null;
  };
  port = createTestShell().timers;
  wantPush(TEST_USER.id, true);
});

test('[DB24] the server knows each countdown that runs, and what is said at its end', async () => {
  renderWithStore(<Telling />);
  const end = at();
  act(() => port.set(pomodoro(end)));
  await until(() => told.length === 1);
  expect(told[0]).toEqual([
    {
      name: 'pomodoro',
      ends_at: new Date(end).toISOString(),
      title: 'Focus is over',
      body: 'Take a break.',
      is_quiet: false,
      is_told: true,
    },
  ]);
  act(() =>
    port.set({ id: 'time-tracker', label: 'Logo', endsAt: null, remainingMs: null, startedAt: 1 }),
  );
  act(() => port.set(pomodoro(null)));
  await until(() => told.length === 2);
  expect(told[1]).toEqual([]);
});

test('[DB24] where no push is wanted only what asks for quiet is told', async () => {
  wantPush(TEST_USER.id, false);
  renderWithStore(<Telling />);
  act(() => port.set(pomodoro(at())));
  act(() => port.set({ ...pomodoro(at()), id: 'deep-work', quiet: true }));
  await until(() => told.length === 1);
  expect(named(told[0])).toEqual(['deep-work']);
});

test('[DB24] what could not be told is told when the connection is back', async () => {
  let isAway = true;
  server.functions['set_push_timers'] = ({ timers }) => {
    told.push(timers);
    if (isAway) throw new Error('Away.');
    return null;
  };
  renderWithStore(<Telling />);
  act(() => port.set(pomodoro(at())));
  await until(() => told.length > 0);
  isAway = false;
  const before = told.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await until(() => told.length > before);
  expect(named(told.at(-1))).toEqual(['pomodoro']);
});
