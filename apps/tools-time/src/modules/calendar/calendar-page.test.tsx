import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import type { LayerItem, ListedModule, OffersPort, ShellApi } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';
import {
  buildTask,
  createTestShell,
  installServer,
  renderInShell,
  TEST_USER,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './calendar-page';

const NOW = new Date(2026, 10, 21, 14, 6);
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
let server: FakeServer;
let phone = false;

const at = (day: number, hours: number, month = 11) =>
  new Date(2026, month - 1, day, hours).toISOString();

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
  phone = false;
  window.matchMedia = () =>
    ({
      matches: phone,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  localStorage.clear();
  server = installServer();
  server.tables['projects'] = [];
});
afterEach(async () => {
  await deviceStore(TEST_USER.id).delete('calendar', 'state');
  jest.useRealTimers();
});

const LAYER_MODULES = [
  ['time-tracker', 'tracked-time'],
  ['habits', 'habit-days'],
].map(([id = '', kind = '']) => ({
  ...{ id, title: id, heading: id, icon: [], group: 'tool', order: 1, remote: 'r' },
  offers: { layers: [{ kind, title: kind }] },
})) as unknown as readonly ListedModule[];

function layerPort(layers: Readonly<Record<string, readonly LayerItem[]>>): OffersPort {
  return {
    ...createTestShell().offers,
    layers: async (kind) => (layers[kind] ?? []).map((item) => ({ ...item, source: 'test' })),
  };
}

/** Opens the page at a place of the address; navigation within the tool is followed. */
async function open(
  tasks: readonly Partial<Task>[],
  at?: string,
  fields: Partial<Omit<ShellApi, 'undo'>> = {},
) {
  server.tables['tasks'] = tasks.map((task) => ({ ...buildTask(task) }));
  const tool = (place?: string) =>
    ({ kind: 'tool', toolId: 'calendar', ...(place && { at: place }) }) as const;
  const shell = createTestShell({ selection: tool(at), ...fields });
  const page = await renderInShell(<Page />, { shell });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  await screen.findByRole('grid');
  return { shell, page };
}

const cell = (name: string | RegExp) =>
  screen.getByRole('gridcell', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name });
const focusCell = (name: string) => act(() => cell(name).focus());
const row = (title: string) => server.tables['tasks']?.find((task) => task['title'] === title);

test('[CV1] a month has 42 cells, with today marked, and one of them in the tab order', async () => {
  await open([]);
  const cells = screen.getAllByRole('gridcell');
  expect(cells).toHaveLength(42);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(cell('Saturday, November 21')).toHaveAttribute('aria-current', 'date');
});

test('[CV1][CV10] the pages and Today are steps of the address', async () => {
  const { shell } = await open([], 'monthly-2026-09-10');
  expect(screen.getByRole('heading', { name: 'September 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await user.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect(shell.visited.map((to) => (to.kind === 'tool' ? to.at : ''))).toEqual([
    'monthly-2026-10-10',
    'monthly-2026-08-10',
    'monthly-2026-11-21',
    'weekly-2026-09-10',
  ]);
});

test('[CV3] arrows walk, Enter opens the day and Escape leads back to it', async () => {
  await open([{ title: 'Pay rent', due_date: at(24, 9) }]);
  focusCell('Saturday, November 21');
  await user.keyboard('{ArrowDown}');
  expect(cell('Saturday, November 28')).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(cell('Tuesday, November 24, 1 task')).toHaveFocus();
  await user.keyboard('{Enter}');
  const day = await screen.findByRole('dialog', { name: 'Tuesday, November 24' });
  expect(within(day).getByRole('link', { name: 'Pay rent' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(cell('Tuesday, November 24')).toHaveFocus());
});

test('[CV3] Page Down turns to the same day of the next month', async () => {
  const { shell } = await open([]);
  focusCell('Saturday, November 21');
  await user.keyboard('{PageDown}{Shift>}{PageUp}{/Shift}');
  expect(shell.visited).toMatchObject([{ at: 'monthly-2026-12-21' }, { at: 'monthly-2025-11-21' }]);
});

test('[CV3] N and a click add on the day: at the preferred time, at 23:59 once that is past', async () => {
  const { shell } = await open([]);
  focusCell('Tuesday, November 24');
  await user.keyboard('n');
  await user.click(cell('Thursday, November 26'));
  jest.setSystemTime(new Date(2026, 10, 21, 18));
  await user.click(cell('Saturday, November 21'));
  expect(shell.overlays).toEqual(['quick-add', 'quick-add', 'quick-add']);
  expect(shell.requests.map(({ due }) => due)).toEqual([
    at(24, 17),
    at(26, 17),
    new Date(2026, 10, 21, 23, 59, 59).toISOString(),
  ]);
});

test('[CV2] a day of the week shows three tasks, and +N more opens them all', async () => {
  const tasks = Array.from({ length: 5 }, (_, index) => ({
    title: `Task ${index}`,
    due_date: at(18, 9),
    position: index,
  }));
  await open(tasks, 'weekly-2026-11-18');
  const week = screen.getByRole('grid', { name: 'Nov 16 – 22, 2026' });
  const band = within(week).getByText('+2 more', { selector: '.tasks *' });
  expect(band.parentElement?.querySelectorAll('[data-task-id]')).toHaveLength(3);
  await user.click(band);
  const day = await screen.findByRole('dialog', { name: 'Wednesday, November 18' });
  expect(within(day).getAllByRole('link')).toHaveLength(5);
});

test('[CV4] Space lifts, arrows choose, Enter drops; only the due date changes, and Undo restores it', async () => {
  const { shell } = await open([{ title: 'Pay rent', due_date: at(24, 9), notes: 'Bank' }]);
  const before = { ...row('Pay rent') };
  focusCell('Tuesday, November 24');
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Thu, Nov 26, 09:00')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(shell.briefs.at(-1)?.text).toBe('“Pay rent” moved to Thu, Nov 26, 09:00');
  await waitFor(() => expect(row('Pay rent')?.['due_date']).toBe(at(26, 9)));
  expect({ ...row('Pay rent'), rev: 0 }).toEqual({ ...before, due_date: at(26, 9), rev: 0 });
  expect(cell('Thursday, November 26, 1 task')).toHaveFocus();
  act(() => shell.briefs.at(-1)?.action?.run());
  await waitFor(() => expect(row('Pay rent')?.['due_date']).toBe(at(24, 9)));
});

test('[CV4] in the week a lifted task takes another hour; Escape puts it back', async () => {
  await open([{ title: 'Call', due_date: at(18, 9) }], 'weekly-2026-11-18');
  focusCell('Wednesday, November 18');
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
  await waitFor(() => expect(row('Call')?.['due_date']).toBe(at(19, 10)));
  await user.keyboard(' {ArrowLeft}{Escape}');
  expect(screen.queryByRole('group', { name: 'Moving a task' })).toBeNull();
  expect(row('Call')?.['due_date']).toBe(at(19, 10));
});

test('[CV4] with a finger: Move in the day, then a tap on another', async () => {
  phone = true;
  await open([{ title: 'Call', due_date: at(24, 9) }], 'monthly-2026-11-21');
  await user.click(cell('Tuesday, November 24'));
  await user.click(screen.getByRole('button', { name: 'Move Call' }));
  await user.click(cell('Friday, November 27'));
  await waitFor(() => expect(row('Call')?.['due_date']).toBe(at(27, 9)));
});

test('[CV4] a task is completed in its day, and Undo brings it back', async () => {
  const { shell } = await open([{ title: 'Call', due_date: at(24, 9) }]);
  focusCell('Tuesday, November 24');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Complete Call' }));
  await waitFor(() => expect(row('Call')).toMatchObject({ completed: true }));
  expect(screen.getByRole('button', { name: 'Add task' })).toHaveFocus();
  act(() => shell.briefs.at(-1)?.action?.run());
  await waitFor(() => expect(row('Call')).toMatchObject({ completed: false }));
});

test('[CV5] layers are switched off and stay off', async () => {
  const { page } = await open([{ title: 'Pay rent', due_date: at(24, 9) }]);
  const tasks = screen.getByRole('button', { name: 'Tasks' });
  expect(tasks).toHaveAttribute('aria-pressed', 'true');
  await user.click(tasks);
  expect(tasks).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Pay rent')).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  page.unmount();
  await open([{ title: 'Pay rent', due_date: at(24, 9) }]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tasks' })).toHaveAttribute('aria-pressed', 'false'),
  );
});

test('[CV6] repeats to come are drawn apart and cannot be moved', async () => {
  await open([{ title: 'Plan', due_date: at(21, 18), repeat_pattern: 'weekly' }]);
  expect(cell('Saturday, November 28, 1 repeat')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Repeats' }));
  expect(cell('Saturday, November 28')).toHaveAccessibleName('Saturday, November 28');
});

test('[CV5][CV8] other tools add what they offer; one that is not there is not spoken of', async () => {
  const layers = {
    'tracked-time': [
      { id: 's', day: '2026-11-20', title: 'Sketch', start: at(20, 9), end: at(20, 11) },
    ],
    'habit-days': [{ id: 'h', day: '2026-11-20', title: 'Read', done: true }],
  };
  const { page } = await open([], undefined, { modules: LAYER_MODULES, offers: layerPort(layers) });
  expect(
    await screen.findByRole('gridcell', {
      name: 'Friday, November 20, 2 h 00 tracked, 1 of 1 habit',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Habits' }));
  expect(cell('Friday, November 20')).toHaveAccessibleName('Friday, November 20, 2 h 00 tracked');
  page.unmount();
  await open([], undefined, { modules: LAYER_MODULES.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Habits' })).toBeNull();
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
});

test('[CV5] [T1] [T14] a tracked block of a day says what, when, and what was worked without the pause', async () => {
  const start = new Date(2026, 10, 20, 9).toISOString();
  const end = new Date(2026, 10, 20, 10, 25).toISOString();
  const sketch = { id: 's', day: '2026-11-20', title: 'Sketch', start, end, seconds: 25 * 60 };
  const offers = layerPort({ 'tracked-time': [sketch] });
  await open([], 'daily-2026-11-20', { modules: LAYER_MODULES, offers });
  const block = (await screen.findByText('Sketch')).closest('[data-kind]');
  expect(block).toHaveTextContent('Sketch09:00–10:25 · 25 min');
});

test('[CV9] a thousand tasks in a month draw two lines a day', async () => {
  const tasks = Array.from({ length: 1000 }, (_, index) => ({
    due_date: at(1 + (index % 30), 9),
    position: index,
  }));
  await open(tasks);
  expect(document.querySelectorAll('[data-task-id]')).toHaveLength(60);
  expect(screen.getAllByText('+32 more')).toHaveLength(10);
});

test('on a phone a day comes first, and a month lists the day that is chosen', async () => {
  phone = true;
  const { page } = await open([{ title: 'Pay rent', due_date: at(24, 9) }]);
  expect(screen.getByRole('radio', { name: 'Daily' })).toBeChecked();
  page.unmount();
  const { shell } = await open([{ title: 'Pay rent', due_date: at(24, 9) }], 'monthly-2026-11-21');
  await user.click(cell('Tuesday, November 24'));
  expect(shell.overlays).toEqual([]);
  expect(screen.getByRole('link', { name: 'Pay rent' })).toBeVisible();
});

test('tasks that cannot be read are said, and come when asked again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 });
  await renderInShell(<Page />, { shell: createTestShell() });
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  server.fault = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  error.mockRestore();
});
