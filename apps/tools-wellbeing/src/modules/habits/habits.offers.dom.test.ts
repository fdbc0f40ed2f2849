import { sessionSlice } from '@plainday/auth-session';
import { api, createAppStore, whenSaved, type AppStore } from '@plainday/data-api';
import { addDays, dayKeyOf } from '@plainday/domain-calendar';
import type { ModuleOffers } from '@plainday/federation-contract';
import {
  createTestShell,
  installServer,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { habitsApi } from './api/habits.api';
import { createOffers } from './habits.offers';

const today = dayKeyOf(Date.now());
const yesterday = addDays(today, -1);
const user_id = TEST_USER.id;
const completion = (habit_id: string, completed_at: string) => ({
  id: `${habit_id} ${completed_at}`,
  user_id,
  habit_id,
  completed_at,
});
let server: FakeServer;
let store: AppStore;
let offers: ModuleOffers;

beforeEach(() => {
  server = installServer();
  server.tables['habits'] = ['Read', 'Morning run'].map((title) => ({
    id: title,
    user_id,
    title,
    description: null,
    color: '#3B82F6',
    created_at: '2026-10-01T08:00:00+00:00',
  }));
  server.tables['habit_completions'] = [
    completion('Read', today),
    completion('Morning run', today),
    completion('Read', yesterday),
    completion('Read', addDays(today, -30)),
  ];
  store = createAppStore();
  store.dispatch(sessionSlice.actions.signedIn(TEST_USER));
  offers = createOffers({ userId: user_id, store, shell: createTestShell });
});
afterEach(async () => {
  await whenSaved(store, 5_000);
  store.dispatch(api.util.resetApiState());
});

test('[HB12] habits kept are counted per day of the range', async () => {
  const kept = await offers.facts?.['habits-kept']?.read({ from: yesterday, to: today });
  expect(kept).toEqual([
    { day: yesterday, value: 1 },
    { day: today, value: 2 },
  ]);
});

test('[HB12] one habit is counted alone', async () => {
  const facts = offers.facts?.['habits-kept'];
  expect(await facts?.subjects?.()).toEqual([
    { id: 'Morning run', title: 'Morning run' },
    { id: 'Read', title: 'Read' },
  ]);
  expect(await facts?.read({ from: yesterday, to: today, subject: 'Morning run' })).toEqual([
    { day: today, value: 1 },
  ]);
});

test('[HB12] a tick is told, and in the next answer', async () => {
  const facts = offers.facts?.['habits-kept'];
  const heard = jest.fn();
  const stop = facts?.subscribe?.(heard);
  await until(() => heard.mock.calls.length > 0, 'the first read');
  heard.mockClear();
  const row = completion('Morning run', yesterday);
  void store.dispatch(habitsApi.endpoints.habitsTick.initiate(row, { track: false }));
  await until(() => heard.mock.calls.length > 0, 'the change');
  expect(await facts?.read({ from: yesterday, to: yesterday })).toEqual([
    { day: yesterday, value: 2 },
  ]);
  stop?.();
});

test('[HB12] habits are found by their names', async () => {
  expect(await offers.search?.('RUN')).toEqual([
    {
      kind: 'habit',
      id: 'Morning run',
      title: 'Morning run',
      to: { kind: 'tool', toolId: 'habits' },
    },
  ]);
});
