import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateDevice } from '@plainday/data-device';
import {
  buildProject,
  createTestShell,
  installServer,
  json,
  renderInShell,
  TEST_USER,
} from '@plainday/testing-unit';
import type { FakeServer, FakeUser } from '@plainday/testing-unit';
import { Page } from './templates-page';

/** Typing and clicking through dialogs is slow where many tests share two cores. */
class NoResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

let server: FakeServer;
let people = 0;

/** Every test is another person: what one keeps on the device is nothing to the next. */
async function open(titles: readonly string[] = []) {
  localStorage.clear();
  const id = `11111111-1111-4111-8111-${String((people += 1)).padStart(12, '0')}`;
  const user: FakeUser = { ...TEST_USER, id };
  server = installServer(user);
  server.tables['projects'] = titles.map((title, position) =>
    buildProject({ title, position, user_id: id }),
  );
  server.functions['add_tasks'] = ({ tasks }, tables) => {
    const known = (tables['tasks'] ??= []);
    for (const row of tasks as { id: string }[]) {
      if (!known.some((task) => task['id'] === row.id)) known.push(row);
    }
  };
  server.functions['remove_seen_tasks'] = ({ seen }, tables) => {
    tables['tasks'] = (tables['tasks'] ?? []).filter(
      (task) => !(String(task['id']) in (seen as object)),
    );
  };
  const rendered = await renderInShell(<Page />, {
    user,
    shell: createTestShell({ user }),
  });
  await screen.findByRole('heading', { name: 'Weekly Review' });
  return rendered;
}

const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const dialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });
const chosen = async (menu: string, item: string) => {
  await userEvent.click(button(menu));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.ResizeObserver = NoResizeObserver;
});

afterEach(() => act(() => activateDevice(null)));

test('[TE1][TE2] three examples, grouped by category', async () => {
  await open();
  const groups = screen
    .getAllByRole('region')
    .map((group) => [
      within(group).getByRole('heading', { level: 2 }).textContent,
      within(group).getAllByRole('heading', { level: 3 }).length,
    ]);
  expect(groups).toEqual([
    ['Projects', 1],
    ['Routines', 2],
  ]);
  expect(screen.getByText('Stays on this device')).toBeVisible();
});

test('[TE4][TE5][TE6] a template needs a name; blank rows are dropped; it can be taken back', async () => {
  const { shell } = await open();
  await userEvent.click(button('New Template'));
  const form = within(await dialog());
  await userEvent.type(form.getByLabelText('Task 1 title'), 'Passport{Enter}{Enter}Tickets');
  await userEvent.click(form.getByRole('button', { name: 'Create Template' }));
  const name = form.getByRole('textbox', { name: 'Template name' });
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Template name is required');

  await userEvent.type(name, 'Trip');
  await userEvent.click(form.getByRole('button', { name: 'Create Template' }));
  expect(screen.getByRole('region', { name: 'General' })).toHaveTextContent('Trip');
  const rows = within(screen.getByRole('list', { name: 'Tasks of Trip' }));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Passport',
    'Tickets',
  ]);
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Template Created' });
  act(() => shell.toasts.at(-1)?.action?.run());
  expect(names()).not.toContain('Trip');
});

test('[TE2][TE6] an example is deleted, brought back with Undo, changed and shown again', async () => {
  const { shell } = await open();
  await chosen('Actions for Weekly Review', 'Delete');
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Template Deleted' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(names()).not.toContain('Weekly Review');
  act(() => shell.toasts.at(-1)?.action?.run());
  expect(names()).toContain('Weekly Review');

  await chosen('Actions for Weekly Review', 'Delete');
  await chosen('More ways to create', 'Show deleted examples');
  expect(names()).toContain('Weekly Review');
});

test('[TE7][TE8] applying creates the tasks in order, in the project that was chosen', async () => {
  const { shell } = await open(['Home', 'Work', 'Garden', 'Attic']);
  await screen.findByRole('button', { name: 'Apply Weekly Review to a project' });
  await userEvent.click(button('Apply Weekly Review to a project'));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Work',
    'Garden',
    'More…',
  ]);
  await userEvent.click(entries[3]!);
  const form = within(await dialog());
  await userEvent.type(form.getByRole('searchbox', { name: 'Search projects...' }), 'att');
  await userEvent.click(form.getByRole('button', { name: 'Attic' }));
  expect(form.getByText('6 tasks in Attic')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Apply Template' }));

  await waitFor(() => expect(shell.toasts.at(-1)?.title).toBe('Template Applied'));
  expect(shell.toasts.at(-1)?.description).toBe('6 tasks created');
  const attic = server.tables['projects']?.find((project) => project['title'] === 'Attic');
  const tasks = [...(server.tables['tasks'] ?? [])].sort((a, b) =>
    String(b['created_at']).localeCompare(String(a['created_at'])),
  );
  expect(tasks.map((task) => task['title'])[0]).toBe('Empty inboxes and pockets');
  expect(tasks.map((task) => task['title'])[5]).toBe('Set three goals for next week');
  expect(new Set(tasks.map((task) => task['project_id']))).toEqual(new Set([attic?.['id']]));

  act(() => shell.toasts.at(-1)?.action?.run());
  await waitFor(() => expect(server.tables['tasks']).toEqual([]));
});

test('[TE11] a failure says so, keeps the dialog, and a repetition doubles nothing', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { shell } = await open();
  await userEvent.click(button('Use Weekly Review'));
  const form = within(await dialog());
  // The database has done it, but the answer says that it failed.
  server.fault = async (request) => {
    if (!request.url.includes('add_tasks')) return undefined;
    server.fault = () => undefined;
    await server.fetch(request.clone());
    return json(400, { code: '23514', message: 'no' });
  };
  await userEvent.click(form.getByRole('button', { name: 'Apply Template' }));
  await waitFor(() =>
    expect(shell.toasts.at(-1)).toEqual({
      title: 'Failed to create tasks from template.',
      tone: 'destructive',
    }),
  );
  await userEvent.click(form.getByRole('button', { name: 'Apply Template' }));
  await waitFor(() => expect(shell.toasts.at(-1)?.title).toBe('Template Applied'));
  expect(server.tables['tasks']).toHaveLength(6);
  error.mockRestore();
});

test('[TE10] a variable is asked once and shown in the preview', async () => {
  await open();
  await userEvent.click(button('New Template'));
  let form = within(await dialog());
  await userEvent.type(form.getByRole('textbox', { name: 'Template name' }), 'Client');
  await userEvent.type(form.getByLabelText('Task 1 title'), 'Call {{{{client}}');
  await userEvent.click(form.getByRole('button', { name: 'Create Template' }));
  await userEvent.click(button('Use Client'));
  form = within(await dialog());
  await userEvent.type(form.getByRole('textbox', { name: 'client' }), 'Grace');
  expect(form.getByRole('list', { name: 'Tasks to create' })).toHaveTextContent('Call Grace');
  await userEvent.keyboard('{Escape}');
  expect(form.getByRole('alert')).toHaveTextContent('There are unsaved changes.');
});

test('[TE13][TE15] a checklist becomes a template; a stray Escape loses nothing', async () => {
  await open();
  await chosen('More ways to create', 'Paste a checklist…');
  let form = within(await dialog());
  await userEvent.click(form.getByRole('textbox', { name: 'Checklist' }));
  await userEvent.paste('# Trip\n- [ ] a\n- [ ] b');
  expect(form.getByRole('status')).toHaveTextContent('2 tasks in “Trip”');
  await userEvent.keyboard('{Escape}');
  expect(form.getByRole('alert')).toHaveTextContent('There are unsaved changes.');
  await userEvent.click(form.getByRole('button', { name: 'Continue' }));
  form = within(await dialog());
  expect(form.getByRole('textbox', { name: 'Template name' })).toHaveValue('Trip');
  expect(form.getByLabelText('Task 2 title')).toHaveValue('b');
  await userEvent.click(form.getByRole('button', { name: 'Create Template' }));
  expect(names()).toContain('Trip');
});

test('[TE14] a template is copied as Markdown', async () => {
  const { shell } = await open();
  const user = userEvent.setup();
  await user.click(button('Actions for Weekly Review'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as Markdown' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^# Weekly Review\n\nCategory: Routines\n\nClose the week.*\n\n- \[ \] Empty inboxes/,
  );
  expect(shell.briefs.at(-1)?.text).toBe('Copied as Markdown');
});
