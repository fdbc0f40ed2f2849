import { randomUUID } from 'node:crypto';
import { api, createAppStore, selectSaving } from '@plainday/data-api';
import { configureSupabase, getSupabase } from '@plainday/data-supabase';
import {
  addTasks,
  changeTasks,
  completeTasks,
  deleteProject,
  projectKey,
  projectsApi,
  removeTasks,
  placeProject,
  restoreProject,
  tasksApi,
  type Completed,
  type ListKey,
  type Ticking,
} from '@plainday/data-tasks';
import { taskStatsApi } from '@plainday/data-tasks/stats';
import { newSubtask, newTask, type Project, type Task } from '@plainday/domain-tasks';
import { until } from '@plainday/testing-unit';
import { addDays, eachDayOfInterval, subDays } from 'date-fns';
import { startGatewayProcess, type GatewayProcess } from './support/gateway-process';
import { addPerson, PASSWORD, type Person } from './support/people';

const { tasksList } = tasksApi.endpoints;
const { projectsList } = projectsApi.endpoints;
const HOUR_MS = 3_600_000;
let gateway: GatewayProcess;
let person: Person;
let store: ReturnType<typeof createAppStore>;

const rows = (key: ListKey = 'inbox'): readonly Task[] =>
  tasksList.select(key)(store.getState()).data ?? [];
const projects = (): readonly Project[] => projectsList.select()(store.getState()).data ?? [];
const titles = (key?: ListKey): string[] => rows(key).map(({ title }) => title);
const birth = () => ({ id: randomUUID(), userId: person.id, nowMs: Date.now() - HOUR_MS });
const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');

async function reload(...keys: ListKey[]): Promise<void> {
  await atRest();
  for (const key of keys) await store.dispatch(tasksList.initiate(key, { forceRefetch: true }));
  await store.dispatch(projectsList.initiate(undefined, { forceRefetch: true }));
}

function find(title: string, key?: ListKey): Task {
  const row = rows(key).find((task) => task.title === title);
  if (!row) throw new Error(`No task '${title}' in ${key ?? 'inbox'}.`);
  return row;
}

/** Ticks tasks that nobody has ticked a moment ago. */
async function complete(items: readonly Ticking[], by = store): Promise<Completed> {
  const ticked = await by.dispatch(completeTasks(items, Date.now()));
  if (!ticked) throw new Error('Nothing was ticked.');
  return ticked;
}

/** What the lists show must be what the server lists afterwards. */
async function sameAfterReload(...keys: ListKey[]): Promise<void> {
  const picture = () =>
    keys.map((key) =>
      rows(key).map(({ id, title, completed, position, project_id, due_date, deleted_at }) => [
        id,
        title,
        completed,
        position,
        project_id,
        due_date && Date.parse(due_date),
        deleted_at !== null,
      ]),
    );
  const shown = picture();
  await reload(...keys);
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
  person = await addPerson(gateway);
  const db = await getSupabase();
  await db.auth.signInWithPassword({ email: person.email, password: PASSWORD });
  store = createAppStore();
  await reload('inbox', 'trash', 'reminders');
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
});

/** A whole minute, as people choose them. */
const DUE_MS = Math.ceil(Date.now() / 60_000) * 60_000 + HOUR_MS;
const repeating = {
  due_date: new Date(DUE_MS).toISOString(),
  reminder_time: new Date(DUE_MS - HOUR_MS / 2).toISOString(),
  repeat_pattern: 'weekly' as const,
  repeat_interval: 1,
};

test('adds many in the order given with their subtasks, and takes them back', async () => {
  const parent = newTask('Two', birth());
  const list = [newTask('One', birth()), parent, newTask('Three', birth())];
  await store.dispatch(addTasks([...list, newSubtask('Part', parent, birth())]));
  expect(titles().filter((title) => title !== 'Part')).toEqual(['One', 'Two', 'Three']);
  await sameAfterReload('inbox');
  void store.dispatch(removeTasks(list));
  expect(titles()).toEqual([]);
  await sameAfterReload('inbox');
});

test('changes many in one step and back, with subtasks', async () => {
  const parent = newTask('Two', birth());
  await store.dispatch(
    addTasks([newTask('One', birth()), parent, newSubtask('Part', parent, birth())]),
  );
  const before = [find('One'), find('Two')];
  const deleted_at = new Date().toISOString();
  void store.dispatch(changeTasks(before.map((task) => ({ task, changes: { deleted_at } }))));
  expect(titles('inbox')).toEqual([]);
  expect(titles('trash').sort()).toEqual(['One', 'Part', 'Two']);
  await sameAfterReload('inbox', 'trash');
  void store.dispatch(
    changeTasks(
      rows('trash')
        .filter((task) => task.parent_task_id === null)
        .map((task) => ({ task, changes: { deleted_at: null } })),
    ),
  );
  await sameAfterReload('inbox', 'trash');
  expect(titles('inbox').sort()).toEqual(['One', 'Part', 'Two']);
});

test('[decision 18] a tick leaves the next occurrence behind, and Undo takes it away', async () => {
  const plants = newTask('Plants', birth(), repeating);
  await store.dispatch(addTasks([plants, newSubtask('Part', plants, birth())]));
  await reload('inbox', 'reminders');
  const task = find('Plants');
  const { next, undo } = await complete([{ task, family: [find('Part')] }]);
  expect(Date.parse(next[0]?.due_date ?? '') - Date.parse(task.due_date ?? '')).toBe(
    7 * 24 * HOUR_MS,
  );
  expect(find('Plants').id).toBe(next[0]?.id);
  expect(find('Plants', 'reminders').id).toBe(next[0]?.id);
  await sameAfterReload('inbox', 'trash', 'reminders');
  expect(find('Part').parent_task_id).toBe(next[0]?.id);
  void store.dispatch(undo);
  expect(find('Plants').id).toBe(task.id);
  await sameAfterReload('inbox', 'trash', 'reminders');
  expect(titles('trash')).toEqual([]);
});

test('[decision 18] two tabs tick the same task: one occurrence, which the Undo of either removes', async () => {
  await store.dispatch(addTasks([newTask('Plants', birth(), repeating)]));
  await reload('inbox');
  const task = find('Plants');
  const other = createAppStore();
  await complete([{ task }], other);
  await until(() => !selectSaving(other.getState()), 'the other tab');
  const { undo } = await complete([{ task }]);
  await atRest();
  // Its own copy was shown too soon and is taken out again; the other one comes with the next reading.
  expect(titles()).toEqual([]);
  await reload('inbox');
  expect(titles()).toEqual(['Plants']);
  void store.dispatch(undo);
  await sameAfterReload('inbox');
  expect(rows().map(({ id }) => id)).toEqual([task.id]);
  other.dispatch(api.util.resetApiState());
});

test('ticks many at once, repeating ones among them', async () => {
  await store.dispatch(addTasks([newTask('Once', birth()), newTask('Plants', birth(), repeating)]));
  await reload('inbox', 'trash');
  const both = rows().map((task) => ({ task }));
  const { next, undo } = await complete(both);
  expect(next).toHaveLength(1);
  await sameAfterReload('inbox', 'trash');
  expect(titles()).toEqual(['Plants']);
  void store.dispatch(undo);
  await sameAfterReload('inbox', 'trash');
  expect(titles().sort()).toEqual(['Once', 'Plants']);
});

test('[decision 31] a deleted project comes back with its tasks in their order', async () => {
  const add = (title: string, position: number): Project => ({
    id: randomUUID(),
    user_id: person.id,
    title,
    description: null,
    color: '#10B981',
    position,
    created_at: new Date(Date.now() - HOUR_MS).toISOString(),
  });
  const [house, garden] = [add('House', 0), add('Garden', 1)];
  for (const project of [house, garden]) {
    await store.dispatch(projectsApi.endpoints.projectsAdd.initiate(project));
  }
  const parent = newTask('Paint', birth(), { project_id: house.id });
  await store.dispatch(
    addTasks([
      parent,
      newTask('Sweep', birth(), { project_id: house.id }),
      newSubtask('Door', parent, birth()),
    ]),
  );
  const key = projectKey(house.id);
  await reload(key, 'trash');
  const before = titles(key);
  const deletion = store.dispatch(deleteProject(projects()[0] ?? house));
  expect(titles('trash').sort()).toEqual([...before].sort());
  expect(await deletion.saved).not.toHaveProperty('error.code');
  await sameAfterReload(key, 'trash');
  void store.dispatch(restoreProject(deletion));
  expect(projects().map(({ title }) => title)).toEqual(['House', 'Garden']);
  expect(titles(key)).toEqual(before);
  await sameAfterReload(key, 'trash');
  expect(projects()[0]).toMatchObject({ id: house.id, color: '#10B981', description: null });
  void store.dispatch(placeProject(garden.id, { after: [], before: [house.id] }));
  expect(projects().map(({ title }) => title)).toEqual(['Garden', 'House']);
  await reload('inbox');
  expect(projects().map(({ title, position }) => [title, position])).toEqual([
    ['Garden', 0],
    ['House', 1],
  ]);
});

test('[decision 3] statistics, and the completed tasks they counted', async () => {
  const now = new Date();
  const due_date = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12).toISOString();
  await store.dispatch(
    addTasks([newTask('One', birth(), { due_date, priority: 'high' }), newTask('Two', birth())]),
  );
  await complete([{ task: find('Two') }]);
  await atRest();
  const { tasksStats, tasksCompleted } = taskStatsApi.endpoints;
  const days = eachDayOfInterval({ start: subDays(now, 6), end: addDays(now, 1) });
  const bounds = days.map((day) => day.toISOString());
  const { data } = await store.dispatch(tasksStats.initiate(bounds));
  expect(data).toMatchObject({
    total: 2,
    completed: 1,
    pending: 1,
    highPriority: 1,
    today: { total: 1, completed: 0 },
  });
  expect(data?.completions.reduce((sum, count) => sum + count, 0)).toBe(1);
  const page = await store.dispatch(tasksCompleted.initiate({ page: 0 }));
  expect(page.data?.tasks.map(({ title }) => title)).toEqual(['Two']);
  expect(page.data?.hasMore).toBe(false);
});
