import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateDevice } from '@plainday/data-device';
import type { Task } from '@plainday/domain-tasks';
import {
  buildProject,
  buildTask,
  createTestShell,
  installServer,
  renderInShell,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './productivity-dashboard-page';

let server: FakeServer;
const now = () => new Date().toISOString();

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  server = installServer();
  server.functions['task_stats'] = () => serverCount(0);
});
afterEach(() => act(() => activateDevice(null)));

const none = { total: 0, completed: 0 };
/** The answer of `task_stats()`, which stands in until the rows are here. */
const serverCount = (total: number) => ({
  total,
  completed: 0,
  high: 0,
  overdue: 0,
  today: none,
  by_priority: {},
  by_project: {},
  completions: [],
});

async function open(tasks: readonly Partial<Task>[], at?: string, projects = ['Garden']) {
  server.tables['tasks'] = tasks.map((task) => ({ ...buildTask(task) }));
  server.tables['projects'] = projects.map((title, position) => ({
    ...buildProject({ id: `p${position}`, title, position }),
  }));
  const selection = { kind: 'tool', toolId: 'dashboard', at } as const;
  const { shell } = await renderInShell(<Page />, { shell: createTestShell({ selection }) });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return shell;
}

const ten: Partial<Task>[] = [
  { title: 'A', priority: 'high', project_id: 'p0', due_date: now() },
  { title: 'B', priority: 'high', project_id: 'p0' },
  { title: 'C', priority: 'high', completed: true, deleted_at: now(), project_id: 'p0' },
  { title: 'D', completed: true, deleted_at: now(), project_id: 'p1', due_date: now() },
  { title: 'E', priority: 'low' },
  { title: 'F', deleted_at: now(), priority: 'high' },
  { title: 'G', parent_task_id: 'x', priority: 'high' },
];
const link = (name: RegExp | string) => screen.getByRole('link', { name });
const rows = () =>
  [...document.querySelectorAll('main [data-title], [data-title]')].map((row) => row.textContent);

test('[PD1][PD2][PD3][PD4] the overview counts by the rules, and every number is a link', async () => {
  await open(ten, undefined, ['Garden', 'House', 'Empty']);
  for (const name of [
    'Total Tasks 5',
    "Today's Tasks 2",
    'Projects 3',
    'Completion Rate 40%',
    'Completed 2',
    'Pending 3',
    'High priority 2',
    'High 3 tasks 1 completed',
    'Medium 1 task 1 completed',
    'Low 1 task 0 completed',
    'Garden 3 tasks 1 completed',
    'House 1 task 1 completed',
  ]) {
    expect(link(name)).toHaveAttribute('href', expect.stringContaining('/dashboard?at='));
  }
  expect(link('All 3 projects')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Empty/ })).toBeNull();
});

test('[PD2] until the rows are here the numbers are those of the server', async () => {
  let release = () => undefined as void;
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  server.fault = (request) => (request.url.includes('/rest/v1/tasks') ? held : undefined);
  server.functions['task_stats'] = () => serverCount(7);
  await open(ten);
  expect(await screen.findByRole('link', { name: 'Total Tasks 7' })).toBeVisible();
  act(release);
  expect(await screen.findByRole('link', { name: 'Total Tasks 5' })).toBeVisible();
});

test('[PD6] a number leads to its list', async () => {
  const shell = await open(ten);
  await userEvent.click(link('High priority 2'));
  expect(shell.visited).toEqual([{ kind: 'tool', toolId: 'dashboard', at: 'high' }]);
});

test('[PD2][PD6] the list holds exactly what was counted, with its rule and a way back', async () => {
  const shell = await open(ten, 'high');
  expect(screen.getByRole('heading', { name: 'High priority 2' })).toBeVisible();
  expect(rows()).toEqual(['A', 'B']);
  expect(screen.getByText('Open tasks whose priority is high.')).toBeVisible();
  await userEvent.click(link('A'));
  await userEvent.click(link('Back to all figures'));
  expect(shell.visited).toEqual([
    { kind: 'project', projectId: 'p0' },
    { kind: 'tool', toolId: 'dashboard' },
  ]);
});

test('[PD7] the rule is read with the number and shown by its button', async () => {
  await open(ten);
  const rule = /Open and completed tasks, in projects or not/;
  expect(link('Total Tasks 5')).toHaveAccessibleDescription(rule);
  expect(screen.getByText(rule)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'How it is counted' }));
  expect(screen.getByText(rule)).toBeVisible();
});

test('[PD8] rows are ticked and restored, the focus stays, and Undo takes back', async () => {
  const shell = await open(ten, 'total');
  expect(rows()).toEqual(expect.arrayContaining(['A', 'B', 'E', 'C', 'D']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Complete A' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Restore A' })).toBeChecked());
  expect(document.activeElement?.closest('ul')).not.toBeNull();
  await waitFor(() =>
    expect(server.tables['tasks']?.[0]).toMatchObject({
      completed: true,
      deleted_at: expect.any(String) as string,
    }),
  );
  act(() => shell.briefs.at(-1)?.action?.run());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Restore C' }));
  expect(await screen.findByRole('checkbox', { name: 'Complete C' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Complete A' })).not.toBeChecked();
});

test('[PD5] completions by week: a picture, and a table with links when asked for', async () => {
  await open(ten);
  const chart = screen.getByRole('list', { name: 'Completed tasks by week' });
  expect(within(chart).getAllByRole('link')).toHaveLength(8);
  expect(within(chart).getAllByRole('link').at(-1)).toHaveAccessibleName(/: 2 tasks completed$/);
  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(9);
  expect(within(table).getByRole('link', { name: /^2 tasks completed/ })).toHaveTextContent('2');
});

test('[PD4][PD6] the list of projects names all of them', async () => {
  await open(ten, 'projects', ['Empty', 'House']);
  const list = screen.getByRole('list', { name: /^Projects/ });
  expect(
    within(list)
      .getAllByRole('link')
      .map((item) => item.textContent),
  ).toEqual(['Empty 3 tasks 1 completed', 'House 1 task 1 completed']);
});

test('nothing to count, and a list that cannot be read', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = () => Response.json({ code: '42501', message: 'denied' }, { status: 403 });
  const shell = await open([], undefined, []);
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  server.fault = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing to count yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a task' }));
  expect(shell.visited).toEqual([{ kind: 'all' }]);
  error.mockRestore();
});
