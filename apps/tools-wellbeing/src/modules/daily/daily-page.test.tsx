import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellContext, type OffersPort } from '@plainday/federation-contract';
import { createTestShell, renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { Page } from './daily-page';

const MORNING = Date.parse('2026-11-21T08:00:00Z');
const TODAY = '2026-11-21';
let people = 600;
let userId = '';
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const habit = (name: string) => screen.getByRole('checkbox', { name });
const day = (name: RegExp) => screen.getByRole('gridcell', { name });
const rowOf = (name: string) => habit(name).closest('li');

/** What other tools count, and how to change it. */
function countingTools(counted: Record<string, number>) {
  const listeners = new Set<() => void>();
  const facts = jest.fn<ReturnType<OffersPort['facts']>, Parameters<OffersPort['facts']>>(
    async (kind) => {
      const value = counted[kind];
      return value === undefined ? [] : [{ day: TODAY, value, source: 'tool' }];
    },
  );
  const port: Partial<OffersPort> = {
    facts,
    subscribe: (_part, _kind, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    port,
    facts,
    count: (next: Record<string, number>) =>
      act(async () => {
        Object.assign(counted, next);
        for (const listener of listeners) listener();
      }),
  };
}

async function renderPage(tools = countingTools({})) {
  const shell = createTestShell();
  const offers = { ...shell.offers, ...tools.port };
  const page = await renderInShell(
    <ShellContext value={{ ...shell, offers }}>
      <Page />
    </ShellContext>,
    { user: { ...TEST_USER, id: userId }, shell },
  );
  await screen.findByRole('list', { name: 'Habits of the day' });
  return page;
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  people += 1;
  userId = testId(people);
  jest.useFakeTimers({
    now: MORNING,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

test('[DT1][DT2] five habits are ticked by click and by the keys 1 to 5, with Undo', async () => {
  const { shell } = await renderPage();
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  await user.click(habit('Read 20 min'));
  expect(habit('Read 20 min')).toBeChecked();
  await user.keyboard('4');
  expect(habit('8 hours sleep')).toBeChecked();
  expect(screen.getByText(/· 2 of 5/)).toBeVisible();
  await act(async () => void shell.undo.undoLast());
  expect(habit('8 hours sleep')).not.toBeChecked();
});

test('[DT3] mood and productivity are chosen on five steps', async () => {
  await renderPage();
  const mood = screen.getByRole('group', { name: 'Mood' });
  await user.click(within(mood).getByRole('radio', { name: '4 of 5, Good' }));
  const productivity = screen.getByRole('group', { name: 'Productivity' });
  await user.click(within(productivity).getByRole('radio', { name: '5 of 5, Flowing' }));
  await user.click(screen.getByRole('radio', { name: 'Mood' }));
  expect(day(/^Saturday, November 21, 4 of 5/)).toBeVisible();
});

test('[DT3] [T8] choosing the chosen step again takes it back', async () => {
  await renderPage();
  const mood = within(screen.getByRole('group', { name: 'Mood' }));
  const good = mood.getByRole('radio', { name: '4 of 5, Good' });
  await user.click(good);
  expect(good).toBeChecked();
  await user.click(good);
  expect(good).not.toBeChecked();
});

test('[DT4] days are kept, past ones can be changed, future ones not', async () => {
  const { unmount } = await renderPage();
  await user.click(day(/^Thursday, November 19/));
  await user.click(habit('Read 20 min'));
  expect(day(/^Thursday, November 19, 1 of 5/)).toBeVisible();
  await user.click(day(/^Sunday, November 22/));
  expect(screen.getByText(/^Thursday, Nov 19/)).toBeVisible();
  unmount();
  await renderPage();
  expect(screen.getByText(/^Saturday, Nov 21/)).toBeVisible();
  expect(day(/^Thursday, November 19, 1 of 5/)).toBeVisible();
});

test('[DT4] the day changes at midnight while the page is open', async () => {
  await renderPage();
  await user.click(habit('Read 20 min'));
  await act(async () => {
    jest.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText(/^Sunday, Nov 22/)).toBeVisible();
  expect(habit('Read 20 min')).not.toBeChecked();
  expect(day(/^Saturday, November 21, 1 of 5/)).toBeVisible();
});

test('[DT5][DT6] tools tick with a badge; what is unticked stays so, whatever they add', async () => {
  const tools = countingTools({ 'water-glasses': 5, 'water-goal': 62 });
  await renderPage(tools);
  expect(rowOf('Water')).toHaveTextContent('5 glasses · 62 %');
  await tools.count({ 'water-glasses': 8, 'water-goal': 100, 'mindful-minutes': 1 });
  expect(habit('Water')).toBeChecked();
  expect(rowOf('Water')).toHaveTextContent('ticked by Health Tracker');
  expect(rowOf('Meditate')).toHaveTextContent('ticked by Mindful Break');
  await user.click(habit('Water'));
  expect(rowOf('Water')).toHaveTextContent('changed by you');
  await tools.count({ 'water-glasses': 10, 'water-goal': 125 });
  expect(habit('Water')).not.toBeChecked();
});

test('[DT10] the mood of the entries is shown beside, and not taken over', async () => {
  await renderPage(countingTools({ mood: 3.5 }));
  const note = await screen.findByText('Your entries in Mood & Energy average 3.5 on this day.');
  expect(note).toBeVisible();
  const mood = screen.getByRole('group', { name: 'Mood' });
  expect(within(mood).getAllByRole('radio', { checked: false })).toHaveLength(5);
  await user.click(day(/^Friday, November 20/));
  expect(note).not.toBeInTheDocument();
});

test('[DT5][DT7] the month turns with one question to each kind of number', async () => {
  const tools = countingTools({});
  await renderPage(tools);
  tools.facts.mockClear();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  const asked = tools.facts.mock.calls.map(([kind]) => kind);
  expect(asked).toHaveLength(new Set(asked).size);
});
