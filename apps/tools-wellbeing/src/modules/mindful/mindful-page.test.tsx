import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, renderInShell } from '@plainday/testing-unit';
import { Page } from './mindful-page';

/** Typing and clicking through a whole page is slow where many tests share two cores. */
jest.setTimeout(30_000);

const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;
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
