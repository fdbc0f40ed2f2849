import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedModule, OffersPort } from '@plainday/federation-contract';
import { createTestShell, renderInShell } from '@plainday/testing-unit';
import { Page } from './mindful-page';

const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const status = () =>
  document.querySelector('[aria-live="polite"]:not([data-announcements])')?.textContent;
const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

/** Lets time pass in one step, with one look at the end. */
async function jump(ms: number) {
  await act(async () => {
    jest.setSystemTime(Date.now() + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
});
afterEach(() => jest.useRealTimers());
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

test('[MB1][MB2][MB7] the phases follow each other, are announced, and breaths are counted', async () => {
  await renderInShell(<Page />);
  expect(status()).toBe('');
  await click('Start');
  expect(status()).toBe('Inhale');
  await jump(4_000);
  expect(status()).toBe('Hold');
  await jump(4_000);
  expect(status()).toBe('Exhale');
  expect(valueOf('breaths')).toBe('0');
  await jump(6_000);
  expect(status()).toBe('Inhale');
  expect(valueOf('breath')).toBe('1');
});

test('[MB3] after a minute it stops with four breaths', async () => {
  const { shell } = await renderInShell(<Page />);
  await click('Start');
  await jump(60_000);
  expect(status()).toBe('Done. 4 breaths.');
  expect(valueOf('left')).toBe('00:00');
  expect(shell.timers.list()).toEqual([]);
  await click('Start');
  expect(status()).toBe('Inhale');
  expect(valueOf('left')).toBe('01:00');
});

test('[MB4] the minute goes on while the page is closed', async () => {
  const shell = createTestShell();
  const page = await renderInShell(<Page />, { shell });
  await click('Start');
  page.unmount();
  await jump(30_000);
  await renderInShell(<Page />, { shell });
  expect(valueOf('left')).toBe('00:30');
  expect(valueOf('breaths')).toBe('2');
});

test('[MB5] Pause holds the minute, Reset restores it', async () => {
  await renderInShell(<Page />);
  await click('Start');
  await jump(20_000);
  await click('Pause');
  await jump(20_000);
  expect(status()).toBe('Paused');
  expect(valueOf('left')).toBe('00:40');
  await click('Start');
  await jump(1_000);
  expect(valueOf('left')).toBe('00:39');
  await click('Reset');
  expect(valueOf('left')).toBe('01:00');
  expect(valueOf('breaths')).toBe('0');
  expect(status()).toBe('');
});

test('[MB9] another pattern is chosen, resets what runs, and is there again', async () => {
  const page = await renderInShell(<Page />);
  expect(screen.getByRole('radio', { name: 'Calm, 4 · 4 · 6 seconds' })).toBeChecked();
  await click('Start');
  await jump(20_000);
  await user.click(screen.getByRole('radio', { name: 'Box, 4 · 4 · 4 · 4 seconds' }));
  expect(valueOf('left')).toBe('01:00');
  expect(status()).toBe('');
  await click('Start');
  await jump(12_000);
  expect(status()).toBe('Hold');
  await jump(4_000);
  expect(valueOf('breath')).toBe('1');
  page.unmount();
  await renderInShell(<Page />);
  expect(screen.getByRole('radio', { name: 'Box, 4 · 4 · 4 · 4 seconds' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Calm/ }));
});

test('[MB10] sound is off at first, and a choice that is kept', async () => {
  const page = await renderInShell(<Page />);
  const sound = () => screen.getByRole('button', { name: 'Sound' });
  expect(sound()).toHaveAttribute('aria-pressed', 'false');
  await click('Sound');
  page.unmount();
  await renderInShell(<Page />);
  expect(sound()).toHaveAttribute('aria-pressed', 'true');
  await click('Sound');
});

describe('[MB11] afterwards', () => {
  const moods = {
    id: 'mood-energy',
    title: 'Mood & Energy Tracker',
    offers: { actions: ['record-mood'] },
  } as unknown as ListedModule;

  async function finish(answer: { kind: string; id: string } | null) {
    const act: jest.MockedFunction<OffersPort['act']> = jest.fn();
    act.mockResolvedValue(answer as never);
    const base = createTestShell();
    const shell = createTestShell({ modules: [moods], offers: { ...base.offers, act } });
    await renderInShell(<Page />, { shell });
    await click('Start');
    await jump(60_000);
    return { shell, act };
  }

  test('one tap records how one feels, once', async () => {
    const { shell, act } = await finish({ kind: 'mood-entry', id: 'e' });
    expect(screen.getByRole('heading', { name: 'How do you feel now?' })).toBeVisible();
    await click('4 of 5, Good');
    await click('5 of 5, Great');
    expect(act.mock.calls).toEqual([['record-mood', { mood: 4 }]]);
    expect(screen.getByRole('heading', { name: 'Recorded' })).toBeVisible();
    expect(screen.getByRole('button', { name: '5 of 5, Great' })).toHaveFocus();
    await click('Open Mood & Energy Tracker');
    expect(shell.visited).toEqual([{ kind: 'tool', toolId: 'mood-energy' }]);
  });

  test('what could not be recorded is said and can be tapped again', async () => {
    const { shell } = await finish(null);
    await click('2 of 5, Low');
    expect(await screen.findByRole('heading', { name: 'How do you feel now?' })).toBeVisible();
    expect(shell.toasts.at(-1)?.title).toBe('Your mood could not be recorded');
  });

  test('where no tool keeps moods, nothing is asked', async () => {
    await renderInShell(<Page />);
    await click('Start');
    await jump(60_000);
    expect(screen.getByText('Well done')).toBeVisible();
  });
});
