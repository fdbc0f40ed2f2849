import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { Page } from './health-tracker-page';

const MORNING = Date.parse('2026-11-21T08:00:00Z');
let people = 700;
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const amount = (measure: string) =>
  within(screen.getByRole('region', { name: measure })).getByText(/^\d+$/, {
    selector: 'p > strong',
  }).textContent;

/** A person of its own for each test: nobody has logged anything yet. */
async function renderPage() {
  people += 1;
  const page = await renderInShell(<Page />, { user: { ...TEST_USER, id: testId(people) } });
  await screen.findByRole('region', { name: 'Water' });
  return page;
}

beforeEach(() => {
  jest.useFakeTimers({
    now: MORNING,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});

test('[HT1][HT2] the buttons add and take away, never below zero', async () => {
  await renderPage();
  expect(button('Water −1')).toBeDisabled();
  await click('Water +2');
  await click('Water +1');
  await click('Water −1');
  expect(amount('Water')).toBe('2');
  await click('Exercise +15');
  await click('Exercise −5');
  await click('Exercise +30');
  expect(amount('Exercise')).toBe('40');
});

test('[HT3] each addition is said, the goal once a day at the step that reaches it', async () => {
  const { shell } = await renderPage();
  for (let step = 0; step < 3; step += 1) await click('Water +2');
  await click('8 glasses');
  await click('Water −1');
  await click('Water +1');
  await click('Exercise +30');
  expect(shell.toasts.map(({ title }) => title)).toEqual([
    'Water goal achieved',
    'Exercise goal achieved',
  ]);
  expect(shell.briefs.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 4 }, () => 'Water logged'),
    'Water −1',
    'Water logged',
    'Exercise logged',
  ]);
});

test('[HT4] a glass sets the count, and every change can be undone', async () => {
  const { shell } = await renderPage();
  await click('5 glasses');
  expect(amount('Water')).toBe('5');
  await click('5 glasses');
  expect(amount('Water')).toBe('4');
  await act(async () => void shell.undo.undoLast());
  expect(amount('Water')).toBe('5');
  await act(async () => void shell.undo.undoLast());
  expect(amount('Water')).toBe('0');
});

test('[HT5][HT6] the week shows each day, and a past day can be corrected', async () => {
  await renderPage();
  await click('Water +2');
  const past = button('Thursday, November 19: 0 glasses');
  await user.click(past);
  const field = await screen.findByLabelText('Water (glasses)');
  await user.clear(field);
  await user.type(field, '9');
  await click('Save');
  expect(button('Thursday, November 19: 9 glasses, goal reached')).toHaveFocus();
  const water = screen.getByRole('group', { name: 'Water' });
  expect(water).toHaveTextContent('5.5 glasses');
  expect(water).toHaveTextContent('1 of 2 days');
  await click('Show table');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayGlassesMinutes',
    'Thursday, November 1990',
    'Saturday, November 2120',
  ]);
});

test('[HT7] the day changes at midnight while the page is open', async () => {
  await renderPage();
  await click('Water +2');
  await act(async () => {
    jest.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(amount('Water')).toBe('0');
  expect(button('Saturday, November 21: 2 glasses')).toBeVisible();
});

test('[HT8] goals can be set, within reason', async () => {
  await renderPage();
  await click('Daily goals');
  const field = await screen.findByLabelText('Water (glasses)');
  await user.clear(field);
  await user.type(field, '0');
  await click('Save');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await user.clear(field);
  await user.type(field, '6');
  await click('Save');
  expect(screen.getByRole('region', { name: 'Water' })).toHaveTextContent('of 6 glasses');
});
