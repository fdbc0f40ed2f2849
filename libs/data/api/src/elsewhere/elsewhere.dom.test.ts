import { installServer, until, type FakeServer } from '@plainday/testing-unit';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { editOf } from '../rows/edit-of';
import { ideasApi, type Idea } from '../testing/ideas.api';
import {
  CHANGED_LIMIT,
  saveStateSlice,
  selectChanged,
  selectSaving,
  selectUnsaved,
} from '../store/save-state.slice';
import { discardWrite, retryWrite } from '../write/unsaved';

const { ideasList, ideasChange, ideasRemove } = ideasApi.endpoints;

const idea: Idea = {
  id: '1',
  title: 'One',
  content: null,
  tags: ['a'],
  category: 'general',
  priority: 'medium',
  status: 'captured',
  created_at: '2026-11-21T08:00:00Z',
};

let server: FakeServer;
let store: AppStore;

const row = () => server.tables['ideas']?.[0];
const shown = () => ideasList.select(undefined)(store.getState()).data ?? [];
const writes = () => server.requests.filter((line) => line.startsWith('PATCH '));
const change = (changes: Partial<Idea>) =>
  store.dispatch(ideasChange.initiate({ id: '1', changes }));
const elsewhere = (changes: Partial<Idea>) => {
  server.tables['ideas'] = [{ ...row(), ...changes }];
};
const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');

beforeEach(async () => {
  server = installServer();
  server.tables['ideas'] = [{ ...idea, user_id: server.auth.users[0]?.id }];
  store = createAppStore();
  await store.dispatch(ideasList.initiate(undefined));
});

test('a change is one request, of the columns that differ from what was shown', async () => {
  const before = server.requests.length;
  await change({ title: 'Uno', content: null, priority: 'medium' });
  expect(server.requests).toHaveLength(before + 1);
  expect(row()).toMatchObject({ title: 'Uno' });
  elsewhere({ priority: 'high' });
  await change({ title: 'Eins', priority: 'medium' });
  expect(row()).toMatchObject({ title: 'Eins', priority: 'high' });
  expect(selectChanged(store.getState())).toEqual([]);
  expect(writes()).toHaveLength(2);
});

test('of the same field the later value wins, and the other comes back by a flip', async () => {
  elsewhere({ title: 'Theirs', content: 'Kept' });
  await change({ title: 'Mine', status: 'starred' });
  expect(row()).toMatchObject({ title: 'Mine', content: 'Kept', status: 'starred' });
  const [note] = selectChanged(store.getState());
  expect(note?.arg).toMatchObject({
    table: 'ideas',
    id: '1',
    changes: { title: 'Theirs' },
    mine: { title: 'Mine' },
    name: 'Theirs',
  });
  store.dispatch(retryWrite(note?.id ?? ''));
  await until(() => row()?.['title'] === 'Theirs');
  await atRest();
  expect(shown()[0]?.title).toBe('Theirs');
  expect(selectChanged(store.getState())).toEqual([]);
});

test('the same value twice is no conflict, and an answer that was lost is none either', async () => {
  elsewhere({ title: 'Same' });
  await change({ title: 'Same' });
  let isLost = true;
  server.fault = (request) => {
    if (request.method !== 'PATCH' || !isLost) return undefined;
    isLost = false;
    elsewhere({ title: 'Again' });
    return 'network';
  };
  await change({ title: 'Again' });
  expect(row()).toMatchObject({ title: 'Again' });
  expect(selectChanged(store.getState())).toEqual([]);
  expect(selectUnsaved(store.getState())).toEqual([]);
});

test('each value that was covered is kept, also when an answer was lost between two of them', async () => {
  elsewhere({ title: 'First' });
  let patches = 0;
  server.fault = (request) => {
    if (request.method !== 'PATCH') return undefined;
    patches += 1;
    if (patches === 3) elsewhere({ title: 'Second' });
    return patches === 2 ? 'lost-answer' : undefined;
  };
  await change({ title: 'Mine' });
  expect(row()).toMatchObject({ title: 'Mine' });
  expect(selectChanged(store.getState()).map(({ arg }) => arg)).toMatchObject([
    { changes: { title: 'First' } },
    { changes: { title: 'Second' } },
  ]);
});

test('what changes whenever it is looked at is covered only once it was seen', async () => {
  let patches = 0;
  server.fault = (request) => {
    if (request.method !== 'PATCH') return undefined;
    patches += 1;
    if (patches < 6) elsewhere({ title: `Theirs ${patches}` });
    return undefined;
  };
  await change({ title: 'Mine' });
  expect(row()).toMatchObject({ title: 'Mine' });
  const kept = selectChanged(store.getState()).map(({ arg }) => arg);
  expect(kept.at(-1)).toMatchObject({ changes: { title: 'Theirs 5' } });
});

describe('what does not fit into an address', () => {
  const LONG = 'A long thought. '.repeat(100);
  /** Another device writes right before the first request of this kind. */
  const justBefore = (method: string, changes: Partial<Idea>) => {
    let isFirst = true;
    server.fault = (request) => {
      if (request.method === method && isFirst) {
        isFirst = false;
        elsewhere(changes);
      }
      return undefined;
    };
  };

  test.each([
    [{ content: 'Mine' }, { content: `${LONG}Theirs` }],
    [{ tags: ['mine'] }, { tags: ['theirs'] }],
  ])('is kept where another device changes it right before: %j', async (mine, theirs) => {
    elsewhere({ content: LONG });
    await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
    justBefore('PATCH', theirs);
    await change(mine);
    expect(row()).toMatchObject(mine);
    expect(selectChanged(store.getState()).map(({ arg }) => arg)).toMatchObject([
      { changes: theirs, mine },
    ]);
  });

  test('is kept where another device changes it right before it is deleted here', async () => {
    elsewhere({ content: LONG });
    await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
    justBefore('DELETE', { content: `${LONG}Theirs` });
    await store.dispatch(ideasRemove.initiate({ id: '1' }));
    expect(row()).toBeUndefined();
    expect(selectChanged(store.getState()).map(({ arg }) => arg)).toMatchObject([
      { row: { content: `${LONG}Theirs` } },
    ]);
  });
});

test('a form that was open while another device wrote reverts nothing and covers nothing unseen', async () => {
  const opened = shown()[0] ?? idea;
  elsewhere({ title: 'Theirs', content: 'Kept' });
  await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
  expect(shown()[0]?.title).toBe('Theirs');
  const fields = {
    ...opened,
    title: 'Mine',
    tags: ['a'],
    created_at: '2026-11-21T08:00:00.000+00:00',
  };
  const edit = editOf(opened, fields);
  expect(edit).toEqual({ id: '1', changes: { title: 'Mine' }, seen: { title: 'One' } });
  if (edit) await store.dispatch(ideasChange.initiate(edit));
  expect(row()).toMatchObject({ title: 'Mine', content: 'Kept' });
  expect(selectChanged(store.getState()).map(({ arg }) => arg)).toMatchObject([
    { changes: { title: 'Theirs' }, mine: { title: 'Mine' } },
  ]);
  expect(editOf(opened, { title: 'One', tags: ['a'] })).toBeNull();
});

test('an edit of what was deleted elsewhere is kept, and restores it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const whole = row();
  server.tables['ideas'] = [];
  await change({ title: 'Mine' });
  errors.mockRestore();
  const [note] = selectChanged(store.getState());
  expect(note?.error.code).toBe('gone');
  expect(selectUnsaved(store.getState())).toEqual([]);
  store.dispatch(retryWrite(note?.id ?? ''));
  await until(() => row()?.['title'] === 'Mine');
  expect(row()).toMatchObject({ ...whole, title: 'Mine' });
  await atRest();
});

test('what was not seen of a row that is deleted here is kept', async () => {
  elsewhere({ content: 'A long thought' });
  await store.dispatch(ideasRemove.initiate({ id: '1' }));
  expect(row()).toBeUndefined();
  const [note] = selectChanged(store.getState());
  expect(note?.arg).toMatchObject({ row: { title: 'One', content: 'A long thought' } });
  store.dispatch(discardWrite(note?.id ?? ''));
  expect(selectChanged(store.getState())).toEqual([]);
});

test('what was not seen of a deleted row is kept although the answer is lost, and outlives the page', async () => {
  const kept = new Set<string>();
  store.dispatch((_dispatch, _getState, { outbox }) =>
    outbox.use({
      tab: 'a',
      load: async () => [],
      claim: async () => [],
      put: async ({ id }) => void kept.add(id),
      remove: async (id) => void kept.delete(id),
      leave: () => undefined,
      onTabGone: () => undefined,
      close: () => undefined,
    }),
  );
  elsewhere({ content: 'A long thought' });
  let isLost = true;
  server.fault = (request) => {
    const isDone = request.method === 'DELETE' && selectChanged(store.getState()).length > 0;
    if (!isDone || !isLost) return undefined;
    isLost = false;
    server.tables['ideas'] = [];
    return 'network';
  };
  await store.dispatch(ideasRemove.initiate({ id: '1' }));
  await atRest();
  const [note] = selectChanged(store.getState());
  expect(note?.arg).toMatchObject({ row: { title: 'One', content: 'A long thought' } });
  await until(() => kept.size === 1);
  expect([...kept]).toEqual([note?.id]);
});

test('the list is bounded: the oldest give way, here and on the device', async () => {
  const kept = new Map<string, unknown>();
  store.dispatch((_dispatch, _getState, { outbox }) =>
    outbox.use({
      tab: 'a',
      load: async () => [],
      claim: async () => [],
      put: async (write) => void kept.set(write.id, write),
      remove: async (id) => void kept.delete(id),
      leave: () => undefined,
      onTabGone: () => undefined,
      close: () => undefined,
    }),
  );
  const error = { code: 'changed', message: 'Changed on another device.', retryable: false };
  const older = Array.from({ length: CHANGED_LIMIT }, (_, at) => ({
    id: `older ${at}`,
    endpoint: 'elsewhereFlip',
    arg: {},
    error,
  }));
  store.dispatch(saveStateSlice.actions.found(older));
  for (const { id } of older) kept.set(id, {});
  elsewhere({ title: 'Theirs' });
  await change({ title: 'Mine' });
  const listed = selectChanged(store.getState());
  expect(listed).toHaveLength(CHANGED_LIMIT);
  expect(listed[0]?.id).toBe('older 1');
  expect(listed.at(-1)?.arg).toMatchObject({ changes: { title: 'Theirs' } });
  await until(() => !kept.has('older 0'));
});
