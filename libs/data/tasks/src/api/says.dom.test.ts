import { createAppStore, selectUnsaved, type AppStore } from '@plainday/data-api';
import { newTask } from '@plainday/domain-tasks';
import {
  buildProject,
  buildTask,
  installServer,
  json,
  TEST_USER,
  until,
} from '@plainday/testing-unit';
import { changeTask, changeTasks } from '../commands/change-tasks';
import { completeTasks } from '../commands/complete-tasks';
import { addTasks, removeTasks } from '../commands/many-commands';
import {
  deleteProject,
  placeProject,
  restoreProject,
  takeBackProject,
} from '../commands/project-commands';
import {
  addTask,
  duplicateTask,
  duplicateTaskWithEverything,
  emptyTrash,
  moveTaskTo,
  takeBackTask,
} from '../commands/task-commands';
import { projectsApi } from './projects.api';
import { tasksApi } from './tasks.api';

const task = buildTask({ id: 'a', title: 'Water', position: 0 });
const other = buildTask({ id: 'b', title: 'Bread', position: 1 });
const gone = buildTask({ id: 'c', title: 'Old', deleted_at: '2026-11-20T10:00:00.000Z' });
const house = buildProject({ id: 'p', title: 'House' });
const birth = { id: 'new', userId: TEST_USER.id, nowMs: Date.UTC(2026, 10, 21) };
const { projectsAdd, projectsUpdate, projectsDuplicate, projectsReorder } = projectsApi.endpoints;
const milk = newTask('Milk', birth);
const done = { deleted_at: '2026-11-21T10:00:00.000Z', completed: true };
const now = Date.UTC(2026, 10, 21);

/** Every write of tasks and projects, with the words by which a person knows it. */
const WRITES: Record<string, readonly [unknown, string, readonly string[]]> = {
  tasksAdd: [addTask(milk), 'Added', ['Milk']],
  tasksUpdate: [changeTask(task, { title: 'Water roses' }), 'Changed', ['Water roses']],
  'tasksUpdate, a tick': [changeTask(task, done), 'Completed', ['Water']],
  'tasksUpdate, the trash': [
    changeTask(task, { deleted_at: done.deleted_at }),
    'Deleted',
    ['Water'],
  ],
  'tasksUpdate, back': [changeTask(gone, { deleted_at: null }), 'Restored', ['Old']],
  'tasksUpdate, a project': [changeTask(task, { project_id: 'p' }), 'Moved', ['Water']],
  tasksRemove: [takeBackTask(task, now), 'Copy taken back', ['Water']],
  tasksEmptyTrash: [emptyTrash(false, now), 'Trash emptied', []],
  tasksMove: [moveTaskTo(other, 0), 'Moved', ['Bread']],
  tasksDuplicate: [duplicateTaskWithEverything(task, birth), 'Duplicated', ['Water (Copy)']],
  'tasksAdd, a copy': [duplicateTask(task, birth), 'Added', ['Water (Copy)']],
  tasksChangeMany: [
    changeTasks([task, other].map((one) => ({ task: one, changes: { priority: 'low' as const } }))),
    'Changed',
    ['Water', 'Bread'],
  ],
  'tasksChangeMany, ticks': [
    completeTasks(
      [task, other].map((one) => ({ task: one })),
      now,
    ),
    'Completed',
    ['Water', 'Bread'],
  ],
  tasksAddMany: [addTasks([milk, { ...milk, id: 'm2', title: 'Eggs' }]), 'Added', ['Milk', 'Eggs']],
  tasksRemoveMany: [removeTasks([gone]), 'Deleted for good', ['Old']],
  projectsAdd: [projectsAdd.initiate({ ...house, id: 'q', title: 'Boat' }), 'Added', ['Boat']],
  projectsUpdate: [
    projectsUpdate.initiate({ id: 'p', changes: { color: '#10B981' } }),
    'Changed',
    ['House'],
  ],
  projectsDelete: [deleteProject(house, now), 'Deleted', ['House']],
  projectsTakeBack: [takeBackProject(house, now), 'Copy taken back', ['House']],
  projectsRestore: [restoreProject({ project: house, tasks: [] }), 'Restored', ['House']],
  projectsPlace: [placeProject('p', { after: [], before: ['x'] }), 'Moved', ['House']],
  projectsReorder: [projectsReorder.initiate(['p']), 'Projects sorted', []],
  projectsDuplicate: [
    projectsDuplicate.initiate({
      sourceId: 'p',
      copy: { ...house, id: 'q', title: 'House (copy)' },
    }),
    'Duplicated',
    ['House (copy)'],
  ],
};

async function open(): Promise<AppStore> {
  const server = installServer();
  server.tables['tasks'] = [task, other, gone].map((row) => ({ ...row }));
  server.tables['projects'] = [{ ...house }];
  const store = createAppStore();
  await store.dispatch(tasksApi.endpoints.tasksList.initiate('everywhere'));
  await store.dispatch(tasksApi.endpoints.tasksList.initiate('trash'));
  await store.dispatch(projectsApi.endpoints.projectsList.initiate());
  const refused = { code: 'PT422', message: 'No', hint: null, details: null };
  server.fault = ({ method, url }) =>
    method === 'GET' || url.includes('/auth/') ? undefined : json(422, refused);
  return store;
}

test('[F21] this list holds every write there is', () => {
  const writes = Object.entries({ ...tasksApi.endpoints, ...projectsApi.endpoints } as object)
    .filter(([, endpoint]) => 'useMutation' in (endpoint as object))
    .map(([name]) => name)
    .filter((name) => /^(?:tasks|projects)/.test(name));
  expect(writes.filter((name) => !(name in WRITES))).toEqual([]);
  expect(writes.length).toBeGreaterThan(15);
});

test.each(Object.entries(WRITES))('[F21] %s says what it is and of what', async (_name, given) => {
  const [write, done, names] = given;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = await open();
  void store.dispatch(write as never);
  await until(() => selectUnsaved(store.getState()).length === 1);
  const [unsaved] = selectUnsaved(store.getState());
  expect(unsaved?.words).toMatchObject({ done, names });
  errors.mockRestore();
});
