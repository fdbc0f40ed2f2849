import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@plainday/domain-tasks';
import type { ShellApi } from '@plainday/federation-contract';
import { activateDevice } from '@plainday/data-device';
import {
  buildProject,
  buildTask,
  createTestShell,
  installServer,
  renderInShell,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './task-list-page';

/** Typing and clicking through a whole page is slow where many tests share two cores. */
class NoResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let server: FakeServer;

beforeEach(() => {
  globalThis.ResizeObserver = NoResizeObserver;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  localStorage.clear();
  server = installServer();
});
afterEach(() => act(() => activateDevice(null)));

async function open(tasks: readonly Partial<Task>[], shell: Partial<ShellApi> = {}) {
  server.tables['tasks'] = tasks.map((task) => ({ ...buildTask(task) }));
  server.tables['projects'] = [{ ...buildProject({ id: 'p', title: 'Garden' }) }];
  server.functions['task_counts'] = () => ({ all: 0, trash: 0, by_project: {} });
  const rendered = await renderInShell(<Page />, { shell: createTestShell(shell) });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return rendered.shell;
}

const titles = () =>
  [...document.querySelectorAll('[data-title]')].map((title) => title.textContent);
const shows = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));
const field = () => screen.getByPlaceholderText('Add a task...');
const writes = () => server.requests.filter((line) => !line.startsWith('GET'));

test('[TL1][TL2] Add is disabled while the title is blank; Enter adds in front and empties the field', async () => {
  await open([{ title: 'Old' }]);
  const add = screen.getByRole('button', { name: 'Add' });
  await userEvent.type(field(), '  \u200b');
  expect(add).toBeDisabled();
  await userEvent.clear(field());
  await userEvent.type(field(), '  New one ');
  expect(add).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await shows(['New one', 'Old']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(add).toBeDisabled();
});

test('what is added to a list that cannot be read shows at once, and stays when the list has come', async () => {
  let isDown = true;
  server.fault = () => (isDown ? 'network' : undefined);
  await open([{ title: 'Old' }]);
  expect(screen.getByText('Your tasks could not be loaded')).toBeVisible();
  await userEvent.type(field(), 'Pay rent{Enter}');
  await shows(['Pay rent']);
  const row = screen.getByText('Pay rent');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  await shows(['Pay rent', 'Old']);
  expect(screen.getByText('Pay rent')).toBe(row);
  expect(screen.queryByText('Your tasks could not be loaded')).toBeNull();
  // The next test counts what is sent.
  await waitFor(() => expect(server.tables['tasks']).toHaveLength(2));
});

test('[TL3] Enter and blur save the title, Escape and an empty title take it back', async () => {
  await open([{ title: 'Milk' }]);
  const edit = async (keys: string) => {
    await userEvent.click(screen.getByText(/^(Milk|Bread|Butter)$/));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Task title' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Task title' }), keys);
  };
  await edit('Bread{Enter}');
  await shows(['Bread']);
  await edit('Cheese{Escape}');
  await shows(['Bread']);
  await edit(' {Enter}');
  await shows(['Bread']);
  await edit('Butter');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Task title' }));
  await shows(['Butter']);
  await waitFor(() => expect(writes()).toHaveLength(2));
});

test('[TL3] a title being edited stays when its task leaves, and its text is offered', async () => {
  const shell = await open([{ title: 'Milk' }, { title: 'Bread' }]);
  await shows(['Milk', 'Bread']);
  await userEvent.click(screen.getByText('Bread'));
  const editor = screen.getByRole('textbox', { name: 'Task title' });
  await userEvent.clear(editor);
  await userEvent.type(editor, 'Rye bread');
  // As another tab does it: nothing here takes the focus from the field.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Complete Bread' }));
  await waitFor(() => expect(writes().length).toBeGreaterThan(0));
  expect(editor).toHaveFocus();
  expect(editor).toHaveValue('Rye bread');
  await userEvent.keyboard('{Enter}');
  await shows(['Milk']);
  const message = shell.toasts.find(({ title }) => title === '“Bread” has left this list');
  expect(message?.description).toBe('Your text was not saved: “Rye bread”');
  await act(async () => message?.action?.run());
  await shows(['Rye bread', 'Milk']);
});

test('[TL4][TL14] a ticked task leaves at once and Undo brings it back', async () => {
  const shell = await open([
    { title: 'One', position: 0 },
    { title: 'Two', position: 1 },
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Complete One' }));
  await shows(['Two']);
  expect(document.activeElement).toContainElement(screen.getByText('Two'));
  await waitFor(() => expect(server.tables['tasks']?.[0]).toMatchObject({ completed: true }));
  expect(server.tables['tasks']?.[0]?.['deleted_at']).toEqual(expect.any(String));
  expect(shell.briefs[0]).toMatchObject({ text: '“One” completed', action: { label: 'Undo' } });
  act(() => shell.briefs[0]?.action?.run());
  act(() => shell.briefs[0]?.action?.run());
  await shows(['One', 'Two']);
  await waitFor(() =>
    expect(server.tables['tasks']?.[0]).toMatchObject({ completed: false, deleted_at: null }),
  );
});

test('[TL3][TL5] the trash has no checkboxes, no editing, and two filters', async () => {
  const deleted_at = '2026-11-20T10:00:00+00:00';
  const tasks = [
    { title: 'Done', completed: true, deleted_at },
    { title: 'Deleted', deleted_at },
    { title: 'Alone', deleted_at, parent_task_id: 'elsewhere' },
  ];
  const shell = await open(tasks, { selection: { kind: 'trash' } });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByPlaceholderText('Add a task...')).toBeNull();
  expect(titles().sort()).toEqual(['Alone', 'Deleted', 'Done']);
  expect(screen.getByRole('button', { name: 'Empty Trash' })).toBeVisible();
  // Said with the row, too: what has become of it.
  expect(screen.getByRole('row', { name: /^Deleted .*Deleted .*November 20/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Done .*Completed .*November 20/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
  expect(shell.visited).toEqual([{ kind: 'trash', at: 'completed' }]);
  cleanup();

  await open(tasks, { selection: { kind: 'trash', at: 'completed' } });
  await shows(['Done']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Completed');
  expect(screen.queryByRole('button', { name: 'Empty Trash' })).toBeNull();
  await userEvent.click(screen.getByText('Done'));
  expect(screen.queryByRole('textbox', { name: 'Task title' })).toBeNull();
  // It opens to be read, and is restored from there.
  const panel = await screen.findByRole('dialog', { name: 'Task Settings' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('No completed tasks here')).toBeInTheDocument();
  await waitFor(() => expect(server.tables['tasks']?.[0]).toMatchObject({ deleted_at: null }));
});

test.each<[string, Partial<ShellApi>, string]>([
  ['all', {}, 'Start by adding your first task'],
  ['search', { search: 'zebra' }, 'No tasks found for "zebra"'],
  ['trash', { selection: { kind: 'trash' } }, 'Trash is empty'],
  ['project', { selection: { kind: 'project', projectId: 'p' } }, 'No tasks in this project yet'],
])('[TL17] empty text of %s', async (_view, shell, text) => {
  await open([], shell);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByPlaceholderText('Add a task...') !== null).toBe(_view === 'all');
});

test('[TL7][TL9] search shows a parent for its subtask, and no child without its parent', async () => {
  await open(
    [
      { id: 'a', title: 'Plan the week' },
      { title: 'Call the DENTIST', parent_task_id: 'a' },
      { title: 'dentist alone', parent_task_id: 'gone' },
      { title: 'Other' },
    ],
    { search: 'dentist' },
  );
  await shows(['Plan the week']);
});

test('[TL7] a search that finds nothing here says how much other lists and the trash hold', async () => {
  const shell = await open(
    [
      { id: 'a', title: 'Call the dentist', project_id: 'p' },
      { title: 'Dentist: ask for the bill', parent_task_id: 'a', project_id: 'p' },
      { title: 'Old dentist', deleted_at: '2026-11-20T08:00:00Z' },
    ],
    { search: 'dentist' },
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Show 1 task found in other lists' }),
  );
  expect(shell.visited).toEqual([{ kind: 'all' }]);
  await shows(['Call the dentist']);
});

test('[TL8] moving up is one request and is ignored at the bounds', async () => {
  server.functions['place_task'] = () => ({ one: 63, two: 31 });
  await open([
    { id: 'one', title: 'One', position: 0 },
    { id: 'two', title: 'Two', position: 1 },
  ]);
  const row = screen.getByText('Two').closest<HTMLElement>('[role=row]');
  act(() => row?.focus());
  await userEvent.keyboard('{Control>}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{/Control}');
  await shows(['Two', 'One']);
  await waitFor(() => expect(writes()).toEqual(['POST /rest/v1/rpc/place_task']));
});

test('[TL21] [issue 39.8] the field for a subtask takes the cursor whenever its key is pressed', async () => {
  await open([{ id: 'one', title: 'One', position: 0 }]);
  const row = () => screen.getByText('One').closest<HTMLElement>('[role=row]');
  act(() => row()?.focus());
  await userEvent.keyboard('{Shift>}A{/Shift}');
  const field = await screen.findByLabelText('Add a subtask to One');
  expect(field).toHaveFocus();
  await userEvent.keyboard('x{Escape}');
  await waitFor(() => expect(row()).toHaveFocus());
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('Box');
  expect(field).toHaveValue('Box');
});

test('[TL16] a long list draws a few rows and says position and count', async () => {
  await open(Array.from({ length: 900 }, (_, position) => ({ title: `T${position}`, position })));
  const items = within(screen.getByRole('grid', { name: 'All Tasks' })).getAllByRole('row');
  expect(items.length).toBeLessThan(40);
  expect(items[3]).toHaveAttribute('aria-rowindex', '4');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '900');
});

test('[TL22] a list is sorted and grouped, says so, and why nothing can be dragged', async () => {
  const shell = await open([
    { title: 'Low', priority: 'low' },
    { title: 'High', priority: 'high' },
  ]);
  await shows(['Low', 'High']);
  const choose = async (section: number, name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Sort and group/ }));
    const entries = await screen.findAllByRole('menuitemcheckbox', { name });
    await userEvent.click(entries[section] as HTMLElement);
  };
  await choose(0, 'Priority');
  await shows(['High', 'Low']);
  expect(screen.getByText(/2 open · sorted by priority$/)).toBeInTheDocument();
  await choose(1, 'Priority');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'High priority',
      'Low priority',
    ]),
  );

  fireEvent.click(screen.getByRole('button', { name: 'Why High cannot be dragged' }));
  expect(shell.briefs.at(-1)?.text).toMatch(/^The list is sorted by priority, grouped by/);
  fireEvent.keyDown(screen.getByText('Low').closest('[role=row]') as HTMLElement, {
    key: 'ArrowUp',
    ctrlKey: true,
    shiftKey: true,
  });
  expect(shell.briefs).toHaveLength(2);
  expect(writes()).toEqual([]);
  await act(async () => shell.briefs.at(-1)?.action?.run());
  await shows(['Low', 'High']);
  expect(screen.getByRole('button', { name: 'Drag to reorder High' })).toBeInTheDocument();
});
