import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateDevice } from '@plainday/data-device';
import { changePreferences } from '@plainday/data-preferences';
import { addTask } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import {
  buildProject,
  buildTask,
  createTestShell,
  installServer,
  renderInShell,
  TEST_USER,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './eisenhower-page';

const DAY = 86_400_000;
const dueIn = (days: number) => new Date(Date.now() + days * DAY).toISOString();
let server: FakeServer;

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  localStorage.clear();
  server = installServer();
});
afterEach(() => act(() => activateDevice(null)));

async function open(tasks: readonly Partial<Task>[]) {
  server.tables['tasks'] = tasks.map((task) => ({ ...buildTask(task) }));
  server.tables['projects'] = [{ ...buildProject({ id: 'p', title: 'Garden' }) }];
  const { shell, store } = await renderInShell(<Page />, { shell: createTestShell() });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return Object.assign(shell, { store });
}

const quadrant = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  [...quadrant(name).querySelectorAll('[data-title]')].map((title) => title.textContent);
const card = (title: string) => screen.getByText(title).closest('[role=row]') as HTMLElement;
const row = (at = 0) => server.tables['tasks']?.[at];

test('[EM1][EM2][EM4] every open task stands in its quadrant, those of projects too', async () => {
  await open([
    { title: 'Fix', due_date: dueIn(-2), priority: 'high' },
    { title: 'Plan', due_date: dueIn(9), focused: true, project_id: 'p' },
    { title: 'Later', due_date: dueIn(5) },
    { title: 'Soon', due_date: dueIn(1) },
    { title: 'Some day' },
    { title: 'Gone', deleted_at: dueIn(-1) },
  ]);
  expect(titles('Urgent and important')).toEqual(['Fix']);
  expect(titles('Important, not urgent')).toEqual(['Plan']);
  expect(titles('Urgent, not important')).toEqual(['Soon', 'Later']);
  expect(titles('Neither')).toEqual(['Some day']);
  expect(within(card('Plan')).getByRole('link', { name: 'Garden' })).toBeVisible();
  expect(screen.getByText(/^urgent = due before \w{3} \d+/)).toBeVisible();
});

test('[EM4] a card is called by its title and its facts, not by its buttons', async () => {
  await open([{ title: 'Fix', priority: 'high', focused: true }]);
  expect(card('Fix')).toHaveAccessibleName('Fix High priority In focus');
});

test('[EM3] a title added in a quadrant gets its fields; a blank one cannot be added', async () => {
  changePreferences(TEST_USER.id, { dueTimeMinutes: 9 * 60 + 30 });
  await open([]);
  const field = screen.getByRole('textbox', { name: 'Add a task to Important, not urgent' });
  await userEvent.type(field, '  ');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(field, 'Write the book{Enter}');
  expect(titles('Important, not urgent')).toEqual(['Write the book']);
  expect(field).toHaveValue('');
  await waitFor(() => expect(row()).toMatchObject({ priority: 'high', focused: true }));
  const due = new Date(row()?.['due_date'] as string);
  expect([due.getHours(), due.getMinutes()]).toEqual([9, 30]);
});

test('[EM5][EM8] a key sends the card as one change, and Undo restores all its fields', async () => {
  const before = { priority: 'high' as const, focused: true, due_date: dueIn(1) };
  const shell = await open([{ title: 'Call', ...before, reminder_time: dueIn(0.9) }]);
  const old = { ...row() };
  act(() => card('Call').focus());
  await userEvent.keyboard('4');
  expect(titles('Neither')).toEqual(['Call']);
  await waitFor(() =>
    expect(row()).toMatchObject({
      priority: 'low',
      focused: false,
      due_date: null,
      reminder_time: null,
    }),
  );
  expect(shell.briefs.at(-1)?.text).toBe('“Call” moved to Neither');
  act(() => shell.briefs.at(-1)?.action?.run());
  await waitFor(() => expect(titles('Urgent and important')).toEqual(['Call']));
  const { priority, focused, due_date, reminder_time } = old;
  await waitFor(() => expect(row()).toMatchObject({ priority, focused, due_date, reminder_time }));
  expect(server.requests.filter((line) => !line.startsWith('GET'))).toHaveLength(2);
});

test('[EM5] [A2] the keys of a card act from its checkbox, too', async () => {
  const shell = await open([{ title: 'Call' }, { title: 'Weed' }]);
  act(() => screen.getByRole('checkbox', { name: 'Complete Call' }).focus());
  await userEvent.keyboard('j');
  expect(card('Weed')).toHaveFocus();
  act(() => screen.getByRole('checkbox', { name: 'Complete Call' }).focus());
  await userEvent.keyboard('2');
  expect(shell.briefs.at(-1)?.text).toBe('“Call” moved to Important, not urgent');
});

test('[EM6] the menu says what each quadrant would set', async () => {
  await open([{ title: 'Call' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Move Call' }));
  const choice = await screen.findByRole('menuitemcheckbox', {
    name: /Urgent and important ?sets due → tomorrow, priority → high/,
  });
  await userEvent.click(choice);
  await waitFor(() => expect(titles('Urgent and important')).toEqual(['Call']));
});

test('[EM7] I leads to the settings of the task, over its list', async () => {
  const shell = await open([{ id: 't', title: 'Weed', project_id: 'p' }]);
  act(() => card('Weed').focus());
  await userEvent.keyboard('i');
  expect(shell.visited).toEqual([{ kind: 'project', projectId: 'p', taskId: 't' }]);
});

test('[EM7] single keys can be switched off, arrows stay', async () => {
  changePreferences(TEST_USER.id, { singleKeys: false });
  await open([
    { title: 'One', position: 0 },
    { title: 'Two', position: 1 },
    { title: 'Plan', priority: 'high' },
  ]);
  act(() => card('One').focus());
  await userEvent.keyboard('1di{ArrowDown}');
  expect(titles('Neither')).toEqual(['One', 'Two']);
  expect(card('Two')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(card('Plan')).toHaveFocus();
});

test('[EM8][EM9] completing leaves the focus in the quadrant and can be taken back', async () => {
  const shell = await open([
    { title: 'One', position: 0 },
    { title: 'Two', position: 1 },
  ]);
  act(() => card('One').focus());
  await userEvent.keyboard('d');
  expect(titles('Neither')).toEqual(['Two']);
  expect(card('Two')).toHaveFocus();
  await userEvent.keyboard('1');
  await waitFor(() => expect(card('Two')).toHaveFocus());
  expect(titles('Urgent and important')).toEqual(['Two']);
  act(() => shell.briefs[0]?.action?.run());
  await waitFor(() => expect(titles('Neither')).toEqual(['One']));
});

test('[EM4] of very many cards a few are drawn, and more when asked', async () => {
  await open(Array.from({ length: 130 }, (_, position) => ({ title: `T${position}`, position })));
  expect(titles('Neither')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show more (90 left)' }));
  expect(titles('Neither')).toHaveLength(80);
});

test('a list that cannot be read says so, and comes when asked again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = ({ method }) =>
    method === 'GET'
      ? Response.json({ code: '42501', message: 'denied' }, { status: 403 })
      : 'network';
  const { store } = await open([{ title: 'Call' }]);
  expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
  // What is added meanwhile, from anywhere, shows in its quadrant.
  act(() => void store.dispatch(addTask(buildTask({ title: 'Wave' }))));
  expect(titles('Neither')).toEqual(['Wave']);
  server.fault = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Call')).toBeVisible();
  error.mockRestore();
});

test('[EM10] [F4] a line added to a quadrant is read like in the add bar, and has its fields beside', async () => {
  await open([]);
  const field = within(quadrant('Neither')).getByRole('textbox');
  await userEvent.type(field, 'Prune roses 45m #Garden{Enter}');
  expect(field).toHaveValue('');
  await waitFor(() => expect(titles('Neither')).toEqual(['Prune roses']));
  await waitFor(() =>
    expect(row()).toMatchObject({ duration: 45, project_id: 'p', priority: 'low' }),
  );
  // What the words say shows below, and where it takes the task; a cross takes it back.
  const line = within(quadrant('Neither'));
  await userEvent.type(line.getByRole('textbox'), 'Weekly report tomorrow 30m p1');
  expect(await line.findByRole('button', { name: 'Keep "30m" as text' })).toBeVisible();
  expect(line.getByText('Goes to Urgent and important')).toBeVisible();
  await userEvent.click(line.getByRole('button', { name: 'Keep "tomorrow" as text' }));
  await userEvent.click(line.getByRole('button', { name: 'Keep "p1" as text' }));
  expect(line.queryByText(/^Goes to/)).toBeNull();
  await userEvent.type(line.getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(titles('Neither')).toContain('Weekly report tomorrow p1'));
  await waitFor(() =>
    expect(
      server.tables['tasks']?.find(({ title }) => title === 'Weekly report tomorrow p1'),
    ).toMatchObject({ duration: 30, due_date: null, priority: 'low' }),
  );
  await userEvent.type(
    within(quadrant('Urgent, not important')).getByRole('textbox'),
    'Call{Enter}',
  );
  await waitFor(() => expect(titles('Urgent, not important')).toEqual(['Call']));
});

test('[issue 37] T and D choose any day for a card, and what may follow T is said while it is awaited', async () => {
  await open([{ title: 'Call Ada', priority: 'high', due_date: dueIn(2) }]);
  act(() => card('Call Ada').focus());
  await userEvent.keyboard('t');
  expect(screen.getByText('Due tomorrow').closest('[role=status]')).toHaveTextContent(
    'T Due todayM Due tomorrowW Due next weekD Choose a day',
  );
  await userEvent.keyboard('d');
  expect(screen.queryByText('Due tomorrow')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Schedule' })).toBeVisible();
});
