import {
  api,
  createAppStore,
  selectChanged,
  selectSaving,
  selectUnsaved,
  type AppStore,
} from '@plainday/data-api';
import { newTask, type Task } from '@plainday/domain-tasks';
import {
  buildTask,
  installServer,
  json,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { changeTask, changeTasks } from './change-tasks';
import { addTask, duplicateTask, emptyTrash, moveTaskTo } from './task-commands';
import { tasksApi } from '../api/tasks.api';
import type { ListKey } from '../model/list-key';

const { tasksList } = tasksApi.endpoints;
const STAMP = '2026-11-21T10:00:00.000Z';
const birth = { id: 'new', userId: TEST_USER.id, nowMs: Date.UTC(2026, 10, 21) };
let server: FakeServer;
let store: AppStore;
let errors: jest.SpyInstance;

const list = (key: ListKey = 'inbox'): readonly Task[] =>
  tasksList.select(key)(store.getState()).data ?? [];
const ids = (key?: ListKey): string =>
  list(key)
    .map(({ id }) => id)
    .join(' ');
const writes = (): string[] => server.requests.filter((line) => !line.startsWith('GET'));
const atRest = (): boolean => !selectSaving(store.getState());

function rowOf(id: string): Task {
  const row = [...list(), ...list('trash')].find((task) => task.id === id);
  if (!row) throw new Error(`${id} is in no list.`);
  return row;
}

beforeEach(async () => {
  server = installServer();
  server.tables['tasks'] = [
    buildTask({ id: 'a', position: 0 }),
    buildTask({ id: 'b', position: 1 }),
    buildTask({ id: 'c', position: 2 }),
    buildTask({ id: 'a1', parent_task_id: 'a' }),
  ].map((task) => ({ ...task }));
  server.functions['remove_seen_tasks'] = () => ({ left: [] });
  store = createAppStore();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await store.dispatch(tasksList.initiate('inbox'));
  await store.dispatch(tasksList.initiate('trash'));
  server.requests.length = 0;
});

afterEach(async () => {
  await until(atRest);
  store.dispatch(api.util.resetApiState());
  errors.mockRestore();
});

test('a form that was open while another device wrote keeps what it covers, and reverts nothing', async () => {
  const opened = rowOf('b');
  const row = server.tables['tasks']?.find(({ id }) => id === 'b') ?? {};
  Object.assign(row, { title: 'Theirs', notes: 'Kept' });
  await store.dispatch(tasksList.initiate('inbox', { forceRefetch: true }));
  const task = rowOf('b');
  expect(task.title).toBe('Theirs');
  await store.dispatch(changeTasks([{ task, opened, changes: { title: 'Mine' } }]));
  expect(row).toMatchObject({ title: 'Mine', notes: 'Kept' });
  expect(selectChanged(store.getState()).map(({ arg }) => arg)).toMatchObject([
    { id: 'b', changes: { title: 'Theirs' }, mine: { title: 'Mine' } },
  ]);
});

test('[decision 15] a new task is first at once, and costs one row in one request', async () => {
  const done = store.dispatch(addTask(newTask('Milk', birth)));
  expect(ids()).toBe('new a a1 b c');
  await done;
  expect(writes()).toEqual(['POST /rest/v1/tasks?on_conflict=id&select=*']);
  expect(server.tables['tasks']?.at(-1)).toMatchObject({ title: 'Milk', position: 0 });
});

test('[spec §4] ticking writes both fields and the card leaves at once, subtasks with it', async () => {
  const done = store.dispatch(changeTask(rowOf('a'), { completed: true, deleted_at: STAMP }));
  expect(ids()).toBe('b c');
  expect(ids('trash')).toBe('a a1');
  await done;
  expect(writes()).toHaveLength(1);
  expect(server.tables['tasks']?.[0]).toMatchObject({ completed: true, deleted_at: STAMP });
});

test('a tick is taken back to its place, with subtasks that no list holds', async () => {
  const task = rowOf('a');
  const child = rowOf('a1');
  const done = { completed: true, deleted_at: STAMP };
  store.dispatch(tasksApi.util.updateQueryData('tasksList', 'trash', () => []));
  void store.dispatch(changeTask(task, done));
  store.dispatch(tasksApi.util.updateQueryData('tasksList', 'trash', () => []));
  const back = { completed: false, deleted_at: null };
  await store.dispatch(changeTask({ ...task, ...done }, back, [{ ...child, deleted_at: STAMP }]));
  expect(ids()).toBe('a a1 b c');
  expect(server.tables['tasks']?.[0]).toMatchObject(back);
});

test('[decision 16] a move is one request that names the task and its neighbours', async () => {
  let sent: unknown;
  server.functions['place_task'] = (args) => {
    sent = args;
    return { a: 60, b: 90, c: 30 };
  };
  const before = store.dispatch(moveTaskTo(rowOf('c'), 0));
  expect(before).toEqual({ after: ['b', 'a'], before: [] });
  expect(
    list()
      .filter((row) => row.parent_task_id === null)
      .map((row) => row.id),
  ).toEqual(['c', 'a', 'b']);
  await until(atRest);
  expect(sent).toEqual({ task_id: 'c', after_ids: [], before_ids: ['a', 'b'] });
  expect(writes()).toEqual(['POST /rest/v1/rpc/place_task']);
  expect(list().map(({ id, position }) => `${id}${position}`)).toEqual([
    'a10',
    'c30',
    'a60',
    'b90',
  ]);
});

test('[V5] a task whose project was deleted elsewhere is kept without it', async () => {
  let tries = 0;
  server.fault = ({ method }) =>
    method === 'POST' && (tries += 1) === 1
      ? json(409, {
          code: '23503',
          message: 'insert on table "tasks" violates foreign key constraint "tasks_project_fk"',
          hint: null,
          details: null,
        })
      : undefined;
  await store.dispatch(addTask(newTask('Milk', birth, { project_id: 'gone' })));
  await until(atRest);
  expect(rowOf('new')).toMatchObject({ title: 'Milk', project_id: null });
  expect(selectUnsaved(store.getState())).toEqual([]);
});

test('a move that meets another order ends where the server has put it', async () => {
  // Another device has put b last, which this one has not read.
  server.functions['place_task'] = () => ({ a: 16 });
  void store.dispatch(moveTaskTo(rowOf('a'), 1));
  expect(ids()).toBe('a1 b a c');
  await until(atRest);
  expect(list().map(({ id, position }) => `${id}${position}`)).toEqual(['a10', 'b1', 'c2', 'a16']);
});

test('a move that was sent twice is read again: its last answer says too little', async () => {
  let tries = 0;
  server.fault = ({ url }) =>
    url.includes('place_task') && (tries += 1) === 1 ? json(503, { message: 'Down' }) : undefined;
  server.functions['place_task'] = () => ({ c: 30 });
  server.requests.length = 0;
  void store.dispatch(moveTaskTo(rowOf('c'), 0));
  await until(() => server.requests.some((line) => line.startsWith('GET /rest/v1/tasks')));
  await until(atRest);
  expect(tries).toBe(2);
});

test('a change that the server refuses is undone, logged and read again', async () => {
  server.fault = (request) =>
    request.method === 'PATCH'
      ? json(422, { code: 'PT422', message: 'No', hint: 'title', details: null })
      : undefined;
  const done = store.dispatch(changeTask(rowOf('b'), { title: 'Changed' }));
  void store.dispatch(addTask(newTask('Milk', birth)));
  expect(rowOf('b').title).toBe('Changed');
  await done;
  expect(rowOf('b').title).toBe('Task b');
  expect(ids()).toContain('new');
  expect(errors).toHaveBeenCalledWith('Not saved: tasksUpdate (PT422) No');
  expect(selectUnsaved(store.getState())).toHaveLength(1);
  await until(() => server.requests.some((line) => line.startsWith('GET /rest/v1/tasks')));
});

test('an update that meets no row counts as a failure', async () => {
  const task = rowOf('b');
  server.tables['tasks'] = server.tables['tasks']?.filter((row) => row['id'] !== 'b') ?? [];
  await store.dispatch(changeTask(task, { title: 'Changed' }));
  await until(() => !ids().includes('b'), 'the reload');
  expect(ids()).toBe('a a1 c');
});

test('[spec §7] a duplicate is one insert, without duration and subtasks', async () => {
  const copy = store.dispatch(duplicateTask({ ...rowOf('a'), duration: 30 }, birth));
  expect(copy.title).toBe('Task a (Copy)');
  expect(ids()).toBe('new a a1 b c');
  await until(atRest);
  expect(writes()).toHaveLength(1);
});

test('emptying the trash removes the rows here and there', async () => {
  await store.dispatch(changeTask(rowOf('b'), { deleted_at: STAMP }));
  await store.dispatch(changeTask(rowOf('c'), { deleted_at: STAMP, completed: true }));
  expect(ids('trash')).toBe('b c');
  let sent: unknown;
  server.functions['remove_seen_tasks'] = (args) => {
    sent = args;
    return { left: [] };
  };
  const emptied = store.dispatch(emptyTrash(false, Date.parse(STAMP)));
  expect(emptied.dropped).toEqual(['b', 'c']);
  expect(ids('trash')).toBe('');
  await emptied.saved;
  expect(sent).toEqual({ seen: { b: 0, c: 0 } });
});

test('an answer that arrives in between does not hide what was just done', async () => {
  const reading = store.dispatch(tasksList.initiate('inbox', { forceRefetch: true }));
  void store.dispatch(addTask(newTask('Milk', birth)));
  await reading;
  expect(ids()).toBe('new a a1 b c');
});

test('one row that is not a task does not hide the others', async () => {
  server.tables['tasks']?.push({
    id: 'bad',
    user_id: TEST_USER.id,
    project_id: null,
    deleted_at: null,
  });
  await store.dispatch(tasksList.initiate('inbox', { forceRefetch: true }));
  expect(ids()).toBe('a a1 b c');
  expect(errors).toHaveBeenCalled();
});
