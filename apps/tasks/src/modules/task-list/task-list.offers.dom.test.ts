import { sessionSlice } from '@plainday/auth-session';
import { api, createAppStore, whenSaved, type AppStore } from '@plainday/data-api';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { ModuleOffers } from '@plainday/federation-contract';
import {
  buildProject,
  buildTask,
  createTestShell,
  installServer,
  TEST_USER,
  until,
  type FakeServer,
  type TestShell,
} from '@plainday/testing-unit';
import { createOffers } from './task-list.offers';

const DUE = '2026-11-21T16:00:00+00:00';
const day = dayKeyOf(Date.parse(DUE));
const range = { from: day, to: day };
let server: FakeServer;
let store: AppStore;
let shell: TestShell;
let offers: ModuleOffers;

beforeEach(() => {
  server = installServer();
  server.tables['tasks'] = [
    buildTask({ title: 'Pay rent', due_date: DUE }),
    buildTask({ title: 'Call Ada' }),
    buildTask({ title: 'Rent a van', completed: true, deleted_at: DUE }),
  ];
  server.functions['add_tasks'] = ({ tasks }, tables) => {
    tables['tasks']?.push(...(tasks as { id: string }[]));
  };
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    const gone = Object.keys(seen as object);
    tables['tasks'] = tables['tasks']?.filter(({ id }) => !gone.includes(String(id))) ?? [];
  };
  store = createAppStore();
  store.dispatch(sessionSlice.actions.signedIn(TEST_USER));
  shell = createTestShell();
  offers = createOffers({ userId: TEST_USER.id, store, shell: () => shell });
});
afterEach(async () => {
  await whenSaved(store, 5_000);
  store.dispatch(api.util.resetApiState());
});

test('open tasks are found by text, with where they are opened', async () => {
  const found = (await offers.search?.('RENT')) ?? [];
  expect(found.map(({ title }) => title)).toEqual(['Pay rent']);
  expect(found[0]).toMatchObject({ kind: 'task', to: { taskId: found[0]?.id } });
});

test('a link leads to a task in the list or in the trash, and to none that is gone', async () => {
  const [, , van] = server.tables['tasks'] ?? [];
  const id = String(van?.['id']);
  expect(await offers.links?.get({ kind: 'task', id })).toMatchObject({ title: 'Rent a van' });
  expect(await offers.links?.get({ kind: 'task', id: 'gone' })).toBeNull();
});

test('a link leads to a project by its title, and to none that is gone', async () => {
  const project = buildProject({ title: 'Harbour Café' });
  server.tables['projects'] = [project];
  const to = { kind: 'project', projectId: project.id };
  expect(await offers.links?.find('harbour')).toEqual([
    { kind: 'project', id: project.id, title: 'Harbour Café', to },
  ]);
  expect(await offers.links?.get({ kind: 'project', id: project.id })).toMatchObject({ to });
  expect(await offers.links?.get({ kind: 'project', id: 'gone' })).toBeNull();
});

test('tasks that are due are a layer, done ones a number per day', async () => {
  const items = await offers.layers?.['due-tasks']?.read(range);
  expect(items).toMatchObject([{ day, title: 'Pay rent' }]);
  expect(await offers.facts?.['tasks-done']?.read(range)).toEqual([{ day, value: 1 }]);
});

test('done tasks of one project are counted alone', async () => {
  const project = buildProject({ title: 'Harbour Café' });
  server.tables['projects'] = [project];
  const done = { completed: true, deleted_at: DUE, project_id: project.id };
  server.tables['tasks']?.push(buildTask({ title: 'Menu', ...done }));
  const facts = offers.facts?.['tasks-done'];
  expect(await facts?.subjects?.()).toEqual([{ id: project.id, title: 'Harbour Café' }]);
  expect(await facts?.read(range)).toEqual([{ day, value: 2 }]);
  expect(await facts?.read({ ...range, subject: project.id })).toEqual([{ day, value: 1 }]);
});

test('who subscribes hears of a change, until the returned function is called', async () => {
  const heard = jest.fn();
  const stop = offers.layers?.['due-tasks']?.subscribe?.(heard);
  await until(() => heard.mock.calls.length > 0, 'the first read');
  heard.mockClear();
  await offers.actions?.['make-tasks']?.({ titles: ['New'] });
  await until(() => heard.mock.calls.length > 0, 'the change');
  await whenSaved(store, 5_000);
  stop?.();
  heard.mockClear();
  await offers.actions?.['make-tasks']?.({ titles: ['Newer'] });
  expect(heard).not.toHaveBeenCalled();
});

test('tasks made for another tool are saved by the one write path, with one Undo', async () => {
  const made = await offers.actions?.['make-tasks']?.({ titles: ['Milk', 'Bread'] });
  expect(made).toHaveLength(2);
  await until(() => server.tables['tasks']?.length === 5, 'the rows');
  expect(shell.undo.undoLast()).toBe(true);
  await until(() => server.tables['tasks']?.length === 3, 'Undo');
});

test('a project made for another tool comes with its tasks and subtasks, and one Undo', async () => {
  server.tables['projects'] = [];
  const made = await offers.actions?.['make-project']?.({
    title: ' Menu ',
    tasks: [{ title: 'Photos', subtasks: ['Table', ' '] }, { title: 'Prices' }, { title: ' ' }],
  });
  expect(made?.kind).toBe('project');
  const added = () => server.tables['tasks']?.slice(3) ?? [];
  await until(() => added().length === 3, 'the rows');
  expect(server.tables['projects']).toMatchObject([{ id: made?.id, title: 'Menu', position: 0 }]);
  expect(added()).toMatchObject([
    { title: 'Photos', project_id: made?.id, parent_task_id: null },
    { title: 'Table', parent_task_id: added()[0]?.id },
    { title: 'Prices', project_id: made?.id, parent_task_id: null },
  ]);
  expect(shell.toasts.at(-1)).toMatchObject({
    title: 'Project created',
    description: '“Menu” with 2 tasks',
  });
  expect(shell.undo.undoLast()).toBe(true);
  await until(() => server.tables['projects']?.length === 0, 'Undo');
  expect(added()).toEqual([]);
});

test('a project that cannot be saved is not made by half', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.tables['projects'] = [];
  server.fault = ({ url }) =>
    url.includes('add_tasks')
      ? Response.json({ code: '23514', message: 'no' }, { status: 400 })
      : undefined;
  const request = { title: 'Menu', tasks: [{ title: 'Photos' }] };
  expect(await offers.actions?.['make-project']?.(request)).toBeNull();
  await until(() => server.tables['projects']?.length === 0, 'the project to go');
  expect(log).toHaveBeenCalledTimes(1);
});
