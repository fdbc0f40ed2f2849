import { createAppStore, type AppStore } from '@plainday/data-api';
import { newTask } from '@plainday/domain-tasks';
import { installServer, TEST_USER, until, type FakeServer } from '@plainday/testing-unit';
import { hasTyped, keepTyped, readTyped } from '../typed';
import { tasksApi } from '../api/tasks.api';
import { addTyped } from './typed-commands';

const mine = TEST_USER.id;
const taskOf = (title: string, userId: string = mine) =>
  newTask(title, { id: 't', userId, nowMs: 1 });
let server: FakeServer;
let store: AppStore;

const titles = () =>
  tasksApi.endpoints.tasksList
    .select('inbox')(store.getState())
    .data?.map(({ title }) => title);

beforeEach(async () => {
  localStorage.clear();
  server = installServer();
  server.tables['tasks'] = [];
  store = createAppStore();
  await store.dispatch(tasksApi.endpoints.tasksList.initiate('inbox'));
  keepTyped(mine, { id: 't', title: 'Call Ann tomorrow', at: 1, chosen: { priority: 'low' } });
});

test('a line is kept with what was chosen for it, and forgotten when its task is saved', async () => {
  expect(readTyped(mine)).toEqual([
    { id: 't', title: 'Call Ann tomorrow', at: 1, chosen: { priority: 'low' } },
  ]);
  const added = store.dispatch(addTyped(taskOf('Call Ann')));
  expect(titles()).toEqual(['Call Ann']);
  await added;
  await until(() => !hasTyped(mine));
  expect(server.tables['tasks']).toMatchObject([{ id: 't', title: 'Call Ann' }]);
});

test('the line of who has signed out meanwhile waits for them', async () => {
  keepTyped('other', { id: 't', title: 'Not mine', at: 1 });
  await store.dispatch(addTyped(taskOf('Not mine', 'other')));
  expect(hasTyped('other')).toBe(true);
  expect(titles()).toEqual([]);
});
