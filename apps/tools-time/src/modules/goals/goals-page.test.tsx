import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import type { FactQuery } from '@plainday/federation-contract';
import {
  createTestShell,
  renderInShell,
  TEST_USER,
  testId,
  type FakeUser,
  type TestShell,
} from '@plainday/testing-unit';
import { Page } from './goals-page';
import { goalMarks } from './model/goal-marks.store';
import type { Goal } from './model/goals.schema';

let people = 700;
let person: FakeUser = TEST_USER;
const SATURDAY = new Date(2026, 10, 21, 14, 6).getTime();
const MONDAY = new Date(2026, 10, 23, 8).getTime();
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => user.click(button(name));
const list = (name: string) => within(screen.getByRole('list', { name }));
const kept = () => JSON.parse(localStorage.getItem('weeklyGoals') ?? '[]') as Goal[];
/** What lies beside the goals. */
const beside = async () => (await deviceStore(person.id).read(goalMarks)).value?.marks ?? [];
const NAMED = ['completed', 'createdAt', 'id', 'progress', 'target', 'title', 'unit'];
const fields = () => kept().map((one) => Object.keys(one).sort());

function goal(fields: Partial<Goal> = {}): Goal {
  return {
    id: 'g1',
    title: 'Run',
    progress: 3,
    target: 5,
    unit: 'times',
    completed: false,
    createdAt: '2026-11-16T08:00:00.000Z',
    ...fields,
  };
}

function keep(goals: readonly Goal[], week = '2026-11-16') {
  localStorage.setItem('weeklyGoals', JSON.stringify(goals));
  localStorage.setItem('currentWeekStart', week);
}

async function renderPage(shell: TestShell = createTestShell()) {
  const page = await renderInShell(<Page />, { shell, user: person });
  await screen.findByRole('textbox', { name: 'Goal' });
  return page;
}

beforeEach(() => {
  localStorage.clear();
  people += 1;
  person = { ...TEST_USER, id: testId(people) };
  jest.useFakeTimers({
    now: SATURDAY,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

test('[WG1][WG2][WG8] a goal is added with its target and lies under the key of the spec', async () => {
  await renderPage();
  expect(button('Add')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Goal' }), 'Read{Enter}');
  expect(await list('Open goals').findByText('Read')).toBeVisible();
  await waitFor(() =>
    expect(kept()).toMatchObject([{ title: 'Read', progress: 0, target: 3, unit: 'times' }]),
  );
  expect(localStorage.getItem('currentWeekStart')).toBe('2026-11-16');
});

test('[WG3][WG4] +1 up to the target, then a check, Undo and Reopen', async () => {
  keep([goal({ progress: 0, target: 2 })]);
  const { shell } = await renderPage();
  expect(button('−1: Run')).toBeDisabled();
  await click('+1: Run');
  await waitFor(() => expect(document.body).toHaveTextContent('Run1 of 2 times'));
  await click('+1: Run');
  expect(screen.queryByRole('button', { name: '+1: Run' })).toBeNull();
  expect(button('More: Run')).toHaveFocus();
  expect(shell.briefs.at(-1)?.text).toBe('“Run” complete');
  act(() => void shell.briefs.at(-1)?.action?.run());
  await waitFor(() => expect(button('+1: Run')).toBeVisible());
  await click('+1: Run');
  await click('More: Run');
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
  await waitFor(() => expect(button('−1: Run')).toBeEnabled());
  expect(button('More: Run')).toHaveFocus();
});

test('[WG5][WG6] on Monday it starts at 0, last week is shown and carried over once', async () => {
  keep([goal(), goal({ id: 'g2', title: 'Read', progress: 5, completed: true })]);
  jest.setSystemTime(MONDAY);
  const { shell } = await renderPage();
  await waitFor(() => expect(kept().map(({ progress }) => progress)).toEqual([0, 0]));
  expect(localStorage.getItem('currentWeekStart')).toBe('2026-11-23');
  const past = within(screen.getByRole('region', { name: 'Last week' }));
  expect(past.getByText('3 of 5')).toBeVisible();
  expect(past.getByText('2 times left')).toBeVisible();
  await click('Carry over: Run');
  expect(await screen.findByText(/of 7 times, 2 carried over/)).toBeVisible();
  await waitFor(async () =>
    expect(await beside()).toEqual([{ id: 'g1', week: '2026-11-23', carried: 2 }]),
  );
  expect(kept()[0]).toMatchObject({ target: 5, progress: 0 });
  expect(fields()).toEqual([NAMED, NAMED]);
  await waitFor(() => expect(button('Carry over: Run')).toBeDisabled());
  act(() => void shell.undo.undoLast());
  await waitFor(() => expect(screen.queryByText(/2 carried over/)).toBeNull());
  await waitFor(async () => expect(await beside()).toEqual([]));
});

test('[WG7] a goal is deleted with Undo, to its place', async () => {
  keep([goal(), goal({ id: 'g2', title: 'Read' })]);
  const { shell } = await renderPage();
  await click('More: Run');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(kept().map(({ id }) => id)).toEqual(['g2']));
  act(() => void shell.briefs.at(-1)?.action?.run());
  await waitFor(() => expect(kept().map(({ id }) => id)).toEqual(['g1', 'g2']));
});

test('[WG8] what cannot be read is set aside, never overwritten', async () => {
  localStorage.setItem('weeklyGoals', '{broken');
  await renderPage();
  await user.type(screen.getByRole('textbox', { name: 'Goal' }), 'Read{Enter}');
  await waitFor(() => expect(kept()).toHaveLength(1));
  const aside = Object.keys(localStorage).find((key) => key.startsWith('weeklyGoals.corrupt.'));
  expect(localStorage.getItem(aside ?? '')).toBe('{broken');
});

test('[WG8] what an older page keeps in a goal moves beside it, and what it changes later follows', async () => {
  const feed = { kind: 'tasks-done', title: 'Tasks', correction: 1 };
  keep([goal({ progress: 6, carried: 2, week: '2026-11-16', feed })]);
  const facts = async () => [
    { day: '2026-11-17', value: 5, source: 'task-list' },
    { day: '2026-11-23', value: 1, source: 'task-list' },
  ];
  const shell = createTestShell();
  Object.assign(shell, { offers: { ...shell.offers, facts } });
  const first = await renderPage(shell);
  expect(await screen.findByText(/of 7 times, 2 carried over/)).toBeVisible();
  await waitFor(() => expect(fields()).toEqual([NAMED]));
  const mark = {
    id: 'g1',
    feed: { kind: 'tasks-done', title: 'Tasks' },
    week: '2026-11-16',
    carried: 2,
    correction: 1,
  };
  expect(await beside()).toEqual([mark]);
  expect(kept()[0]?.progress).toBe(6);
  first.unmount();
  // It begins the next week, and writes what it knows of.
  keep([goal({ progress: 1, week: '2026-11-23' })], '2026-11-23');
  jest.setSystemTime(MONDAY);
  await renderPage(shell);
  expect(await screen.findByText('counted by Tasks')).toBeVisible();
  expect(screen.queryByText(/carried over/)).toBeNull();
  await waitFor(() => expect(fields()).toEqual([NAMED]));
  expect(kept()[0]).toMatchObject({ progress: 1, target: 5 });
  expect(await beside()).toEqual([{ id: 'g1', feed: mark.feed }]);
});

test('[WG9] a goal counts what a tool has counted this week, and is corrected', async () => {
  keep([goal({ progress: 0, feed: { kind: 'tasks-done', title: 'Tasks', correction: 0 } })]);
  const facts = jest.fn(async () => [{ day: '2026-11-17', value: 2, source: 'task-list' }]);
  const shell = createTestShell();
  Object.assign(shell, { offers: { ...shell.offers, facts } });
  await renderPage(shell);
  expect(screen.getByText('counted by Tasks')).toBeVisible();
  await waitFor(() => expect(kept()[0]?.progress).toBe(2));
  expect(facts).toHaveBeenCalledWith('tasks-done', { from: '2026-11-16', to: '2026-11-22' });
  await click('+1: Run');
  await waitFor(() => expect(kept()[0]?.progress).toBe(3));
  await waitFor(async () =>
    expect(await beside()).toEqual([
      {
        id: 'g1',
        feed: { kind: 'tasks-done', title: 'Tasks' },
        week: '2026-11-16',
        correction: 1,
      },
    ]),
  );
  expect(fields()).toEqual([NAMED]);
});

test('[WG9] [T11] a goal counts one habit alone, as it was chosen', async () => {
  keep([goal({ progress: 0 })]);
  const facts = jest.fn(async (_kind: string, { subject }: FactQuery) => [
    { day: '2026-11-17', value: subject === 'h2' ? 2 : 4, source: 'habits' },
  ]);
  const subjects = async () =>
    ['Read', 'Stretch'].map((title, at) => ({ id: `h${at + 1}`, title, source: 'habits' }));
  const offered = { kind: 'habits-kept', title: 'Habits kept', unit: 'count', subject: 'habit' };
  const shell = createTestShell();
  const habits = { id: 'habits', title: 'Habit Tracker', offers: { facts: [offered] } };
  Object.assign(shell, { modules: [habits], offers: { ...shell.offers, facts, subjects } });
  await renderPage(shell);
  await click('More: Run');
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const by = dialog.getByLabelText('Counted by');
  expect(dialog.queryByLabelText('Which habit')).toBeNull();
  await user.selectOptions(by, 'Habit Tracker: Habits kept');
  expect(dialog.getByLabelText('Which habit')).toHaveDisplayValue('Any habit');
  await user.selectOptions(
    dialog.getByLabelText('Which habit'),
    await dialog.findByRole('option', { name: 'Stretch' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(kept()[0]?.progress).toBe(2));
  expect((await beside())[0]?.feed).toMatchObject({ subject: { id: 'h2', title: 'Stretch' } });
  expect(fields()).toEqual([NAMED]);
  expect(screen.getByText('counted by Habit Tracker', { exact: false })).toHaveTextContent(
    'counted by Habit Tracker: Stretch',
  );
});

test('[WG5][WG9] [T2] a week that nobody saw end is archived with what was tracked in it', async () => {
  const feed = { kind: 'tracked-minutes', title: 'Time Tracking', correction: 0 };
  keep([goal({ target: 90, progress: 0, unit: 'minutes', feed })]);
  jest.setSystemTime(MONDAY);
  const facts = jest.fn(async () => [
    { day: '2026-11-19', value: 60, source: 'time-tracker' },
    { day: '2026-11-22', value: 30, source: 'time-tracker' },
    { day: '2026-11-23', value: 5, source: 'time-tracker' },
  ]);
  const shell = createTestShell();
  Object.assign(shell, { offers: { ...shell.offers, facts } });
  await renderPage(shell);
  const past = within(await screen.findByRole('region', { name: 'Last week' }));
  expect(await past.findByText('90 of 90')).toBeVisible();
  await waitFor(() => expect(kept()[0]).toMatchObject({ progress: 5, target: 90 }));
});

test('[WG3][WG7] + and − count the goal in focus, Delete deletes it with Undo', async () => {
  keep([goal()]);
  const { shell } = await renderPage();
  act(() => button('More: Run').focus());
  await user.keyboard('+');
  await waitFor(() => expect(kept()[0]?.progress).toBe(4));
  await user.keyboard('--');
  await waitFor(() => expect(kept()[0]?.progress).toBe(2));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(kept()).toEqual([]));
  expect(document.body).not.toHaveFocus();
  act(() => void shell.undo.undoLast());
  await waitFor(() => expect(kept()).toMatchObject([{ title: 'Run', progress: 2 }]));
});

test('[WG1] what was typed and not added is still there later', async () => {
  const first = await renderPage();
  await user.type(screen.getByRole('textbox', { name: 'Goal' }), 'Read');
  await user.type(screen.getByRole('textbox', { name: 'Unit' }), 'pages');
  first.unmount();
  await renderPage();
  expect(screen.getByRole('textbox', { name: 'Goal' })).toHaveValue('Read');
  expect(screen.getByRole('textbox', { name: 'Unit' })).toHaveValue('pages');
  await click('Add');
  await waitFor(() => expect(kept()).toMatchObject([{ title: 'Read', unit: 'pages' }]));
});

test('[WG7] Enter on its title renames a goal in its place; Escape gives up', async () => {
  keep([goal()]);
  const { shell } = await renderPage();
  const rename = (title: string) => screen.getByRole('button', { name: title });
  act(() => rename('Run').focus());
  await user.keyboard('{Enter}');
  const field = screen.getByRole('textbox', { name: 'Rename Run' });
  expect(field).toHaveFocus();
  await user.keyboard('ning+{Escape}');
  await waitFor(() => expect(rename('Run')).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Rename Run' }));
  await user.keyboard('Swim{Enter}');
  await waitFor(() => expect(kept()).toMatchObject([{ title: 'Swim', progress: 3, target: 5 }]));
  await waitFor(() => expect(rename('Swim')).toHaveFocus());
  act(() => void shell.undo.undoLast());
  await waitFor(() => expect(kept()).toMatchObject([{ title: 'Run' }]));
});
