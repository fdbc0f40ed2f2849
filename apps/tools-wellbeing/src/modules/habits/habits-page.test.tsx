import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lastDays } from '@plainday/domain-calendar';
import {
  createTestShell,
  installServer,
  json,
  renderInShell,
  TEST_USER,
  testId,
  until,
  type FakeServer,
  type FakeUser,
} from '@plainday/testing-unit';
import { Page } from './habits-page';

const TODAY = '2026-11-24';
const NINE = lastDays('2026-11-23', 9);
let server: FakeServer;
let person: FakeUser = TEST_USER;
let people = 800;
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

const habitRow = (id: string, title: string, color = '#3B82F6', minute = 0) => ({
  id,
  user_id: person.id,
  title,
  description: null,
  color,
  created_at: `2026-10-01T08:0${minute}:00+00:00`,
});
const keep = (habit: string, days: readonly string[]) =>
  days.map((day) => ({
    id: `${habit}-${day}`,
    user_id: person.id,
    habit_id: habit,
    completed_at: day,
  }));
const stored = (habit: string) =>
  (server.tables['habit_completions'] ?? []).filter(({ habit_id }) => habit_id === habit);
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const today = (title: string) => cell(new RegExp(`^${title}, Tuesday, November 24`));
const row = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title} `) });
const titles = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

async function renderPage() {
  const shell = createTestShell({ user: { ...person, name: '' } });
  const page = await renderInShell(<Page />, { user: person, shell });
  await screen.findByRole('textbox', { name: 'Habit name' });
  return page;
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse(`${TODAY}T10:00:00Z`),
    doNotFake: [
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'setTimeout',
      'clearTimeout',
    ],
  });
  people += 1;
  person = { ...TEST_USER, id: testId(people), email: `p${people}@example.com` };
  server = installServer(person);
  server.tables['habits'] = [
    habitRow('read', 'Read', '#3B82F6', 2),
    habitRow('run', 'Run', '#EF4444', 1),
  ];
  server.tables['habit_completions'] = keep('read', NINE);
});
afterEach(() => jest.useRealTimers());

test('[HB1] adding needs a name, and says that it worked', async () => {
  const { shell } = await renderPage();
  const add = screen.getByRole('button', { name: 'Add' });
  const field = screen.getByRole('textbox', { name: 'Habit name' });
  await user.type(field, '   ');
  expect(add).toBeDisabled();
  await user.type(field, 'Stretch');
  // Blue and red are taken by Read and Run.
  expect(screen.getByRole('radio', { name: 'Green, diamond' })).toBeChecked();
  await user.click(add);
  expect(await screen.findByRole('button', { name: 'Stretch' })).toBeVisible();
  await until(() => shell.toasts.length > 0, 'the message');
  expect(shell.toasts).toEqual([{ title: 'Habit added successfully', description: 'Stretch' }]);
  expect(server.tables['habits']).toContainEqual(
    expect.objectContaining({ title: 'Stretch', color: '#10B981', user_id: person.id }),
  );
  expect(field).toHaveFocus();
});

test('[HB2][HB4] a click ticks a day: nine days and a pending today become ten', async () => {
  await renderPage();
  expect(row('Read')).toHaveTextContent('9 days · today pending');
  await user.click(today('Read'));
  expect(today('Read')).toHaveAccessibleName(/done$/);
  expect(row('Read')).toHaveTextContent(/10 days(?! ·)/);
  await until(() => stored('read').length === 10, 'the insert');
  await user.click(today('Read'));
  expect(row('Read')).toHaveTextContent('9 days · today pending');
  await until(() => stored('read').length === 9, 'the delete');
});

test('[HB3] five fast clicks leave one row, a day to come cannot be ticked', async () => {
  await renderPage();
  for (let click = 0; click < 5; click += 1) await user.click(today('Run'));
  await until(() => stored('run').length === 1, 'one row');
  const tomorrow = cell(/^Run, Wednesday, November 25, still to come$/);
  expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
  await user.click(tomorrow);
  expect(stored('run').map(({ completed_at }) => completed_at)).toEqual([TODAY]);
});

test('[HB3] a day that another device has ticked meanwhile stays one row', async () => {
  await renderPage();
  server.tables['habit_completions']?.push(...keep('run', [TODAY]));
  await user.click(today('Run'));
  await until(() => server.requests.some((line) => line.startsWith('POST')), 'the insert');
  await act(async () => undefined);
  expect(stored('run')).toHaveLength(1);
});

test('[HB5] earlier weeks can be looked at and changed, later ones not', async () => {
  await renderPage();
  expect(screen.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: 'Week of Nov 16: 50 %' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  await user.click(cell(/^Run, Sunday, November 22/));
  await until(() => stored('run').length === 1, 'the insert');
  expect(screen.getByRole('button', { name: 'Week of Nov 16: 57 %' })).toHaveAttribute(
    'aria-current',
  );
});

test('[HB6][HB15] deleting takes no days along: the week before stays what it was; Undo brings the habit back', async () => {
  const { shell } = await renderPage();
  const before = screen.getByRole('button', { name: 'Week of Nov 16: 50 %' });
  await user.click(screen.getByRole('button', { name: 'More actions: Read' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  await until(
    () => server.tables['habits']?.some(({ ended_on }) => ended_on === TODAY) === true,
    'the end',
  );
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(shell.toasts.at(-1)?.title).toBe('Habit deleted successfully');
  expect(stored('read')).toHaveLength(9);
  expect(before).toHaveAccessibleName('Week of Nov 16: 50 %');
  await act(async () => void shell.undo.undoLast());
  expect(await screen.findByRole('button', { name: 'Read' })).toBeVisible();
  expect(row('Read')).toHaveTextContent('9 days · today pending');
});

test.each([
  ['habits', 'POST', 'Failed to add habit'],
  ['habits', 'PATCH', 'Failed to delete habit'],
  ['habit_completions', 'POST', 'Failed to update completion'],
])('[HB7] %s %s: %s', async (table, method, message) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { shell } = await renderPage();
  server.fault = (request) =>
    request.method === method && new URL(request.url).pathname.endsWith(`/${table}`)
      ? json(422, { code: 'PT422', message: 'No' })
      : undefined;
  if (method === 'PATCH') {
    await user.click(screen.getByRole('button', { name: 'More actions: Read' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  } else if (table === 'habits') {
    await user.type(screen.getByRole('textbox', { name: 'Habit name' }), 'Stretch{Enter}');
  } else await user.click(today('Run'));
  await until(() => shell.toasts.some(({ title }) => title === message), message);
  expect(await screen.findByRole('button', { name: 'Read' })).toBeVisible();
  errors.mockRestore();
});

test('[HB7] habits that cannot be fetched say so, with Retry; days are only logged', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = '/habits';
  server.fault = (request) => {
    if (!new URL(request.url).pathname.endsWith(failing)) return undefined;
    return request.method === 'GET' ? json(403, { code: '42501', message: 'No' }) : 'network';
  };
  const shell = createTestShell({ user: { ...person, name: '' } });
  await renderInShell(<Page />, { user: person, shell });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch habits');
  // What is added meanwhile shows.
  expect(screen.queryByText(/^Add your first habit/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Habit name' }), 'Stretch{Enter}');
  expect(await screen.findByRole('button', { name: 'Stretch' })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
  failing = '/habit_completions';
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Read' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stretch' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await until(() => shell.toasts.length > 0, 'the habit');
  expect(shell.toasts).toEqual([{ title: 'Habit added successfully', description: 'Stretch' }]);
  errors.mockRestore();
});

test('[HB8] [A7] the name opens a year and what it comes to', async () => {
  await renderPage();
  const name = screen.getByRole('button', { name: 'Read' });
  await user.click(name);
  expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(name).toHaveFocus();
  const year = screen.getByRole('img', { name: 'The last 52 weeks of Read: kept on 9 of 55 days' });
  expect(year).toBeVisible();
  expect(year.querySelectorAll('[data-done]')).toHaveLength(9);
  expect(year.querySelector('a, button, title, [role], [tabindex]')).toBeNull();
  expect(screen.getByRole('grid')).toHaveTextContent('longest 9 days');
});

test('[HB9] a frozen day bridges the streak, with Undo', async () => {
  server.tables['habit_completions'] = keep(
    'read',
    NINE.filter((day) => day !== '2026-11-20'),
  );
  const { shell } = await renderPage();
  expect(row('Read')).toHaveTextContent('3 days · today pending');
  await user.click(screen.getByRole('button', { name: 'More actions: Read' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Freeze a day/ }));
  const field = await screen.findByLabelText('Day');
  await user.clear(field);
  await user.type(field, '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  expect(row('Read')).toHaveTextContent('8 days · 1 day frozen · today pending');
  await act(async () => void shell.undo.undoLast());
  expect(row('Read')).toHaveTextContent('3 days · today pending');
});

test('[HB10] renamed with Undo, moved by keys, grouped by color', async () => {
  const { shell } = await renderPage();
  expect(titles()).toEqual(['Read', 'Run']);
  await user.click(screen.getByRole('button', { name: 'More actions: Read' }));
  expect(await screen.findByText('Ctrl+Shift+↓')).toBeVisible();
  await user.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
  const field = await screen.findByLabelText(/^Name/);
  await user.clear(field);
  await user.type(field, 'Read 20 minutes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await until(() => titles()[0] === 'Read 20 minutes', 'the new name');
  await act(async () => void shell.undo.undoLast());
  await until(() => titles()[0] === 'Read', 'the old name');

  act(() => today('Read').focus());
  await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  expect(titles()).toEqual(['Run', 'Read']);
  expect(today('Read')).toHaveFocus();
  await act(async () => void shell.undo.undoLast());
  expect(titles()).toEqual(['Read', 'Run']);
  await user.click(screen.getByRole('button', { name: 'View options' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Group by color' }));
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Blue',
    'Red',
  ]);
});

test('[HB11] the keys of a grid', async () => {
  await renderPage();
  act(() => today('Read').focus());
  await user.keyboard('{ArrowDown}');
  expect(today('Run')).toHaveFocus();
  await user.keyboard(' ');
  expect(today('Run')).toHaveAccessibleName(/done$/);
  await user.keyboard('{PageUp}');
  expect(cell(/^Run, Tuesday, November 17/)).toHaveFocus();
  await user.keyboard('{PageDown}{PageDown}');
  expect(today('Run')).toHaveFocus();
  expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(3);
});

test('[HB13] half a name survives leaving, in the sheet of a phone too', async () => {
  const { unmount } = await renderPage();
  await user.type(screen.getByRole('textbox', { name: 'Habit name' }), 'Water the');
  await user.click(screen.getByRole('radio', { name: /^Lime/ }));
  unmount();
  await renderPage();
  expect(screen.getByRole('textbox', { name: 'Habit name' })).toHaveValue('Water the');
  await user.click(screen.getByRole('button', { name: 'Add habit', hidden: true }));
  const sheet = await screen.findByRole('dialog', { name: 'Add habit' });
  const field = within(sheet).getByRole('textbox', { name: /^Name/ });
  expect(field).toHaveValue('Water the');
  expect(within(sheet).getByRole('radio', { name: /^Lime/ })).toBeChecked();
  await user.type(field, ' seedlings{Enter}');
  await until(() => server.tables['habits']?.length === 3, 'the habit');
  expect(server.tables['habits']?.at(-1)).toMatchObject({
    title: 'Water the seedlings',
    color: '#84CC16',
  });
  expect(screen.getByRole('textbox', { name: 'Habit name' })).toHaveValue('');
});
