import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createTestShell,
  installServer,
  renderInShell,
  TEST_USER,
  testId,
  type FakeServer,
} from '@plainday/testing-unit';
import { learningTrackerManifest } from './learning-tracker.manifest';
import { Page } from './learning-tracker-page';
import type { LearningGoal } from './model/learning.schema';
import { logged, takenBack, type Session } from './model/session.logic';

let server: FakeServer;

function goal(topic: string, fields: Partial<LearningGoal> = {}): LearningGoal {
  return {
    id: testId(topic.length),
    user_id: TEST_USER.id,
    topic,
    subject: 'programming',
    progress_percentage: 0,
    time_spent: 0,
    notes: 'Target: 1 hours',
    last_studied: null,
    session_ids: [],
    created_at: '2026-11-01T08:00:00+00:00',
    ...fields,
  };
}

const rows = () => (server.tables['learning_progress'] ?? []) as unknown as LearningGoal[];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const minutes = () => screen.getByRole('spinbutton', { name: 'Duration in minutes' });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const active = () => screen.getByRole('list', { name: 'Learning goals' });

/** The two functions of the database, as the contract suite checks them. */
function serveSessions() {
  const through = (change: typeof logged) => (args: Record<string, unknown>) => {
    const session = {
      id: args['session_id'],
      goalId: args['goal_id'],
      day: args['day'],
      minutes: args['minutes'],
      note: args['note'],
      at: args['studied_at'],
      before: args['studied_before'] ?? null,
    } as Session;
    const row = rows().find(({ id }) => id === session.goalId);
    return row && Object.assign(row, change(row, session));
  };
  server.functions['log_session'] = through(logged);
  server.functions['take_back_session'] = through(takenBack);
}

async function renderPage(goals: readonly LearningGoal[]) {
  server.tables['learning_progress'] = goals as never;
  const base = createTestShell();
  const shell = createTestShell({
    modules: [{ ...learningTrackerManifest, id: 'pomodoro', title: 'Pomodoro Timer', remote: 't' }],
    offers: {
      ...base.offers,
      facts: async (kind, { to }) =>
        kind === 'focus-minutes' ? [{ day: to, value: 25, source: 'pomodoro' }] : [],
    },
  });
  await renderInShell(<Page />, { shell });
  await screen.findByRole(goals.length > 0 ? 'region' : 'form', {
    name: goals.length > 0 ? 'Summary' : 'Set a first goal',
  });
  return shell;
}

beforeAll(async () => {
  // What comes when it is first drawn is here: compiling it takes longer than a test waits.
  await import('./components/goal-dialog');
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  server = installServer();
  serveSessions();
});

test('[LT1][LT2] the first goal is made right on the page, and needs a topic', async () => {
  const shell = await renderPage([]);
  await userEvent.click(button('Create goal'));
  expect(screen.getByText('Topic is required')).toBeVisible();
  const topic = screen.getByRole('textbox', { name: /^Topic/ });
  expect(topic).toHaveFocus();
  fill(topic, 'Italian, A2');
  expect(screen.getByRole('spinbutton', { name: 'Target hours' })).toHaveValue(20);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'language');
  await userEvent.click(button('Create goal'));
  expect(shell.briefs.at(-1)?.text).toBe('Learning goal created: “Italian, A2”');
  expect(active()).toHaveTextContent('0.0 of 20 h');
  await waitFor(() =>
    expect(rows()).toMatchObject([
      { topic: 'Italian, A2', subject: 'language', notes: 'Target: 20 hours', time_spent: 0 },
    ]),
  );
});

test('[LT3][LT4][LT5][LT6] sessions add up, the one that completes says so, and each can be undone', async () => {
  const shell = await renderPage([goal('SQL'), goal('Typography')]);
  expect(minutes()).toHaveValue(30);
  await userEvent.click(button('Log a session of SQL'));
  expect(minutes()).toHaveFocus();
  fill(minutes(), '481');
  await userEvent.click(button('Log session'));
  expect(screen.getByText('At most 480 minutes')).toBeVisible();
  fill(minutes(), '30');
  await userEvent.click(button('Log session'));
  expect(shell.briefs.at(-1)?.text).toBe('Session logged: “SQL”');
  const sql = () => within(active()).getByRole('heading', { name: /^SQL/ }).closest('li');
  expect(sql()).toHaveTextContent('50 %');
  expect(sql()).toHaveTextContent('0.5 of 1 h');
  expect(sql()).toHaveTextContent('Today, 30 min · Study session');

  await userEvent.click(button('Log session'));
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Goal completed', description: 'SQL' });
  expect(active()).not.toHaveTextContent('SQL');
  const picker = screen.getByRole('combobox', { name: 'Goal' });
  expect([...picker.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Typography']);
  await userEvent.click(button('1 completed goal'));
  expect(screen.getByRole('list', { name: 'Completed goals' })).toHaveTextContent('Completed');

  await act(async () => void shell.undo.undoLast());
  expect(sql()).toHaveTextContent('50 %');
  await waitFor(() =>
    expect(rows().find(({ topic }) => topic === 'SQL')).toMatchObject({ time_spent: 30 }),
  );
});

test('[LT4] a session whose answer was lost is sent again and counts once', async () => {
  await renderPage([goal('SQL')]);
  let lost = 0;
  server.fault = (request) =>
    request.url.includes('log_session') && lost++ === 0 ? 'lost-answer' : undefined;
  await userEvent.click(button('Log session'));
  await waitFor(() => expect(lost).toBe(2));
  expect(active()).toHaveTextContent('50 %');
  expect(rows()).toMatchObject([{ time_spent: 30 }]);
});

test('[LT7][LT9] the summary counts, and the weeks are a picture and a table', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const notes = `Target: 1 hours\n${day}: 30 min - a`;
  await renderPage([
    goal('SQL', { notes, time_spent: 30, progress_percentage: 50 }),
    goal('Typography', { time_spent: 60, progress_percentage: 100 }),
  ]);
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Weekly learning hours0.5h0.5 h more than the week before');
  expect(summary).toHaveTextContent('Active goals1');
  expect(summary).toHaveTextContent('Completed1Typography');
  expect(summary).toHaveTextContent('Total time1.5h');
  expect(screen.getByText('1 active · 1 completed')).toBeVisible();
  await userEvent.click(button('Show table'));
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/30$/);
});

test('[LT8] a goal says when it is done, and when there is no pace', async () => {
  const day = new Date().toISOString().slice(0, 10);
  await renderPage([
    goal('SQL', { notes: `Target: 2 hours\n${day}: 60 min - a`, time_spent: 60 }),
    goal('Typography'),
  ]);
  const [sql, typography] = within(active()).getAllByRole('listitem');
  expect(sql).toHaveTextContent(/at this week’s pace: done on \w/);
  expect(typography).toHaveTextContent('no pace this week');
});

test('[LT3][LT12] what a timer counted today is taken over with one click', async () => {
  await renderPage([goal('SQL')]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Take over 25 minutes from Pomodoro Timer' }),
  );
  expect(minutes()).toHaveValue(25);
  expect(minutes()).toHaveFocus();
});

test('[LT10] a goal is edited, and deleted with Undo', async () => {
  const notes = 'Target: 1 hours\n2026-11-20: 30 min - a';
  const shell = await renderPage([goal('SQL', { notes, time_spent: 30, progress_percentage: 50 })]);
  await userEvent.click(button('More actions for SQL'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  fill(await screen.findByRole('spinbutton', { name: 'Target hours' }), '2');
  await userEvent.click(button('Save'));
  await waitFor(() =>
    expect(rows()).toMatchObject([
      { notes: 'Target: 2 hours\n2026-11-20: 30 min - a', progress_percentage: 25 },
    ]),
  );
  await userEvent.click(button('More actions for SQL'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Goal deleted', description: 'SQL' });
  expect(await screen.findByText('Set a first goal')).toBeVisible();
  await act(async () => void shell.undo.undoLast());
  expect(active()).toHaveTextContent('25 %');
});

test('[LT11] a list that cannot be read says so, shows what is added, and Retry reads it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = ({ method }) =>
    method === 'GET'
      ? new Response(JSON.stringify({ code: 'PT403', message: 'No' }), { status: 403 })
      : 'network';
  server.tables['learning_progress'] = [goal('SQL')] as never;
  await renderInShell(<Page />);
  expect(await screen.findByText('The learning goals could not be loaded')).toBeVisible();
  await userEvent.click(button('New Goal'));
  fill(await screen.findByRole('textbox', { name: /^Topic/ }), 'Typography');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(within(active()).getAllByRole('listitem')).toHaveLength(1);
  expect(active()).toHaveTextContent('Typography');
  server.fault = () => undefined;
  await userEvent.click(button('Retry'));
  await waitFor(() => expect(within(active()).getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(rows()).toHaveLength(2));
  errors.mockRestore();
});

test('[LT11] a refused session is logged, and the goal stays as it was', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage([goal('SQL')]);
  server.fault = (request) =>
    request.url.includes('log_session')
      ? new Response(JSON.stringify({ code: 'PT422', message: 'No' }), { status: 422 })
      : undefined;
  await userEvent.click(button('Log session'));
  await waitFor(() => expect(active()).toHaveTextContent('0 %'));
  await waitFor(() =>
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Not saved: learningLog')),
  );
  errors.mockRestore();
});
