import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import { createTestShell, installServer, renderInShell, TEST_USER } from '@plainday/testing-unit';
import { pomodoroStore } from './model/pomodoro.store';
import { Page } from './pomodoro-page';

const MINUTE = 60_000;
const START = Date.parse('2026-11-21T13:20:00Z');
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });

const time = () => screen.getByRole('timer').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => user.click(button(name));

/** Lets the clock jump with one look at the end, as a throttled tab or a woken laptop does. */
async function jump(ms: number) {
  await act(async () => {
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function renderPage(shell = createTestShell()) {
  const page = await renderInShell(<Page />, { shell });
  await screen.findByRole('timer');
  return page;
}

beforeEach(() => {
  jest.useFakeTimers({
    now: START,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(async () => {
  await deviceStore(TEST_USER.id).delete('pomodoro', 'state');
  jest.useRealTimers();
});

test('[PO1][PO2] it starts at 25:00, runs, pauses and goes on', async () => {
  await renderPage();
  expect(time()).toBe('25:00');
  await click('Start');
  await jump(6 * MINUTE + 18_000);
  expect(time()).toBe('18:42');
  await click('Pause');
  await jump(10 * MINUTE);
  expect(time()).toBe('18:42');
  await click('Start');
  await jump(MINUTE);
  expect(time()).toBe('17:42');
});

test('[PO3] 24:59 in it shows 00:01, a second later the break of 05:00 stands still', async () => {
  const { shell } = await renderPage();
  await click('Start');
  await jump(25 * MINUTE - 1000);
  expect(time()).toBe('00:01');
  await jump(1000);
  expect(time()).toBe('05:00');
  expect(button('Start')).toBeVisible();
  expect(shell.timers.list()).toEqual([]);
  await jump(10 * MINUTE);
  expect(time()).toBe('05:00');

  await click('Start');
  await jump(5 * MINUTE);
  expect(time()).toBe('25:00');
});

test('[PO4] Reset restores the current phase, and Undo the run that was lost by it', async () => {
  const { shell } = await renderPage();
  await click('Start');
  await jump(20 * MINUTE);
  await click('Reset');
  expect(time()).toBe('25:00');
  expect(button('Start')).toBeVisible();
  await act(async () => void shell.undo.undoLast());
  expect(time()).toBe('05:00');
  await jump(5 * MINUTE);
  const sessions = within(screen.getByRole('list', { name: 'Sessions of today' }));
  expect(sessions.getAllByRole('listitem')).toHaveLength(1);
});

test('[PO5] 50:10 Mode sets 50 minutes, and a run lost by it comes back with Undo', async () => {
  const { shell } = await renderPage();
  await click('Start');
  await jump(5 * MINUTE);
  await user.click(screen.getByRole('radio', { name: '50:10 Mode' }));
  expect(time()).toBe('50:00');
  expect(shell.briefs.at(-1)?.action?.label).toBe('Undo');
  await act(async () => shell.briefs.at(-1)?.action?.run());
  expect(time()).toBe('20:00');
  expect(screen.getByRole('radio', { name: '25:5 Mode' })).toBeChecked();
});

test('[PO6] it goes on while the page is closed, and an end in between counts from its time', async () => {
  const { shell, unmount } = await renderPage();
  await click('Start');
  unmount();
  await jump(10 * MINUTE);
  const again = await renderPage(shell);
  expect(time()).toBe('15:00');
  again.unmount();
  await jump(3 * 60 * MINUTE);
  await renderPage(shell);
  expect(await screen.findByText('05:00')).toBeVisible();
  expect(shell.toasts).toEqual([]);
  const sessions = within(screen.getByRole('list', { name: 'Sessions of today' }));
  expect(sessions.getAllByRole('listitem')).toHaveLength(1);
});

test('[PO6] what ended while the device slept is said once, with its time', async () => {
  const { shell } = await renderPage();
  await click('Start');
  const ends = new Date(Date.now() + 25 * MINUTE).toTimeString().slice(0, 5);
  // Timers stand still over sleep; each then runs once.
  jest.setSystemTime(Date.now() + 3 * 60 * MINUTE);
  await jump(MINUTE);
  expect(shell.toasts.map(({ description }) => description)).toEqual([
    `A break of 5 min is ready. (ended at ${ends})`,
  ]);
});

test('[PO6] an end is said after the clock was set back, too', async () => {
  const { shell } = await renderPage();
  await jump(-3 * 60 * MINUTE);
  await click('Start');
  await jump(25 * MINUTE);
  expect(shell.toasts.map(({ title }) => title)).toEqual(['Focus is done']);
});

test('[PO8][PO9] the label goes to the header, the ring and the session', async () => {
  const { shell } = await renderPage();
  await user.type(screen.getByRole('combobox', { name: 'What are you working on?' }), 'Proposal');
  await click('Start');
  expect(screen.getByText('Focus · Proposal')).toBeVisible();
  expect(shell.timers.list()).toMatchObject([{ id: 'pomodoro', label: 'Proposal' }]);
  await jump(25 * MINUTE);
  expect(screen.getByRole('progressbar', { name: 'Pomodoros today' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  expect(screen.getByText(/pomodoro · 25 min/)).toBeVisible();
  const session = within(screen.getByRole('list', { name: 'Sessions of today' })).getByRole(
    'listitem',
  );
  expect(session).toHaveTextContent('Proposal');
  expect(session).toHaveTextContent('25 min');
  expect(shell.toasts.at(-1)).toMatchObject({ title: 'Focus is done' });
  shell.toasts.at(-1)?.action?.run();
  expect(shell.visited).toEqual([{ kind: 'tool', toolId: 'mindful' }]);
});

test('[PO13] a finished focus is saved as a time entry, once', async () => {
  const server = installServer();
  const { shell } = await renderPage();
  await click('Start');
  await jump(25 * MINUTE);
  await click('Save as time entry: Focus');
  expect(await screen.findByRole('img', { name: 'Saved as a time entry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save as time entry/ })).not.toBeInTheDocument();
  expect(shell.briefs.at(-1)?.text).toBe('Saved as a time entry');
  expect(server.tables['time_sessions']).toMatchObject([
    { task_name: 'Focus', duration: 1500, user_id: TEST_USER.id },
  ]);
});

test('[PO10] what the browser lacks is not offered', async () => {
  await renderPage();
  expect(screen.queryByRole('button', { name: /Notification/ })).not.toBeInTheDocument();
  expect(button('Tone at the end')).toHaveAttribute('aria-pressed', 'true');
  await click('Tone at the end');
  expect(button('Tone at the end')).toHaveAttribute('aria-pressed', 'false');
});

test('[PO12] changes are announced, seconds are not', async () => {
  await renderPage();
  await click('Start');
  const status = await screen.findByText('Focus is running.');
  const texts = new Set<string | null>();
  for (let second = 0; second < 5; second += 1) {
    await jump(1000);
    texts.add(status.textContent);
  }
  expect(texts.size).toBe(1);
  await click('Pause');
  expect(screen.getByText('Focus paused with 24:55 left.')).toBeInTheDocument();
});

test('[PO10] the shell knows what to say, sound and show of the end while the page is closed', async () => {
  const { shell } = await renderPage();
  await click('Start');
  const end = { title: 'Focus is done', description: 'A break of 5 min is ready.' };
  expect(shell.timers.list()).toMatchObject([{ end: { ...end, sound: true } }]);
  await click('Tone at the end');
  expect(shell.timers.list()).toMatchObject([{ end: { ...end, sound: false } }]);
});

test('[PO15] a label that names an open task ties the session to it', async () => {
  const plain = createTestShell();
  const to = { kind: 'project', projectId: 'p1' } as const;
  const find = async () => [{ kind: 'task', id: 't1', title: 'Pay rent', to, source: 'task-list' }];
  const shell = createTestShell({ offers: { ...plain.offers, find } });
  await renderPage(shell);
  const field = screen.getByRole('combobox', { name: 'What are you working on?' });
  await user.click(field);
  await user.type(field, 'Pay rent{Enter}');
  await click('Start');
  await jump(25 * MINUTE);
  const kept = () => act(async () => (await deviceStore(TEST_USER.id).read(pomodoroStore)).value);
  expect((await kept())?.sessions[0]).toMatchObject({ task: { id: 't1', projectId: 'p1' } });
  await user.clear(field);
  await user.type(field, 'Something else{Enter}');
  expect((await kept())?.task).toBeUndefined();
});
