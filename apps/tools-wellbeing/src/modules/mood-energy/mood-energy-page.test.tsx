import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import { renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { Page } from './mood-energy-page';
import { moodEntries } from './model/mood.store';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
let people = 900;
let userId = '';
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const record = () => screen.getByRole('button', { name: 'Record Entry' });
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const unchosen = () =>
  within(screen.getByRole('form', { name: 'New entry' })).getAllByRole('radio', { checked: false });
const list = () => screen.getByRole('list', { name: 'Recent entries' });
const rows = () => within(list()).getAllByRole('listitem');
const term = (label: string) => screen.getByText(label).parentElement;

async function renderPage() {
  const page = await renderInShell(<Page />, { user: { ...TEST_USER, id: userId } });
  await screen.findByRole('button', { name: 'Record Entry' });
  return page;
}

async function seed(moods: readonly number[]) {
  const items = moods.map((mood, index) => ({
    id: `e${index}`,
    at: NOW - (moods.length - index) * 3_600_000,
    mood,
    energy: 3,
  }));
  const byId = new Map(items.map((item) => [item.id, item]));
  await deviceStore(userId).changeItems(moodEntries, [...byId.keys()], (_now, id) => byId.get(id));
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
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
  userId = testId(people);
});
afterEach(() => jest.useRealTimers());

test('[ME1][ME2][ME8] nothing is chosen beforehand; both choices make an entry with its time', async () => {
  const { shell } = await renderPage();
  expect(unchosen()).toHaveLength(10);
  expect(record()).toBeDisabled();
  await user.click(radio(/^4 of 5, Good$/));
  expect(record()).toBeDisabled();
  await user.click(radio(/^3 of 5, Steady$/));
  await user.type(screen.getByRole('textbox', { name: 'Notes (optional)' }), 'Long run');
  await user.click(record());
  expect(shell.toasts).toEqual([{ title: 'Entry recorded', description: 'Good' }]);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Long run');
  expect(rows()[0]).toHaveTextContent('Today, 12:00');
  expect(rows()[0]).toHaveTextContent('Mood 4 of 5, Good');
  expect(unchosen()).toHaveLength(10);
  expect(document.body).not.toHaveFocus();
});

test('[ME2] half a form survives leaving the screen', async () => {
  const { unmount } = await renderPage();
  await user.click(radio(/Great/));
  await user.type(screen.getByRole('textbox', { name: 'Notes (optional)' }), 'Half');
  unmount();
  await renderPage();
  expect(radio(/Great/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Notes (optional)' })).toHaveValue('Half');
});

test('[ME3][ME4] averages with one decimal and the weekly trend in words', async () => {
  await seed([2, 2, 4, 5]);
  await renderPage();
  await screen.findByText('Weekly trend');
  expect(term('Average mood')).toHaveTextContent('3.3');
  expect(term('Average energy')).toHaveTextContent('3.0');
  expect(term('Weekly trend')).toHaveTextContent('Improving2.0 older half, 4.5 newer half');
});

test('[ME3][ME4] without entries no averages, with one a stable week and a note', async () => {
  const { unmount } = await renderPage();
  expect(screen.getByText(/appear after the first entries/)).toBeVisible();
  unmount();
  await seed([4]);
  await renderPage();
  await screen.findByText('Weekly trend');
  expect(term('Weekly trend')).toHaveTextContent('StableNot enough entries yet');
});

test('[ME5] the seven most recent, more on request', async () => {
  await seed([1, 2, 3, 4, 5, 4, 3, 2, 1]);
  await renderPage();
  await screen.findByText('Weekly trend');
  expect(rows()).toHaveLength(7);
  expect(rows()[1]).toHaveTextContent('Mood 2 of 5, Low');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toHaveLength(9);
});

test('[ME6] the chart has a table, over the chosen days', async () => {
  await seed([2, 4]);
  const store = deviceStore(userId);
  await store.changeItems(moodEntries, ['old'], () => ({ id: 'old', at: NOW - 9 * DAY, mood: 5 }));
  await renderPage();
  await user.click(screen.getByRole('button', { name: 'Show table' }));
  const table = () => screen.getAllByRole('row').map((one) => one.textContent);
  expect(table()).toEqual(['DayMoodEnergy', 'Sat, Nov 213.03.0', 'Thu, Nov 125.0–']);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  expect(table()).toEqual(['DayMoodEnergy', 'Sat, Nov 213.03.0']);
});

test('[ME7] an entry is changed and deleted, both with Undo', async () => {
  await seed([2]);
  const { shell } = await renderPage();
  await user.click(screen.getByRole('button', { name: /^Edit: / }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: /Great/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(rows()[0]).toHaveTextContent('Mood 5 of 5, Great');
  await act(async () => void shell.undo.undoLast());
  expect(rows()[0]).toHaveTextContent('Mood 2 of 5, Low');
  await user.click(screen.getByRole('button', { name: /^Delete: / }));
  expect(screen.queryByRole('list', { name: 'Recent entries' })).toBeNull();
  expect(document.body).not.toHaveFocus();
  await act(async () => void shell.undo.undoLast());
  expect(rows()).toHaveLength(1);
});

test('[ME10] files of Daylio come in by the one door, in Your data', async () => {
  const { shell } = await renderPage();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import from Daylio' }));
  expect(shell.visited).toEqual([{ kind: 'tool', toolId: 'settings', at: 'your-data' }]);
});
