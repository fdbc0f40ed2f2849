import {
  api,
  createAppStore,
  selectChanged,
  selectSaving,
  type AppStore,
} from '@plainday/data-api';
import type { Task } from '@plainday/domain-tasks';
import { buildTask, installServer, until, type FakeServer } from '@plainday/testing-unit';
import { changeTask } from './change-tasks';
import { completeTasks } from './complete-tasks';
import { tasksApi } from '../api/tasks.api';

const { tasksList } = tasksApi.endpoints;
const NOW = Date.UTC(2026, 10, 21, 9);
let server: FakeServer;
let store: AppStore;

const rows = (): readonly Task[] => tasksList.select('inbox')(store.getState()).data ?? [];
const writes = (): string[] =>
  server.requests.filter((line) => !line.startsWith('GET')).map((line) => line.split('?')[0] ?? '');
const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');
const RPC = 'POST /rest/v1/rpc/change_tasks';

function row(title: string): Task {
  const found = rows().find((task) => task.title === title);
  if (!found) throw new Error(`${title} is not listed.`);
  return found;
}

beforeEach(async () => {
  server = installServer();
  const due = '2026-11-20T17:00:00+00:00';
  server.tables['tasks'] = [
    buildTask({ id: 'a', title: 'Plants', repeat_pattern: 'daily', due_date: due }),
    buildTask({ id: 'b', title: 'Milk', position: 1 }),
    buildTask({ id: 'c', title: 'Bread', position: 2 }),
  ].map((task) => ({ ...task }));
  server.functions['change_tasks'] = (args) => ({
    changed: 1,
    missing: [],
    occurrences: Object.fromEntries(
      ((args['occurrences'] ?? []) as { source_id: string; id: string }[]).map((made) => [
        made.source_id,
        made.id,
      ]),
    ),
  });
  store = createAppStore();
  await store.dispatch(tasksList.initiate('inbox'));
  server.requests.length = 0;
});

afterEach(async () => {
  await atRest();
  store.dispatch(api.util.resetApiState());
});

test('[decision 18] two clicks on a repeating task within a moment tick one occurrence', async () => {
  const task = row('Plants');
  const first = store.dispatch(completeTasks([{ task }], NOW));
  // The dates are still being computed, and the same row is still there.
  expect(await store.dispatch(completeTasks([{ task }], NOW + 150))).toBeNull();
  expect((await first)?.next).toHaveLength(1);
  // The next occurrence stands where the first one was.
  const next = row('Plants');
  expect(next.id).not.toBe(task.id);
  expect(await store.dispatch(completeTasks([{ task: next }], NOW + 300))).toBeNull();
  await atRest();
  expect(writes()).toEqual([RPC]);
  expect(await store.dispatch(completeTasks([{ task: next }], NOW + 1500))).not.toBeNull();
  await atRest();
  expect(writes()).toEqual([RPC, RPC]);
});

test('a tick that was taken back can be repeated at once', async () => {
  const task = row('Plants');
  const ticked = await store.dispatch(completeTasks([{ task }], NOW));
  if (ticked) await store.dispatch(ticked.undo);
  expect(row('Plants').id).toBe('a');
  expect(await store.dispatch(completeTasks([{ task }], NOW + 200))).not.toBeNull();
});

test.each([
  ['as it was made goes without a word', 'Plants', []],
  ['is kept with what was typed into it', 'Ferns', ['Ferns']],
])('an occurrence that a tick taken back takes away %s', async (_what, title, kept) => {
  const ticked = await store.dispatch(completeTasks([{ task: row('Plants') }], NOW));
  await atRest();
  const next = row('Plants');
  server.tables['tasks'] = [{ ...next, rev: 1 }];
  const seen: unknown[] = [];
  // As the database does it: what is not as it was seen stays, and is told.
  server.functions['change_tasks'] = ({ withdrawn }, tables) => {
    const [asked] = withdrawn as { seen: Record<string, number> }[];
    const [found] = tables['tasks'] ?? [];
    seen.push(asked?.seen[next.id]);
    const isAsSeen = asked?.seen[next.id] === found?.['rev'];
    if (isAsSeen) tables['tasks'] = [];
    return { changed: 1, missing: [], occurrences: {}, met: isAsSeen ? [] : [{ ...found }] };
  };
  if (title !== next.title) await store.dispatch(changeTask(next, { title }));
  if (ticked) await store.dispatch(ticked.undo);
  await atRest();
  expect(server.tables['tasks']).toEqual([]);
  expect(seen).toHaveLength(2);
  const notes = selectChanged(store.getState());
  expect(notes.flatMap(({ words }) => words?.names ?? [])).toEqual(kept);
});

test('one task that does not repeat is written as a row, at once; several are one call', async () => {
  const one = store.dispatch(completeTasks([{ task: row('Milk') }], NOW));
  expect(rows().map(({ title }) => title)).toEqual(['Plants', 'Bread']);
  const undo = (await one)?.undo;
  if (undo) void store.dispatch(undo);
  expect(rows()).toHaveLength(3);
  await atRest();
  const both = [{ task: row('Milk') }, { task: row('Bread') }];
  void store.dispatch(completeTasks(both, NOW));
  expect(rows().map(({ title }) => title)).toEqual(['Plants']);
  await atRest();
  expect(writes()).toEqual(['PATCH /rest/v1/tasks', 'PATCH /rest/v1/tasks', RPC]);
});

test('of several, only what was ticked a moment ago is left out', async () => {
  await store.dispatch(completeTasks([{ task: row('Plants') }], NOW));
  const both = [{ task: row('Plants') }, { task: row('Milk') }];
  await store.dispatch(completeTasks(both, NOW + 100));
  expect(rows().map(({ title }) => title)).toEqual(['Plants', 'Bread']);
});
