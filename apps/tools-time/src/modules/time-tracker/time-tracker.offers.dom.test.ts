import 'fake-indexeddb/auto';
import { createAppStore } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import { sessionSlice } from '@plainday/auth-session';
import { waitFor } from '@testing-library/react';
import {
  buildProject,
  createTestShell,
  installServer,
  TEST_USER,
  testId,
} from '@plainday/testing-unit';
import { trackerStore } from './model/time-tracker.store';
import { createOffers } from './time-tracker.offers';

const RANGE = { from: '2026-11-20', to: '2026-11-21' };

function setUp(userId: string = TEST_USER.id) {
  const server = installServer();
  server.tables['time_sessions'] = [
    {
      id: testId(1),
      user_id: TEST_USER.id,
      task_name: 'Write',
      project_id: null,
      task_id: null,
      start_time: '2026-11-20T23:50:00+00:00',
      end_time: '2026-11-21T00:20:00+00:00',
      duration: 1800,
      notes: null,
    },
  ];
  const store = createAppStore();
  store.dispatch(sessionSlice.actions.signedIn(TEST_USER));
  const shell = createTestShell();
  return { ...createOffers({ userId, store, shell: () => shell }), shell, server };
}

async function setUpActions(userId: string) {
  const { actions, commands, shell, server } = setUp(userId);
  const device = deviceStore(userId);
  const start = actions?.['start-session'];
  const track = commands?.['start'];
  if (!start || !track) throw new Error('The time tracker offers no timer.');
  const running = async () => (await device.read(trackerStore)).value?.running;
  return { start, stop: commands['stop'], track, shell, server, running };
}

test('[TT6] minutes of one project are counted alone', async () => {
  const { facts, server } = setUp();
  const project = buildProject({ title: 'Harbour Café' });
  server.tables['projects'] = [project];
  const [row] = server.tables['time_sessions'] ?? [];
  const own = { ...row, id: testId(2), project_id: project.id, duration: 600 };
  const times = { start_time: '2026-11-20T10:00:00+00:00', end_time: '2026-11-20T10:10:00+00:00' };
  server.tables['time_sessions']?.push({ ...own, ...times });
  const tracked = facts?.['tracked-minutes'];
  expect(await tracked?.subjects?.()).toEqual([{ id: project.id, title: 'Harbour Café' }]);
  expect(await tracked?.read({ ...RANGE, subject: project.id })).toEqual([
    { day: '2026-11-20', value: 10 },
  ]);
});

test('[TT6] tracked minutes and the layer of the calendar come from the entries', async () => {
  const { facts, layers } = setUp();
  expect(await facts?.['tracked-minutes']?.read(RANGE)).toEqual([
    { day: '2026-11-20', value: 10 },
    { day: '2026-11-21', value: 20 },
  ]);
  const items = await layers?.['tracked-time']?.read(RANGE);
  expect(items?.map(({ day, title }) => [day, title])).toEqual([
    ['2026-11-20', 'Write'],
    ['2026-11-21', 'Write'],
  ]);
});

test('[TT4] a timer starts for a task with its project, and never over one that runs', async () => {
  const { start, shell, running } = await setUpActions('user-action');
  const task = { title: 'Pay rent', projectId: testId(2), taskId: testId(3) };
  expect(await start(task)).toBe(true);
  expect(await running()).toMatchObject({
    taskName: 'Pay rent',
    projectId: testId(2),
    taskId: testId(3),
  });
  expect(shell.timers.list()).toMatchObject([{ id: 'time-tracker', label: 'Pay rent' }]);
  expect(await start({ title: 'Another' })).toBe(false);
  expect((await running())?.taskName).toBe('Pay rent');
});

test('[TT4] what runs is logged where it may be replaced, and one Undo brings it back', async () => {
  const { start, shell, running, server } = await setUpActions(TEST_USER.id);
  const logged = () => server.tables['time_sessions']?.map(({ task_name }) => task_name);
  await start({ title: 'Pay rent' });
  expect(await start({ title: 'Call Grace', replace: true })).toBe(true);
  expect((await running())?.taskName).toBe('Call Grace');
  await waitFor(() => expect(logged()).toEqual(['Write', 'Pay rent']));
  shell.undo.undoLast();
  await waitFor(() => expect(logged()).toEqual(['Write']));
  await waitFor(async () => expect((await running())?.taskName).toBe('Pay rent'));
  expect(shell.timers.list()).toMatchObject([{ label: 'Pay rent' }]);
});

test('[TT4] the palette starts a timer for what is typed, and asks before it switches', async () => {
  const { track, shell, running } = await setUpActions('user-palette');
  await track('');
  expect(shell.visited).toEqual([{ kind: 'tool', toolId: 'time-tracker' }]);
  await track('Logo');
  expect((await running())?.taskName).toBe('Logo');
  await track('Call');
  expect((await running())?.taskName).toBe('Logo');
  shell.toasts.at(-1)?.action?.run();
  await waitFor(async () => expect((await running())?.taskName).toBe('Call'));
});

test('[TT2] what runs is stopped from outside the page: logged, with Undo', async () => {
  const userId = 'user-stop';
  const { start, stop, shell, server, running } = await setUpActions(userId);
  await start({ title: 'Pay rent' });
  await stop?.('');
  expect(await running()).toBeNull();
  expect(shell.timers.list()).toEqual([]);
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Time logged' });
  await waitFor(() => expect(server.tables['time_sessions']).toHaveLength(2));
  shell.undo.undoLast();
  await waitFor(async () => expect(await running()).toMatchObject({ taskName: 'Pay rent' }));
  await stop?.('');
  await stop?.('');
  expect(shell.briefs.at(-1)?.text).toBe('Nothing is being tracked');
});
