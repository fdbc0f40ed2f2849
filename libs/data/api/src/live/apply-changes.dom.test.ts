import { installServer, TEST_USER, until, type FakeServer } from '@plainday/testing-unit';
import { liveRead } from '../rows/live-reads';
import { api } from '../store/api';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { ideasApi, type Idea } from '../testing';
import { selectSaving } from '../store/save-state.slice';
import { applyChanges, type AppliedChanges } from './apply-changes';

const { ideasList, ideasChange } = ideasApi.endpoints;
let counted = 0;
const { ideasCount } = api.injectEndpoints({
  endpoints: (build) => ({
    ideasCount: build.query<number, void>({
      query: () => ({ run: async () => ({ data: (counted += 1), error: null }) }),
      ...liveRead({ table: 'ideas' }),
    }),
  }),
}).endpoints;

let server: FakeServer;
let store: AppStore;
let applied: AppliedChanges;
let shown: { unsubscribe(): void };

function idea(id: string, title: string, day: number): Idea {
  return {
    id,
    title,
    content: null,
    tags: [],
    category: 'general',
    priority: 'medium',
    status: 'captured',
    created_at: `2026-11-0${day}T10:00:00+00:00`,
  };
}

function keep(...ideas: readonly Idea[]): void {
  server.tables['ideas'] = ideas.map((row) => ({ user_id: TEST_USER.id, ...row }));
}

const titles = () =>
  ideasList
    .select()(store.getState())
    .data?.map(({ title }) => title) ?? [];
const reads = () => server.requests.filter((request) => request.startsWith('GET /rest/v1/ideas'));
const shows = (...expected: readonly string[]) =>
  until(() => titles().join() === expected.join(), expected.join());

beforeEach(async () => {
  server = installServer();
  keep(idea('a', 'Kite', 2), idea('b', 'Lamp', 1));
  store = createAppStore();
  applied = applyChanges(store);
  const listening = store.dispatch(ideasList.initiate());
  shown = listening;
  await listening;
});
afterEach(async () => {
  await until(() => !selectSaving(store.getState()), 'the writes');
  applied.stop();
  store.dispatch(api.util.resetApiState());
});

test('rows that were added, changed and removed elsewhere are read alone, and together', async () => {
  const before = reads().length;
  keep(idea('a', 'Box kite', 2), idea('c', 'Mug', 3), idea('d', 'Not told of', 4));
  applied.change({ table: 'ideas', op: 'update', ids: ['a'] });
  applied.change({ table: 'ideas', op: 'insert', ids: ['c'] });
  applied.change({ table: 'ideas', op: 'delete', ids: ['b'] });
  applied.change({ table: 'projects', op: 'delete', ids: ['x'] });
  await shows('Mug', 'Box kite');
  expect(reads().slice(before)).toHaveLength(1);
});

test('many rows are one reading of the list, and so is a gap', async () => {
  const before = reads().length;
  keep(idea('a', 'All', 2));
  applied.change({ table: 'ideas' });
  applied.change({ table: 'ideas', ids: ['a'] });
  await shows('All');
  expect(reads().slice(before)).toHaveLength(1);
  keep(idea('a', 'Missed', 2));
  applied.gap();
  await shows('Missed');
  expect(reads().slice(before)).toHaveLength(2);
});

test('numbers are counted again', async () => {
  const listening = store.dispatch(ideasCount.initiate());
  await listening;
  const before = counted;
  applied.change({ table: 'ideas', ids: ['a'] });
  await until(() => counted === before + 1, 'the count');
  listening.unsubscribe();
});

test('a list that is not shown is read when it is shown again', async () => {
  shown.unsubscribe();
  const before = reads().length;
  keep(idea('a', 'Later', 2));
  applied.change({ table: 'ideas' });
  await until(() => true);
  store.dispatch({ type: 'anything' });
  expect(reads()).toHaveLength(before);
  await new Promise((resolve) => setTimeout(resolve, 150));
  shown = store.dispatch(ideasList.initiate());
  await shows('Later');
});

test('what is being written here stays on top, and comes together with what was changed elsewhere', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  server.fault = (request) => (request.method === 'PATCH' ? held : undefined);
  void store.dispatch(ideasChange.initiate({ id: 'a', changes: { title: 'Mine' } }));
  await shows('Mine', 'Lamp');
  keep(idea('a', 'Kite', 2), idea('b', 'Lantern', 1));
  applied.change({ table: 'ideas', op: 'update', ids: ['a', 'b'] });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(titles()[0]).toBe('Mine');
  answer();
  await shows('Mine', 'Lantern');
});
