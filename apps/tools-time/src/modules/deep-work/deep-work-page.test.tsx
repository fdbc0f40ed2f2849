import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedModule } from '@plainday/federation-contract';
import { createTestShell, renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { Page } from './deep-work-page';

const START = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;
const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const time = () => screen.getByRole('timer').textContent;
let people = 800;

/** Lets the clock jump with one look at the end, as a throttled tab or a woken laptop does. */
async function jump(ms: number) {
  await act(async () => {
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function renderPage(shell = createTestShell(), id = testId((people += 1))) {
  const page = await renderInShell(<Page />, { shell, user: { ...TEST_USER, id } });
  await screen.findByRole('timer');
  const titles = () => shell.toasts.map(({ title }) => title);
  return { ...page, shell, titles, id };
}

async function startSession(title = 'Write proposal') {
  await user.type(screen.getByRole('textbox', { name: 'Session title' }), `${title}{Enter}`);
  await screen.findByRole('heading', { name: title });
}

beforeEach(() => {
  jest.useFakeTimers({
    now: START,
    doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});
afterEach(() => jest.useRealTimers());

test('[DW2] Start without a title says so and leads to the field', async () => {
  const { shell } = await renderPage();
  await click('Start');
  expect(shell.toasts).toMatchObject([
    {
      title: 'Session title required',
      description: 'Please enter a title for your deep work session',
    },
  ]);
  expect(screen.getByRole('textbox', { name: 'Session title' })).toHaveFocus();
});

test('[DW3][DW4] it starts with work; Pause keeps what is left, Resume goes on', async () => {
  const { titles, shell } = await renderPage();
  await startSession();
  expect(shell.timers.list()).toMatchObject([{ id: 'deep-work', label: 'Write proposal' }]);
  await jump(19 * MINUTE + 18_000);
  expect(time()).toBe('30:42');
  await click('Pause');
  await jump(10 * MINUTE);
  expect(time()).toBe('30:42');
  await click('Resume');
  await jump(MINUTE);
  expect(time()).toBe('29:42');
  expect(titles()).toEqual(['Session started', 'Session paused', 'Session resumed']);
});

test('[DW5][DW7] work becomes a break and a break work; a break nobody saw end waits', async () => {
  const { titles } = await renderPage();
  await startSession();
  await jump(50 * MINUTE);
  await waitFor(() => expect(time()).toBe('10:00'));
  expect(screen.queryByRole('button', { name: 'Distraction' })).toBeNull();
  await jump(10 * MINUTE);
  await waitFor(() => expect(time()).toBe('50:00'));
  expect(titles()).toEqual(['Session started', 'Work session complete', "Break's over"]);
  await jump(5 * 60 * MINUTE);
  expect(await screen.findByText(/the break ended while you were away/)).toBeVisible();
  expect(button('Resume')).toBeVisible();
});

test('[DW7] what ended while the device slept is said with the time of what is said', async () => {
  const { shell } = await renderPage();
  await startSession();
  const breakEnds = new Date(START + 60 * MINUTE).toTimeString().slice(0, 5);
  await jump(3 * 60 * MINUTE);
  expect(shell.toasts.slice(1)).toMatchObject([
    { title: "Break's over", description: `Back to work. (ended at ${breakEnds})` },
  ]);
});

test('[DW7][DW10] it survives a closed page', async () => {
  const first = await renderPage();
  await startSession();
  first.unmount();
  await jump(20 * MINUTE);
  await renderPage(first.shell, first.id);
  await waitFor(() => expect(time()).toBe('30:00'));
});

test('[DW8] [T12] a distraction is counted, named, and shown among the most frequent', async () => {
  await renderPage();
  await startSession();
  await click('Distraction');
  expect(screen.getByText('Distraction noted')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'What was it?' }), 'Phone{Enter}');
  expect(button(/^Distraction\s?1$/)).toBeVisible();
  await click('Stop');
  const sources = within(await screen.findByRole('region', { name: 'What pulled you away' }));
  expect(sources.getByText('Phone')).toBeVisible();
});

test('[DW8] D notes a distraction; unnamed it leaves by itself, named it can become an idea', async () => {
  const kept: unknown[] = [];
  const plain = createTestShell();
  const answer = async (...question: unknown[]) => void kept.push(question) as never;
  const ideas = {
    id: 'idea-capture',
    offers: { actions: ['add-idea'] },
  } as unknown as ListedModule;
  const offers = { ...plain.offers, act: answer };
  const { shell } = await renderPage(createTestShell({ offers, modules: [ideas] }));
  await startSession();
  await user.keyboard('d');
  expect(await screen.findByText('Distraction noted')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(8000));
  expect(screen.queryByText('Distraction noted')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.keyboard('d');
  await user.type(await screen.findByRole('textbox', { name: 'What was it?' }), 'Call Grace');
  await click('Keep as an idea');
  expect(kept).toEqual([['add-idea', { title: 'Call Grace' }]]);
  expect(button(/^Distraction\s?2$/)).toBeVisible();
  expect(shell.toasts.map(({ title }) => title)).toEqual(['Session started']);
});

test('[DW8] without a tool for ideas none is offered', async () => {
  await renderPage();
  await startSession();
  await click('Distraction');
  expect(screen.queryByRole('button', { name: 'Keep as an idea' })).toBeNull();
});

test('[DW10] a clock that is set back adds no time, and the session goes on', async () => {
  await renderPage();
  await startSession();
  await jump(-3 * 60 * MINUTE);
  expect(time()).toBe('50:00');
  await jump(3 * 60 * MINUTE + 20 * MINUTE);
  expect(time()).toBe('30:00');
});

test('[DW12] work asks for quiet and keeps the screen awake; a break does neither', async () => {
  const held: { readonly release: jest.Mock; readonly released: boolean }[] = [];
  const request = async () => {
    held.push({ release: jest.fn(), released: false });
    return held.at(-1);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { shell } = await renderPage();
  await startSession();
  await waitFor(() => expect(held).toHaveLength(1));
  expect(shell.timers.list()).toMatchObject([{ quiet: true }]);
  await jump(50 * MINUTE);
  await waitFor(() => expect(time()).toBe('10:00'));
  expect(shell.timers.list()).toMatchObject([{ quiet: false, end: { title: "Break's over" } }]);
  await waitFor(() => expect(held[0]?.release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('[DW5] the end of a phase is told while the page is hidden, too', async () => {
  const { titles } = await renderPage();
  await startSession();
  const hide = (hidden: boolean) =>
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  hide(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => jest.advanceTimersByTimeAsync(50 * MINUTE));
  expect(titles()).toContain('Work session complete');
  hide(false);
});

test('[DW9] Undo of a stop lets the session go on', async () => {
  const { shell } = await renderPage();
  await startSession();
  await jump(20 * MINUTE);
  await click('Stop');
  await screen.findByText(/ended early/);
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(time()).toBe('30:00'));
  expect(screen.queryByText(/ended early/)).toBeNull();
});

test('[DW9][DW11] Stop logs the session, which can be deleted with Undo', async () => {
  const { titles, shell } = await renderPage();
  await startSession();
  await jump(20 * MINUTE);
  await click('Stop');
  expect(titles().at(-1)).toBe('Session ended');
  const recent = within(screen.getByRole('list', { name: 'Recent sessions' }));
  expect(await recent.findByText(/0 cycles, ended early · no distractions/)).toBeVisible();
  expect(recent.getByText('20 min')).toBeVisible();
  expect(shell.timers.list()).toEqual([]);
  await click('Delete: Write proposal');
  await waitFor(() => expect(recent.queryByText('Write proposal')).toBeNull());
  act(() => void shell.briefs.at(-1)?.action?.run());
  expect(await recent.findByText('Write proposal')).toBeVisible();
});

test('[DW1] settings stay within their bounds', async () => {
  await renderPage();
  await click(/50 min work/);
  const work = screen.getByRole('spinbutton', { name: 'Work (minutes)' });
  await user.clear(work);
  await user.type(work, '500{Enter}');
  await waitFor(() => expect(work).toHaveValue(120));
  expect(time()).toBe('2:00:00');
  expect(button('Sound')).toHaveAttribute('aria-pressed', 'true');
  await click('Sound');
  await waitFor(() => expect(button('Sound')).toHaveAttribute('aria-pressed', 'false'));
});
