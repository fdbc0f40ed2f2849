import {
  api,
  createAppStore,
  selectSaving,
  selectUnsaved,
  type AppStore,
} from '@plainday/data-api';
import { duplicateOf, type Project, type Task } from '@plainday/domain-tasks';
import {
  buildTask,
  installServer,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { projectsApi } from '../api/projects.api';
import { tasksApi } from '../api/tasks.api';
import type { ListKey } from '../model/list-key';
import { changeTask } from './change-tasks';
import { takeBackProject } from './project-commands';
import { addTask, duplicateTask, duplicateTaskWithEverything, takeBackTask } from './task-commands';

const { tasksList } = tasksApi.endpoints;
const BORN_MS = Date.UTC(2026, 10, 21);
const NOW_MS = BORN_MS + 60_000;
const birth = { id: 'copy', userId: TEST_USER.id, nowMs: BORN_MS };
const before = new Date(BORN_MS - 60_000).toISOString();
const since = new Date(BORN_MS + 1000).toISOString();
const project: Project = {
  id: 'p',
  user_id: TEST_USER.id,
  title: 'Garden (Copy)',
  description: null,
  color: '#10B981',
  position: 0,
  created_at: new Date(BORN_MS).toISOString(),
};
let server: FakeServer;
let store: AppStore;

const ids = (key: ListKey): string =>
  (tasksList.select(key)(store.getState()).data ?? []).map(({ id }) => id).join(' ');

async function open(...tasks: readonly Task[]): Promise<void> {
  server.tables['tasks'] = tasks.map((task) => ({ ...task }));
  for (const key of ['inbox', 'trash', 'everywhere'] as const) {
    await store.dispatch(tasksList.initiate(key));
  }
}

beforeEach(() => {
  server = installServer();
  server.tables['projects'] = [{ ...project }];
  store = createAppStore();
});

afterEach(async () => {
  await until(() => !selectSaving(store.getState()));
  store.dispatch(api.util.resetApiState());
});

test('a copied task is gone at once, and asked for by its id in one request', async () => {
  const source = buildTask({ id: 'a' });
  await open(source);
  const sent: unknown[] = [];
  server.functions['take_back_task'] = (args) => {
    sent.push(args);
    server.tables['tasks'] = server.tables['tasks']?.filter(({ id }) => id !== 'copy') ?? [];
    return true;
  };
  const copy = store.dispatch(duplicateTask(source, birth));
  expect(ids('inbox')).toBe('copy a');
  const done = store.dispatch(takeBackTask(copy, NOW_MS));
  expect([ids('inbox'), ids('trash')]).toEqual(['a', '']);
  await done;
  expect(sent).toEqual([{ copy_id: 'copy' }]);
  await until(() => !selectSaving(store.getState()));
  expect([ids('inbox'), ids('trash')]).toEqual(['a', '']);
});

test('what was typed into a copied task, or below it, is in the trash at once', async () => {
  const [a, b] = [buildTask({ id: 'a' }), buildTask({ id: 'b' })];
  await open(a, b);
  server.functions['take_back_task'] = ({ copy_id }, tables) => {
    const row = tables['tasks']?.find(({ id }) => id === copy_id);
    if (row) row['deleted_at'] = new Date(NOW_MS).toISOString();
    return false;
  };
  const first = duplicateOf(a, birth);
  const second = duplicateOf(b, { ...birth, id: 'other' });
  await store.dispatch(addTask(first));
  await store.dispatch(addTask(second));
  await store.dispatch(changeTask(first, { notes: 'typed' }));
  const below = { id: 'below', parent_task_id: 'other', created_at: since };
  await store.dispatch(addTask(buildTask(below)));
  void store.dispatch(takeBackTask(first, NOW_MS));
  const done = store.dispatch(takeBackTask(second, NOW_MS));
  expect(ids('inbox')).toBe('a b');
  expect(ids('trash').split(' ').sort()).toEqual(['below', 'copy', 'other']);
  await done;
});

test('a copied project is gone with its copies; what was added or changed is in the trash', async () => {
  const inside = (id: string, fields: Partial<Task> = {}) =>
    buildTask({ id, project_id: 'p', created_at: before, ...fields });
  await open(
    inside('copied'),
    inside('changed', { rev: 1 }),
    inside('added', { created_at: since }),
    inside('extended'),
    inside('below', { parent_task_id: 'extended', created_at: since }),
  );
  await store.dispatch(projectsApi.endpoints.projectsList.initiate());
  let erased = 0;
  server.functions['take_back_copies'] = ({ copy_id }) => {
    expect(copy_id).toBe('p');
    expect(server.tables['projects']).toHaveLength(1);
    erased += 1;
    return 1;
  };
  const done = store.dispatch(takeBackProject(project, NOW_MS));
  expect(ids('trash').split(' ').sort()).toEqual(['added', 'below', 'changed', 'extended']);
  expect(ids('everywhere')).toBe('');
  await done;
  expect(erased).toBe(1);
  expect(server.tables['projects']).toEqual([]);
});

test('a copy that was taken back is not made by what is sent again, and nobody has to decide about it', async () => {
  const source = buildTask({ id: 'a' });
  await open(source);
  await store.dispatch(projectsApi.endpoints.projectsList.initiate());
  server.fault = ({ url }) =>
    url.includes('/rpc/duplicate_')
      ? Response.json(
          { code: 'PT404', message: 'This copy was taken back.', hint: 'new_id', details: null },
          { status: 404 },
        )
      : undefined;
  store.dispatch(duplicateTaskWithEverything(source, birth));
  const copy = { ...project, id: 'copied' };
  void store.dispatch(projectsApi.endpoints.projectsDuplicate.initiate({ sourceId: 'p', copy }));
  await until(() => !selectSaving(store.getState()));
  expect(selectUnsaved(store.getState())).toEqual([]);
  expect(ids('inbox')).toBe('a');
  const projects = projectsApi.endpoints.projectsList.select()(store.getState()).data ?? [];
  expect(projects.map(({ id }) => id)).toEqual(['p']);
});
