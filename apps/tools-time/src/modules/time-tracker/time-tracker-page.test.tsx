import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@plainday/data-api';
import { deviceStore } from '@plainday/data-device';
import {
  buildProject,
  createTestShell,
  installServer,
  renderInShell,
  TEST_USER,
  testId,
  type FakeServer,
} from '@plainday/testing-unit';
import type { TimeSession } from './model/session.schema';
import { trackerStore } from './model/time-tracker.store';
import { Page } from './time-tracker-page';

const START = Date.parse('2026-11-21T13:24:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
let server: FakeServer;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const nameField = () => screen.getByRole('textbox', { name: 'Task name' });
const time = () => screen.getByRole('timer').textContent;
const rows = () => within(screen.getByRole('list', { name: 'Recent entries' }));
const day = () => within(screen.getByRole('group', { name: 'Today' }));
const today = () => day().getByText(/^\d/, { selector: 'strong' });
const logged = () => server.tables['time_sessions'] as unknown as TimeSession[];

/** Lets the clock jump with one look at the end, as a throttled tab or a woken laptop does. */
async function jump(ms: number) {
  await act(async () => {
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function session(fields: Partial<TimeSession> & { id: string }): TimeSession {
  return {
    user_id: TEST_USER.id,
    task_name: 'Sketch',
    project_id: null,
    task_id: null,
    start_time: '2026-11-21T09:00:00+00:00',
    end_time: '2026-11-21T10:00:00+00:00',
    duration: 3600,
    notes: null,
    ...fields,
  };
}

async function renderPage(shell = createTestShell()) {
  const page = await renderInShell(<Page />, { shell });
  await screen.findByText('This week by project');
  return page;
}

beforeEach(() => {
  jest.useFakeTimers({
    now: START,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  server = installServer();
  server.tables['time_sessions'] = [];
  server.tables['projects'] = [buildProject({ id: testId(1), title: 'Halden' })] as never;
});
afterEach(async () => {
  await deviceStore(TEST_USER.id).delete('time-tracker', 'state');
  jest.useRealTimers();
});

test('[TT1][TT2] Start needs a name; Stop logs the seconds, says so and clears the form', async () => {
  const { shell } = await renderPage();
  expect(button('Start')).toBeDisabled();
  expect(screen.getByText('Entries appear here when you stop.')).toBeVisible();
  await user.type(nameField(), 'Logo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Halden');
  await click('Start');
  await jump(42 * MINUTE + 18_000);
  expect(time()).toBe('0:42:18');
  expect(today()).toHaveTextContent('42 min');
  await click('Stop');
  expect(shell.toasts).toMatchObject([{ title: 'Time logged', description: 'Logo · 42 min' }]);
  expect(nameField()).toHaveValue('');
  expect(shell.timers.list()).toEqual([]);
  expect(time()).toBe('0:00:00');
  await waitFor(() => expect(logged()).toHaveLength(1));
  expect(logged()[0]).toMatchObject({ task_name: 'Logo', duration: 2538, project_id: testId(1) });
  expect(rows().getByText('Logo')).toBeVisible();
});

test('[TT3] it runs on while its page is closed, and another page shows the same', async () => {
  const shell = createTestShell();
  const page = await renderPage(shell);
  await user.type(nameField(), 'Logo{Enter}');
  page.unmount();
  expect(shell.timers.list()).toMatchObject([{ label: 'Logo', startedAt: START }]);
  await jump(30 * MINUTE);
  await renderPage(shell);
  await waitFor(() => expect(nameField()).toHaveValue('Logo'));
  expect(time()).toBe('0:30:00');
  expect(button('Stop')).toBeVisible();
});

test('[TT3] what was typed before Start is still there later', async () => {
  const page = await renderPage();
  await user.type(nameField(), 'Log');
  page.unmount();
  await renderPage();
  await waitFor(() => expect(nameField()).toHaveValue('Log'));
});

test('[TT1] what runs is renamed by Enter, and stopped by the next one', async () => {
  await renderPage();
  await user.type(nameField(), 'Logo{Enter}');
  await user.type(nameField(), ', third round{Enter}');
  expect(button('Stop')).toBeVisible();
  await user.type(nameField(), '{Enter}');
  await waitFor(() => expect(logged()).toMatchObject([{ task_name: 'Logo, third round' }]));
});

test('[TT2] Undo of a stop takes the entry away and lets the timer run on', async () => {
  const { shell } = await renderPage();
  await user.type(nameField(), 'Logo{Enter}');
  await jump(10 * MINUTE);
  await click('Stop');
  await waitFor(() => expect(logged()).toHaveLength(1));
  act(() => void shell.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(logged()).toHaveLength(0));
  await jump(5 * MINUTE);
  expect(time()).toBe('0:15:00');
});

test('[TT12] a project that is deleted while its timer runs loses the timer nothing', async () => {
  const { store } = await renderPage();
  await user.type(nameField(), 'Logo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Halden');
  await click('Start');
  server.tables['projects'] = [];
  await act(async () => void store.dispatch(api.util.invalidateTags(['Project'] as never)));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toHaveValue(''));
  let refusals = 1;
  server.fault = ({ method }) => {
    if (method !== 'POST' || refusals-- < 1) return undefined;
    const message = 'violates foreign key constraint "time_sessions_project_fk"';
    return Response.json({ code: '23503', message }, { status: 409 });
  };
  await jump(10 * MINUTE);
  await click('Stop');
  await waitFor(() => expect(logged()).toMatchObject([{ duration: 600, project_id: null }]));
});

test('[TT5] five recent entries, then more; one is continued', async () => {
  server.tables['time_sessions'] = Array.from({ length: 7 }, (_, index) =>
    session({
      id: testId(index + 10),
      task_name: `Sketch ${index}`,
      start_time: `2026-11-${20 - index}T09:00:00+00:00`,
      end_time: `2026-11-${20 - index}T10:00:00+00:00`,
    }),
  ) as never;
  await renderPage();
  expect(rows().getAllByText(/^Sketch/)).toHaveLength(5);
  expect(rows().getByText('Yesterday')).toBeVisible();
  await click('Show more');
  expect(rows().getAllByText(/^Sketch/)).toHaveLength(7);
  await click('Continue: Sketch 3');
  expect(nameField()).toHaveValue('Sketch 3');
  expect(button('Stop')).toBeVisible();
});

test('[TT5] an entry is deleted with Undo', async () => {
  server.tables['time_sessions'] = [session({ id: testId(10) })] as never;
  const { shell } = await renderPage();
  await click('More: Sketch');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(rows().queryByText('Sketch')).toBeNull());
  await waitFor(() => expect(logged()).toHaveLength(0));
  expect(shell.briefs.at(-1)?.text).toBe('“Sketch” deleted');
  act(() => void shell.briefs.at(-1)?.action?.run());
  expect(await rows().findByText('Sketch')).toBeVisible();
  await waitFor(() => expect(logged()).toMatchObject([{ id: testId(10) }]));
});

test('[TT5] an entry is added by hand, with notes', async () => {
  await renderPage();
  await click('Add entry');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add entry' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Say what you worked on')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Task name' }), 'Call Grace');
  await user.type(dialog.getByRole('textbox', { name: 'Notes' }), 'About the roof');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(logged()).toMatchObject([
      { task_name: 'Call Grace', duration: 1800, notes: 'About the roof' },
    ]),
  );
});

test('[TT6] today counts from midnight', async () => {
  server.tables['time_sessions'] = [
    session({
      id: testId(10),
      start_time: '2026-11-20T23:50:00+00:00',
      end_time: '2026-11-21T00:20:00+00:00',
      duration: 1800,
    }),
  ] as never;
  await renderPage();
  expect(today()).toHaveTextContent('20 min');
  expect(button('Sketch, 00:00 – 00:20, 20 min')).toBeVisible();
});

test('[TT7] the week by project is a table, too; a project filters the entries', async () => {
  server.tables['time_sessions'] = [
    session({ id: testId(10), project_id: testId(1) }),
    session({
      id: testId(11),
      task_name: 'Walk',
      start_time: '2026-11-16T09:30:00+00:00',
      end_time: '2026-11-16T10:00:00+00:00',
      duration: 1800,
    }),
  ] as never;
  await renderPage();
  await click('Halden');
  expect(rows().queryByText('Walk')).toBeNull();
  await click('Show all entries, not only Halden');
  expect(rows().getByText('Walk')).toBeVisible();
  await click('Show table');
  expect(screen.getByRole('row', { name: 'Halden 1 h 00 1 h 00' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'All 30 min 1 h 00 1 h 30' })).toBeVisible();
});

test('[TT8] after four hours it asks; an earlier end trims the entry', async () => {
  await renderPage();
  await user.type(nameField(), 'Logo{Enter}');
  await jump(4 * HOUR);
  expect(screen.getByRole('alert', { name: 'Still working?' })).toBeVisible();
  await click('Still working');
  expect(screen.queryByRole('alert', { name: 'Still working?' })).toBeNull();
  await jump(18 * HOUR);
  await click('End it then');
  expect(screen.getByText('Enter a time')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'It ended at' }), '1524{Enter}');
  await waitFor(() => expect(logged()).toMatchObject([{ duration: 7200 }]));
});

test('[TT8] it asks again four hours after the answer, however late that is written', async () => {
  await renderPage();
  await user.type(nameField(), 'Logo{Enter}');
  await jump(4 * HOUR);
  fireEvent.click(button('Still working'));
  jest.setSystemTime(Date.now() + 4 * HOUR);
  const kept = () => deviceStore(TEST_USER.id).read(trackerStore);
  await waitFor(async () => expect((await kept()).value?.running?.confirmedAt).toBeDefined());
  await jump(0);
  expect(screen.getByRole('alert', { name: 'Still working?' })).toBeVisible();
});

test('[TT9][TT11] overlaps are marked; an entry of another tool is told apart', async () => {
  server.tables['time_sessions'] = [
    session({ id: testId(10) }),
    session({ id: testId(11), task_name: 'Focus', notes: 'Saved by Pomodoro Timer' }),
  ] as never;
  await renderPage();
  expect(rows().getAllByText('Overlaps')).toHaveLength(2);
  expect(rows().getByText('Pomodoro Timer')).toBeVisible();
});

test('[TT5] a list that cannot be loaded says so; what is added shows and the timer works meanwhile', async () => {
  server.fault = ({ url, method }) => {
    if (!url.includes('time_sessions')) return undefined;
    return method === 'GET' ? Response.json({}, { status: 400 }) : 'network';
  };
  await renderInShell(<Page />);
  expect(await screen.findByText('Your time entries could not be loaded')).toBeVisible();
  await user.type(nameField(), 'Logo{Enter}');
  expect(button('Stop')).toBeVisible();
  await click('Add entry');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add entry' }));
  await user.type(dialog.getByRole('textbox', { name: 'Task name' }), 'Call Grace');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await rows().findByText('Call Grace')).toBeVisible();
  expect(screen.getByText('Your time entries could not be loaded')).toBeVisible();
  server.fault = () => undefined;
  await click(/try again|retry/i);
  await waitFor(() =>
    expect(screen.queryByText('Your time entries could not be loaded')).toBeNull(),
  );
  expect(rows().getByText('Call Grace')).toBeVisible();
  await waitFor(() => expect(logged()).toMatchObject([{ task_name: 'Call Grace' }]));
});
