import { randomUUID } from 'node:crypto';
import { api, createAppStore, removeWithUndo, selectSaving } from '@plainday/data-api';
import { completionsApi, ideasApi, type Completion, type Idea } from '@plainday/data-api/testing';
import { configureSupabase, getSupabase } from '@plainday/data-supabase';
import { until } from '@plainday/testing-unit';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { addPerson, PASSWORD } from './support/people';

const { ideasList, ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
const { habitsWeek, habitsTick, habitsUntick } = completionsApi.endpoints;
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
let gateway: GatewayProcess;
let store: ReturnType<typeof createAppStore>;

const ideas = (): readonly Idea[] => ideasList.select()(store.getState()).data ?? [];
const titles = (): string =>
  ideas()
    .map(({ title }) => title)
    .join(' ');
const cells = (): readonly Completion[] => habitsWeek.select(WEEK)(store.getState()).data ?? [];
const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');

function idea(title: string, hour: number): Idea {
  return {
    id: randomUUID(),
    title,
    content: null,
    tags: ['one', 'two'],
    category: 'creative',
    priority: 'high',
    status: 'captured',
    created_at: `2026-11-20T0${hour}:00:00.000Z`,
  };
}

/** What the lists show must be what the server lists afterwards. */
async function sameAfterReload(): Promise<void> {
  await atRest();
  const picture = () => [ideas().map(({ id, title }) => [id, title]), cells().map(({ id }) => id)];
  const shown = picture();
  await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(habitsWeek.initiate(WEEK, { forceRefetch: true }));
  expect(picture()).toEqual(shown);
}

beforeAll(async () => {
  gateway = await startGatewayProcess('postgres');
  configureSupabase({ supabaseUrl: gateway.url, publishableKey: gateway.key });
});
afterAll(async () => {
  await (await getSupabase()).auth.stopAutoRefresh();
  await gateway.dispose();
});
beforeEach(async () => {
  const person = await addPerson(gateway);
  const db = await getSupabase();
  await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  store = createAppStore();
  await store.dispatch(ideasList.initiate());
  await store.dispatch(habitsWeek.initiate(WEEK));
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

test('rows are added, changed, deleted and put back as the server lists them', async () => {
  const [first, second, third] = [idea('First', 1), idea('Second', 2), idea('Third', 3)];
  await store.dispatch(ideasAdd.initiate([first, third]));
  await store.dispatch(ideasAdd.initiate(second));
  expect(titles()).toBe('Third Second First');
  await sameAfterReload();

  await store.dispatch(
    ideasChange.initiate({ id: first.id, changes: { tags: [], status: 'starred' } }),
  );
  expect(ideas().at(-1)).toMatchObject({ tags: [], status: 'starred' });
  const row = ideas()[1];
  if (!row) throw new Error('There is no second idea.');
  const undo = store.dispatch(removeWithUndo(ideasRemove, ideasAdd, row));
  expect(titles()).toBe('Third First');
  undo();
  undo();
  expect(titles()).toBe('Third Second First');
  await sameAfterReload();
});

test('a row that the server refuses is taken back', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { error } = await store.dispatch(ideasAdd.initiate({ ...idea('x', 1), title: ' ' }));
  errors.mockRestore();
  expect(error).toMatchObject({ field: 'title', retryable: false });
  expect(titles()).toBe('');
  await sameAfterReload();
});

test('a day is ticked once, whoever ticks it again, and unticked by habit and day', async () => {
  const habit_id = randomUUID();
  const db = await getSupabase();
  await db.from('habits').insert({ id: habit_id, title: 'Read' });
  const cell = { habit_id, completed_at: '2026-11-17' };
  await store.dispatch(habitsTick.initiate({ id: randomUUID(), ...cell }));
  const again = await store.dispatch(habitsTick.initiate({ id: randomUUID(), ...cell }));
  expect(again.error).toBeUndefined();
  await store.dispatch(
    habitsTick.initiate({ id: randomUUID(), habit_id, completed_at: '2026-11-23' }),
  );
  expect(cells()).toHaveLength(1);
  await sameAfterReload();
  await store.dispatch(habitsUntick.initiate(cell));
  expect(cells()).toHaveLength(0);
  await sameAfterReload();
});
