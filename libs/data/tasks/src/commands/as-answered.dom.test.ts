import { api, createAppStore, selectSaving, type AppStore } from '@plainday/data-api';
import { newTask, type Task } from '@plainday/domain-tasks';
import {
  buildTask,
  installServer,
  json,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { projectsApi } from '../api/projects.api';
import { tasksApi } from '../api/tasks.api';
import type { ListKey } from '../model/list-key';
import { changeTask, changeTasks } from './change-tasks';
import { addTasks } from './many-commands';
import { restoreProject, type DeletedProject } from './project-commands';
import { addTask, moveTaskTo } from './task-commands';

const { tasksList } = tasksApi.endpoints;
const { projectsList, projectsAdd } = projectsApi.endpoints;
const STAMP = '2026-11-21T10:00:00.000Z';
const MADE = '2026-11-20T22:00:00.000Z';
const MINE = { title: 'Mine' };
const birth = { id: 'new', userId: TEST_USER.id, nowMs: Date.UTC(2026, 10, 21) };
const project = {
  id: 'p',
  user_id: TEST_USER.id,
  title: 'House',
  description: null,
  color: '#3B82F6',
  position: 0,
  created_at: STAMP,
};
let server: FakeServer;
let store: AppStore;

const list = (key: ListKey): readonly Task[] => tasksList.select(key)(store.getState()).data ?? [];
const atRest = (): boolean => !selectSaving(store.getState());
const bornOf = () => projectsList.select()(store.getState()).data?.[0]?.created_at;

function rowOf(id: string): Task {
  const row = [...list('inbox'), ...list('trash')].find((task) => task.id === id);
  if (!row) throw new Error(`${id} is in no list.`);
  return row;
}

beforeEach(async () => {
  server = installServer();
  server.tables['tasks'] = ['a', 'b', 'c'].map((id, position) => ({
    ...buildTask({ id, position }),
  }));
  server.tables['projects'] = [];
  store = createAppStore();
  await store.dispatch(tasksList.initiate('inbox'));
  await store.dispatch(tasksList.initiate('trash'));
  await store.dispatch(projectsList.initiate());
});

afterEach(async () => {
  await until(atRest);
  store.dispatch(api.util.resetApiState());
});

test('[V3] what the server has already, since an earlier page sent it, is read as it is there', async () => {
  server.tables['projects'] = [{ ...project, created_at: MADE }];
  server.tables['tasks']?.push({ ...buildTask({ id: 'new', position: 7, created_at: MADE }) });
  await store.dispatch(addTask(newTask('Milk', birth)));
  await store.dispatch(projectsAdd.initiate(project));
  await until(() => Date.parse(bornOf() ?? '') === Date.parse(MADE), 'the project');
  await until(() => rowOf('new').position === 7, 'the task');
  expect(Date.parse(rowOf('new').created_at)).toBe(Date.parse(MADE));
});

describe('[V3] what a write is answered with gives way to no guess of the device', () => {
  const rowsIn = (name: string) => server.tables[name] ?? [];

  test('a change shows the whole row as it is now, in the place that a move before it has given', async () => {
    Object.assign(rowsIn('tasks')[1] ?? {}, { created_at: MADE, repeat_interval: 2, position: 9 });
    await store.dispatch(changeTask(rowOf('b'), { completed: true, deleted_at: STAMP }));
    await until(atRest);
    expect(list('trash').map(({ id }) => id)).toEqual(['b']);
    expect(rowOf('b')).toMatchObject({ created_at: MADE, repeat_interval: 2, position: 9 });
  });

  test('a later revision that was read meanwhile stays', async () => {
    const row = rowsIn('tasks')[1] ?? {};
    server.fault = ({ method }) => {
      if (method !== 'PATCH') return undefined;
      const answered = { ...row, title: 'Mine', notes: 'Old', rev: 4 };
      Object.assign(row, { title: 'Mine', notes: 'Theirs', rev: 5 });
      void store.dispatch(
        tasksApi.util.upsertQueryData('tasksList', 'inbox', [{ ...rowOf('b'), ...row } as Task]),
      );
      return json(200, [answered]);
    };
    await store.dispatch(changeTask(rowOf('b'), { title: 'Mine' }));
    await until(atRest);
    expect(rowOf('b')).toMatchObject({ title: 'Mine', notes: 'Theirs', rev: 5 });
  });

  test.each([
    [
      'a move',
      '/place_task',
      (): unknown => store.dispatch(moveTaskTo(rowOf('b'), 2)),
      { position: 20 },
      { position: 40 },
    ],
    [
      'a change',
      '/tasks',
      (): unknown => store.dispatch(changeTask(rowOf('b'), MINE)),
      MINE,
      { title: 'Theirs' },
    ],
  ] as const)(
    'what came after %s stays that was read before it was answered',
    async (_name, path, act, ours, theirs) => {
      const row = rowsIn('tasks')[1] ?? {};
      server.fault = async ({ method, url }) => {
        if (method === 'GET' || !url.includes(path)) return undefined;
        const answer = 'position' in ours ? { b: ours.position } : [{ ...row, ...ours, rev: 4 }];
        Object.assign(row, theirs, { rev: 5 });
        await store.dispatch(tasksList.initiate('inbox', { forceRefetch: true }));
        return json(200, answer);
      };
      act();
      const isAsThere = () =>
        rowOf('b').title === row['title'] && rowOf('b').position === row['position'];
      await until(isAsThere, 'what the server has');
      expect(rowOf('b')).toMatchObject(theirs);
    },
  );

  test('a later revision of what was added and read meanwhile stays, in each list', async () => {
    const milk = { ...newTask('Milk', birth), position: 0 };
    server.fault = ({ method, url }) => {
      if (method !== 'POST' || !url.includes('/tasks')) return undefined;
      const later = { ...milk, title: 'Oat milk', rev: 1 };
      rowsIn('tasks').push(later);
      void store.dispatch(tasksApi.util.upsertQueryData('tasksList', 'inbox', [later]));
      return json(201, [{ ...milk, rev: 0 }]);
    };
    await store.dispatch(addTask(milk));
    await until(atRest);
    expect(list('inbox')).toEqual([expect.objectContaining({ title: 'Oat milk', rev: 1 })]);
  });

  test('few that are added or changed in one call', async () => {
    const milk = newTask('Milk', birth);
    server.functions['add_tasks'] = () => ({ added: 1, rows: [{ ...milk, created_at: MADE }] });
    await store.dispatch(addTasks([milk]));
    await until(() => atRest());
    expect(rowOf('new').created_at).toBe(MADE);
    const rows = [{ ...rowOf('b'), focused: true, repeat_interval: 3, rev: 1 }];
    server.functions['change_tasks'] = () => ({ changed: 2, missing: [], occurrences: {}, rows });
    const changes = { focused: true };
    await store.dispatch(changeTasks(['b', 'c'].map((id) => ({ task: rowOf(id), changes }))));
    await until(atRest);
    expect(rowOf('b')).toMatchObject({ focused: true, repeat_interval: 3 });
  });

  test('a project that is restored', async () => {
    server.functions['restore_project'] = () => ({ ...project, created_at: MADE });
    await store.dispatch(restoreProject({ project, tasks: [] } as unknown as DeletedProject));
    await until(atRest);
    expect(bornOf()).toBe(MADE);
  });
});
