import { randomUUID } from 'node:crypto';
import { api, createAppStore, selectSaving, selectUnsaved } from '@plainday/data-api';
import { configureSupabase, getSupabase } from '@plainday/data-supabase';
import {
  addTask,
  changeTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  tasksApi,
  type ListKey,
} from '@plainday/data-tasks';
import { newSubtask, newTask, type Task } from '@plainday/domain-tasks';
import { until } from '@plainday/testing-unit';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { addPerson, PASSWORD, type Person } from './support/people';

const { tasksList, tasksCounts } = tasksApi.endpoints;
let gateway: GatewayProcess;
let person: Person;
let store: ReturnType<typeof createAppStore>;
let nowMs = Date.now() - 60_000;

const rows = (key: ListKey = 'inbox'): readonly Task[] =>
  tasksList.select(key)(store.getState()).data ?? [];
const titles = (key?: ListKey): string[] =>
  rows(key)
    .filter((row) => row.parent_task_id === null)
    .map(({ title }) => title);
const atRest = (): boolean => !selectSaving(store.getState());
const birth = () => ({ id: randomUUID(), userId: person.id, nowMs: (nowMs += 1000) });

async function reload(key: ListKey = 'inbox'): Promise<readonly Task[]> {
  await until(atRest, 'the writes');
  await store.dispatch(tasksList.initiate(key, { forceRefetch: true }));
  return rows(key);
}

function find(title: string, key?: ListKey): Task {
  const row = rows(key).find((task) => task.title === title);
  if (!row) throw new Error(`No task '${title}' in ${key ?? 'inbox'}.`);
  return row;
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
  person = await addPerson(gateway);
  const db = await getSupabase();
  await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  store = createAppStore();
  await reload();
  for (const title of ['Three', 'Two', 'One']) {
    await store.dispatch(addTask(newTask(title, birth())));
  }
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

test('what the screen shows after a write is what the server lists', async () => {
  expect(titles()).toEqual(['One', 'Two', 'Three']);
  store.dispatch(moveTaskTo(find('Three'), 0));
  expect(titles()).toEqual(['Three', 'One', 'Two']);
  const shown = rows().map(({ id, position }) => [id, position]);
  expect((await reload()).map(({ id, position }) => [id, position])).toEqual(shown);
});

test('a task added after a move is first on both sides', async () => {
  store.dispatch(moveTaskTo(find('One'), 2));
  await store.dispatch(addTask(newTask('Zero', birth())));
  expect(titles()).toEqual(['Zero', 'Two', 'Three', 'One']);
  await reload();
  expect(titles()).toEqual(['Zero', 'Two', 'Three', 'One']);
});

test('[decision 13] a tick takes the subtasks along, and taking it back brings them home', async () => {
  await store.dispatch(addTask(newSubtask('Part', find('Two'), birth())));
  await reload('trash');
  const done = { completed: true, deleted_at: new Date(nowMs).toISOString() };
  void store.dispatch(changeTask(find('Two'), done));
  const shown = rows('trash').map(({ title }) => title);
  expect(shown.sort()).toEqual(['Part', 'Two']);
  expect((await reload('trash')).map(({ title }) => title).sort()).toEqual(shown);
  void store.dispatch(changeTask(find('Two', 'trash'), { completed: false, deleted_at: null }));
  expect(rows('trash')).toEqual([]);
  await reload();
  expect(titles()).toEqual(['One', 'Two', 'Three']);
  expect(find('Part').parent_task_id).toBe(find('Two').id);
});

test('a copy with everything has its fields and subtasks', async () => {
  await store.dispatch(changeTask(find('Two'), { duration: 45, focused: true }));
  await store.dispatch(addTask(newSubtask('Part', find('Two'), birth())));
  store.dispatch(duplicateTaskWithEverything(find('Two'), birth()));
  await reload();
  const copy = find('Two (Copy)');
  expect(copy).toMatchObject({ duration: 45, focused: true, completed: false });
  expect(rows().filter((row) => row.parent_task_id === copy.id)).toHaveLength(1);
});

test('what the database refuses is undone', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await store.dispatch(changeTask(find('Two'), { duration: 0 }));
  expect(errors.mock.calls[0]?.[0]).toContain('Not saved: tasksUpdate');
  expect(selectUnsaved(store.getState())).toHaveLength(1);
  await until(() => find('Two').duration === null, 'the way back');
  errors.mockRestore();
});

test('counts and the trash agree with the lists', async () => {
  const done = { completed: true, deleted_at: new Date(nowMs).toISOString() };
  await store.dispatch(changeTask(find('One'), done));
  await store.dispatch(changeTask(find('Two'), { deleted_at: done.deleted_at }));
  const { data } = await store.dispatch(tasksCounts.initiate());
  expect(data).toEqual({ all: 1, trash: 2, byProject: {} });
  await reload('trash');
  await store.dispatch(emptyTrash(true, Date.now())).saved;
  expect((await reload('trash')).map(({ title }) => title)).toEqual(['One']);
});
