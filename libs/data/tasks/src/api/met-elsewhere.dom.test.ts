import {
  createAppStore,
  retryWrite,
  selectChanged,
  selectSaving,
  type AppStore,
  type UnsavedWrite,
} from '@plainday/data-api';
import { newSubtask, type Task } from '@plainday/domain-tasks';
import { buildTask, installServer, json, until, type FakeServer } from '@plainday/testing-unit';
import { changeTask, changeTasks } from '../commands/change-tasks';
import { addTasks, removeTasks } from '../commands/many-commands';
import { addTask, emptyTrash } from '../commands/task-commands';
import type { ChangeGroup } from '../model/changing';
import { tasksApi } from './tasks.api';

const { tasksList } = tasksApi.endpoints;
const STAMP = '2026-11-20T10:00:00+00:00';
let server: FakeServer;
let store: AppStore;

const atRest = () => until(() => !selectSaving(store.getState()), 'the writes');
const shown = (id: string, key: 'inbox' | 'trash' = 'inbox'): Task => {
  const row = tasksList
    .select(key)(store.getState())
    .data?.find((task) => task.id === id);
  if (!row) throw new Error(`${id} is not listed.`);
  return row;
};
const notes = () => selectChanged(store.getState());
const argOf = (note: UnsavedWrite | undefined) => note?.arg as Record<string, unknown>;
const onServer = (id: string) => server.tables['tasks']?.find((row) => row['id'] === id) ?? {};

/** What another device does. */
function elsewhere(id: string, changes: Partial<Task>): void {
  const row = onServer(id);
  Object.assign(row, changes, { rev: Number(row['rev'] ?? 0) + 1 });
}

beforeEach(async () => {
  server = installServer();
  server.tables['tasks'] = [
    buildTask({ id: 'a', title: 'Milk', position: 0 }),
    buildTask({ id: 'b', title: 'Bread', position: 1 }),
    buildTask({ id: 'c', title: 'Cheese', deleted_at: STAMP }),
    buildTask({ id: 'd', title: 'Ham', deleted_at: STAMP }),
  ].map((task) => ({ ...task }));
  // As the database does it.
  server.functions['change_tasks'] = ({ changes }) => {
    const met: unknown[] = [];
    const trashed: Record<string, unknown>[] = [];
    for (const { ids, set, seen = {} } of changes as ChangeGroup[]) {
      for (const row of ids.map(onServer)) {
        const isMet = Object.entries(seen).some(
          ([name, value]) => row[name] !== value && row[name] !== set[name as keyof typeof set],
        );
        if (isMet) met.push({ ...row });
        else Object.assign(row, set);
        if (!isMet && !('deleted_at' in set) && row['deleted_at'] && !row['completed']) {
          trashed.push({ id: row['id'], title: row['title'], deleted_at: row['deleted_at'] });
        }
      }
    }
    trashed.sort((a, b) => String(a['id']).localeCompare(String(b['id'])));
    return { changed: 0, missing: [], occurrences: {}, met, trashed };
  };
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    const revs = seen as Record<string, number>;
    const left = (tables['tasks'] ?? []).filter(
      ({ id, rev }) => String(id) in revs && rev !== revs[String(id)],
    );
    tables['tasks'] = (tables['tasks'] ?? []).filter(
      (row) => !(String(row['id']) in revs) || left.includes(row),
    );
    return { left: left.map((row) => ({ ...row })) };
  };
  store = createAppStore();
  await store.dispatch(tasksList.initiate('inbox'));
  await store.dispatch(tasksList.initiate('trash'));
});

test('of many tasks changed at once the value of another device is kept, and comes back by a flip', async () => {
  const entries = ['a', 'b'].map((id) => ({
    task: shown(id),
    changes: { priority: 'high', focused: true } as const,
  }));
  elsewhere('b', { priority: 'low', notes: 'Kept' });
  await store.dispatch(changeTasks(entries));
  await atRest();
  expect(onServer('a')).toMatchObject({ priority: 'high', focused: true });
  expect(onServer('b')).toMatchObject({ priority: 'high', focused: true, notes: 'Kept' });
  expect(notes()).toHaveLength(1);
  expect(argOf(notes()[0])).toMatchObject({
    table: 'tasks',
    id: 'b',
    changes: { priority: 'low' },
    mine: { priority: 'high' },
  });
});

test('what is the same already, or was changed in another field, is sent in one call', async () => {
  const entries = ['a', 'b'].map((id) => ({
    task: shown(id),
    changes: { priority: 'high' } as const,
  }));
  elsewhere('a', { priority: 'high' });
  elsewhere('b', { title: 'Rye bread' });
  const before = server.requests.length;
  await store.dispatch(changeTasks(entries));
  await atRest();
  expect(server.requests).toHaveLength(before + 1);
  expect(notes()).toEqual([]);
});

test('what another device changed in a task is kept when the trash is emptied; what it took out stays', async () => {
  elsewhere('c', { notes: 'Half a pound' });
  elsewhere('d', { deleted_at: null });
  await store.dispatch(emptyTrash(false, Date.parse(STAMP))).saved;
  await atRest();
  expect(server.tables['tasks']?.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(notes()).toHaveLength(1);
  expect(argOf(notes()[0])).toMatchObject({ row: { id: 'c', notes: 'Half a pound' } });
});

test('an edit of one’s own that this device has not read back leaves nothing to keep', async () => {
  const row = shown('c', 'trash');
  elsewhere('c', { position: 7 });
  await store.dispatch(removeTasks([row]));
  await atRest();
  expect(server.tables['tasks']?.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(notes()).toEqual([]);
});

test('a subtask that the trash does not show is kept when its task is deleted there, and leaves its list', async () => {
  const late = buildTask({ id: 'e', title: 'Slice it', parent_task_id: 'c' });
  server.tables['tasks']?.push({ ...late });
  await store.dispatch(tasksList.initiate('inbox', { forceRefetch: true }));
  // As the database does it: what stands below a task goes with it.
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    const known = seen as Record<string, number>;
    const left = known['e'] === undefined ? [{ ...onServer('e') }] : [];
    if (left.length === 0) tables['tasks'] = [];
    return { left };
  };
  await store.dispatch(removeTasks([shown('c', 'trash')]));
  await atRest();
  expect(server.tables['tasks']).toEqual([]);
  expect(notes()).toHaveLength(1);
  expect(argOf(notes()[0])).toMatchObject({ row: { id: 'e', title: 'Slice it' } });
  const listed = () =>
    tasksList
      .select('inbox')(store.getState())
      .data?.map(({ id }) => id);
  await until(() => listed()?.length === 0, 'the list without it');
});

describe('[V4] what was done to a task that another device has moved to the trash', () => {
  const told = () => notes().map(({ error, words }) => [error.message, ...(words?.names ?? [])]);
  const KEPT = 'Moved to the trash on another device. What you did is kept there.';

  test('is told, and Restore takes the task out again with what was done to it', async () => {
    elsewhere('a', { deleted_at: STAMP });
    await store.dispatch(changeTask(shown('a'), { title: 'Oat milk' }));
    expect(onServer('a')).toMatchObject({ title: 'Oat milk', deleted_at: STAMP });
    expect(told()).toEqual([[KEPT, 'Oat milk']]);
    store.dispatch(retryWrite(notes()[0]?.id ?? ''));
    await until(() => onServer('a')['deleted_at'] === null, 'the way back');
    await atRest();
    expect(onServer('a')).toMatchObject({ title: 'Oat milk' });
    expect(notes()).toEqual([]);
    expect(shown('a').title).toBe('Oat milk');
  });

  test('is told beside another value that it covers', async () => {
    elsewhere('a', { title: 'Soy milk', deleted_at: STAMP });
    await store.dispatch(changeTask(shown('a'), { title: 'Oat milk' }));
    expect(notes().map(({ endpoint }) => endpoint)).toEqual(['elsewhereFlip', 'elsewhereTakeOut']);
    expect(argOf(notes()[0])).toMatchObject({ changes: { title: 'Soy milk' } });
    expect(argOf(notes()[1])).toMatchObject({ ids: ['a'] });
  });

  test('is told of a subtask, which follows its task there', async () => {
    const task = newSubtask('Slice it', shown('b'), {
      id: 'e',
      userId: server.auth.users[0]?.id ?? '',
      nowMs: Date.parse(STAMP),
    });
    // As the database does it.
    server.fault = ({ method }) =>
      method === 'POST' ? json(201, [{ ...task, deleted_at: STAMP }]) : undefined;
    await store.dispatch(addTask(task));
    expect(told()).toEqual([[KEPT, 'Slice it']]);
  });

  test('is told of many in one entry, which takes all of them out', async () => {
    const entries = ['a', 'b', 'c'].map((id) => ({
      task: shown(id, id === 'c' ? 'trash' : 'inbox'),
      changes: { priority: 'high' } as const,
    }));
    elsewhere('a', { deleted_at: STAMP, priority: 'low' });
    elsewhere('b', { deleted_at: STAMP });
    await store.dispatch(changeTasks(entries));
    expect(told().slice(1)).toEqual([[KEPT, 'Milk', 'Bread']]);
    store.dispatch(retryWrite(notes()[1]?.id ?? ''));
    await until(() => onServer('b')['deleted_at'] === null, 'the way back');
    await atRest();
    expect(['a', 'b', 'c'].map((id) => onServer(id)['deleted_at'])).toEqual([null, null, STAMP]);
    expect(shown('b')).toMatchObject({ title: 'Bread', priority: 'high' });
    // What another device had set before it deleted the task.
    expect(notes().map(({ endpoint }) => endpoint)).toEqual(['elsewhereFlip']);
  });

  test('is told of subtasks that were pasted, in one entry', async () => {
    const parent = shown('b');
    const tasks = ['Slice it', 'Wrap it'].map((title, index) =>
      newSubtask(title, parent, { id: `e${index}`, userId: 'u', nowMs: Date.parse(STAMP) }),
    );
    // As the database does it.
    server.functions['add_tasks'] = ({ tasks: rows }) => ({
      added: 2,
      trashed: (rows as Task[]).map(({ id, title }) => ({ id, title, deleted_at: STAMP })),
    });
    await store.dispatch(addTasks(tasks));
    expect(told()).toEqual([[KEPT, 'Slice it', 'Wrap it']]);
  });

  test('is nothing to tell where it was done in the trash, or the other device has completed it', async () => {
    await store.dispatch(changeTask(shown('c', 'trash'), { title: 'Gouda' }));
    elsewhere('a', { deleted_at: STAMP, completed: true });
    await store.dispatch(changeTask(shown('a'), { title: 'Oat milk' }));
    await store.dispatch(changeTask(shown('b'), { deleted_at: STAMP }));
    expect(onServer('c')).toMatchObject({ title: 'Gouda' });
    expect(notes()).toEqual([]);
  });
});

test('projects: a move skips neighbours that are gone and leaves others where they are', async () => {
  const { projectsApi } = await import('./projects.api');
  const { placeProject } = await import('../commands/project-commands');
  const { buildProject } = await import('@plainday/testing-unit');
  server.tables['projects'] = ['a', 'd', 'c'].map((id, position) => ({
    ...buildProject({ id, title: id, position }),
  }));
  server.functions['place_project'] = () => ({ a: 1, d: 2, c: 0 });
  await store.dispatch(projectsApi.endpoints.projectsList.initiate());
  const saved = store.dispatch(placeProject('c', { after: [], before: ['gone', 'a'] }));
  const shownNow = () => projectsApi.endpoints.projectsList.select()(store.getState()).data ?? [];
  expect(shownNow().map(({ title }) => title)).toEqual(['c', 'a', 'd']);
  await saved;
  expect(shownNow().map(({ title }) => title)).toEqual(['c', 'a', 'd']);
});
