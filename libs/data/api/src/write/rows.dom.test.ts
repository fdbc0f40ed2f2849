import { installServer, json, TEST_USER, until, type FakeServer } from '@plainday/testing-unit';
import * as z from 'zod/mini';
import { api } from '../store/api';
import { selectSaving, selectUnsaved, selectUnsavedCount } from '../store/save-state.slice';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { completionsApi, ideasApi, type Idea } from '../testing';
import { retryUnsaved } from './unsaved';
import { registerWords } from '../rows/write-words';
import { removeWithUndo } from './remove-with-undo';
import { rowsQuery } from '../rows/rows-query';

const { ideasList, ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;
const { habitsWeek, habitsTick, habitsUntick } = completionsApi.endpoints;
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
let server: FakeServer;
let store: AppStore;
let errors: jest.SpyInstance;

function idea(id: string, minute: number, fields: Partial<Idea> = {}): Idea {
  return {
    id,
    title: `Idea ${id}`,
    content: null,
    tags: [],
    category: 'general',
    priority: 'medium',
    status: 'captured',
    created_at: `2026-11-20T10:0${minute}:00.000Z`,
    ...fields,
  };
}

const stored = (row: object) => ({ user_id: TEST_USER.id, ...row });
const rows = (): readonly Idea[] => ideasList.select()(store.getState()).data ?? [];
const ids = (): string =>
  rows()
    .map(({ id }) => id)
    .join(' ');
const days = (week = WEEK): string =>
  (habitsWeek.select(week)(store.getState()).data ?? [])
    .map(({ habit_id, completed_at }) => `${habit_id} ${completed_at}`)
    .join(', ');
const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');

beforeEach(async () => {
  server = installServer();
  // As the server spells instants.
  server.tables['ideas'] = [idea('a', 1), idea('c', 3)].map((row) =>
    stored({ ...row, created_at: row.created_at.replace('.000Z', '+00:00'), colour: 'blue' }),
  );
  server.tables['habit_completions'] = [
    { id: '1', habit_id: 'read', completed_at: '2026-11-15' },
    { id: '2', habit_id: 'read', completed_at: '2026-11-16' },
    { id: '3', habit_id: 'walk', completed_at: '2026-11-22' },
  ].map(stored);
  store = createAppStore();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await store.dispatch(ideasList.initiate());
  await store.dispatch(habitsWeek.initiate(WEEK));
});

afterEach(async () => {
  await atRest();
  store.dispatch(api.util.resetApiState());
  errors.mockRestore();
});

test('rows come in order and in one request, those that do not fit are left out and named', async () => {
  expect(ids()).toBe('c a');
  server.tables['ideas']?.push(stored({ ...idea('b', 2), priority: 'whatever' }));
  server.requests.length = 0;
  await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
  expect(ids()).toBe('c a');
  expect(errors).toHaveBeenCalledWith('A row of ideas could not be read.', expect.anything());
  expect(server.requests).toEqual([
    `GET /rest/v1/ideas?select=*&user_id=eq.${TEST_USER.id}&order=created_at.desc%2Cid.asc&limit=1000`,
  ]);
});

test('a new row shows at once at its place and is inserted once, also when the answer is lost', async () => {
  let lost = 0;
  server.fault = (request) =>
    request.method === 'POST' && lost++ === 0 ? 'lost-answer' : undefined;
  server.requests.length = 0;
  const write = store.dispatch(ideasAdd.initiate(idea('b', 2)));
  expect(ids()).toBe('c b a');
  await write;
  expect(server.requests).toEqual([
    'POST /rest/v1/ideas?on_conflict=id&select=*',
    'POST /rest/v1/ideas?on_conflict=id&select=*',
  ]);
  expect(server.tables['ideas']?.filter(({ id }) => id === 'b')).toHaveLength(1);
  expect(ids()).toBe('c b a');
});

test('several rows go out in one request', async () => {
  server.requests.length = 0;
  await store.dispatch(ideasAdd.initiate([idea('b', 2), idea('d', 4)]));
  expect(ids()).toBe('d c b a');
  expect(server.requests).toHaveLength(1);
  expect(server.tables['ideas']).toHaveLength(4);
});

test('a change shows at once and moves the row to where it then belongs', async () => {
  server.requests.length = 0;
  const changes = { title: 'New', created_at: '2026-11-20T10:09:00.000Z' };
  const write = store.dispatch(ideasChange.initiate({ id: 'a', changes }));
  expect(rows().map(({ title }) => title)).toEqual(['New', 'Idea c']);
  await write;
  expect(server.requests).toEqual([
    `PATCH /rest/v1/ideas?id=eq.a&user_id=eq.${TEST_USER.id}&title=eq.Idea+a&created_at=eq.2026-11-20T10%3A01%3A00%2B00%3A00&select=*`,
  ]);
  expect(server.tables['ideas']?.[0]).toMatchObject(changes);
});

test('what the server made of a row is shown when it answers', async () => {
  server.fault = (request) =>
    request.method === 'PATCH'
      ? json(200, [stored(idea('a', 1, { title: 'Trimmed' }))])
      : undefined;
  await store.dispatch(ideasChange.initiate({ id: 'a', changes: { title: ' Trimmed ' } }));
  expect(rows().at(-1)?.title).toBe('Trimmed');
});

test('a change of a row that is gone fails in words, is undone and reads the list again', async () => {
  server.tables['ideas'] = server.tables['ideas']?.slice(1) ?? [];
  const answer = await store.dispatch(ideasChange.initiate({ id: 'a', changes: { title: 'x' } }));
  expect(answer.error).toMatchObject({ message: 'The idea is no longer there.' });
  await until(() => ids() === 'c', 'the reload');
});

test('a refused insert is taken back and kept for Retry', async () => {
  server.fault = (request) =>
    request.method === 'POST' ? json(422, { code: 'PT422', message: 'No' }) : undefined;
  const { error } = await store.dispatch(ideasAdd.initiate(idea('b', 2)));
  expect(error).toMatchObject({ code: 'PT422', message: 'No', retryable: false });
  expect(ids()).toBe('c a');
  server.fault = () => undefined;
  store.dispatch(retryUnsaved());
  await atRest();
  expect(ids()).toBe('c b a');
  expect(selectUnsavedCount(store.getState())).toBe(0);
});

test('a deleted row is put back whole by Undo, with columns this version does not know', async () => {
  const row = rows().find(({ id }) => id === 'a');
  if (!row) throw new Error('a is not listed.');
  const undo = store.dispatch(removeWithUndo(ideasRemove, ideasAdd, row));
  expect(ids()).toBe('c');
  await atRest();
  expect(server.tables['ideas']).toHaveLength(1);
  undo();
  undo();
  expect(ids()).toBe('c a');
  await atRest();
  expect(server.tables['ideas']).toHaveLength(2);
  expect(server.tables['ideas']?.[1]).toMatchObject({
    ...idea('a', 1),
    colour: 'blue',
    created_at: row.created_at,
  });
});

test('a row that is already gone is deleted', async () => {
  server.tables['ideas'] = [];
  const { error } = await store.dispatch(ideasRemove.initiate({ id: 'a' }));
  expect(error).toBeUndefined();
});

test('a range is read by its argument, and a row shows only where it belongs', async () => {
  expect(days()).toBe('read 2026-11-16, walk 2026-11-22');
  const before = { from: '2026-11-09', to: '2026-11-15' };
  await store.dispatch(habitsWeek.initiate(before));
  expect(days(before)).toBe('read 2026-11-15');
  const done = store.dispatch(
    habitsTick.initiate({ id: '4', habit_id: 'walk', completed_at: '2026-11-09' }),
  );
  expect(days(before)).toBe('walk 2026-11-09, read 2026-11-15');
  expect(days()).toBe('read 2026-11-16, walk 2026-11-22');
  await done;
});

test('a toggle is told apart by its key: twice on is once, and off needs no id', async () => {
  server.requests.length = 0;
  const cell = { habit_id: 'read', completed_at: '2026-11-17' };
  void store.dispatch(habitsTick.initiate({ id: '5', ...cell }));
  await store.dispatch(habitsTick.initiate({ id: '6', ...cell }));
  expect(days()).toBe('read 2026-11-16, read 2026-11-17, walk 2026-11-22');
  const off = store.dispatch(habitsUntick.initiate(cell));
  expect(days()).toBe('read 2026-11-16, walk 2026-11-22');
  await off;
  expect(server.tables['habit_completions']).toHaveLength(3);
  // The second one was there under another id, which is read.
  const writes = server.requests.filter((request) => !request.startsWith('GET'));
  expect(server.requests.length - writes.length).toBe(1);
  expect(writes).toEqual([
    'POST /rest/v1/habit_completions?on_conflict=habit_id%2Ccompleted_at%2Cuser_id&select=*',
    'POST /rest/v1/habit_completions?on_conflict=habit_id%2Ccompleted_at%2Cuser_id&select=*',
    `DELETE /rest/v1/habit_completions?habit_id=eq.read&completed_at=eq.2026-11-17&user_id=eq.${TEST_USER.id}`,
  ]);
});

test('[F21] what is refused says what it is and of what: a row by its name, a tick by its habit', async () => {
  const { habitsAll } = api.injectEndpoints({
    endpoints: (build) => ({
      habitsAll: build.query(
        rowsQuery('habits', {
          schema: z.object({ id: z.string(), title: z.string() }),
          tag: 'Habit' as never,
          order: [{ column: 'id' }],
        }),
      ),
    }),
  }).endpoints;
  registerWords('habits', ['title']);
  server.tables['habits'] = [stored({ id: 'read', title: 'Read a book' })];
  await store.dispatch(habitsAll.initiate());
  server.fault = ({ method }) =>
    method === 'GET'
      ? undefined
      : json(422, { code: 'PT422', message: 'No', hint: null, details: null });
  const cell = { habit_id: 'read', completed_at: '2026-11-16' };
  for (const write of [
    ideasAdd.initiate(idea('n', 5, { title: 'Kite', content: 'red' })),
    ideasChange.initiate({ id: 'a', changes: { content: 'blue' } }),
    ideasRemove.initiate({ id: 'c' }),
    habitsTick.initiate({ id: '9', ...cell, completed_at: '2026-11-17' }),
    habitsUntick.initiate(cell),
  ]) {
    await store.dispatch(write as never);
  }
  expect(selectUnsaved(store.getState()).map(({ words }) => words)).toEqual([
    { done: 'Added', names: ['Kite'], texts: ['Kite', 'red'] },
    { done: 'Changed', names: ['Idea a'], texts: ['blue'] },
    { done: 'Deleted', names: ['Idea c'], texts: ['Idea c'] },
    { done: 'Ticked', names: ['Read a book'] },
    { done: 'Unticked', names: ['Read a book'] },
  ]);
});
