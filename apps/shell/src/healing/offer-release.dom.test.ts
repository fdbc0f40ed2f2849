import { createTestShell } from '@plainday/testing-unit';
import { offerRelease } from './offer-release';
import { LOOK_MS, QUIET_MS } from './release-watch';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
  const live = { ok: true, json: () => Promise.resolve({ id: 'r2' }) } as Response;
  window.fetch = () => Promise.resolve(live);
});
afterEach(() => jest.useRealTimers());

test('[DB10] a new release is not offered while a timer asks for quiet, and is right after', async () => {
  const { notify, timers, toasts } = createTestShell();
  timers.set({
    id: 'deep-work',
    label: 'Write',
    endsAt: Date.now() + 50 * MINUTE,
    remainingMs: null,
    quiet: true,
  });
  const stop = offerRelease('r1', notify, timers);
  await jest.advanceTimersByTimeAsync(LOOK_MS + 40 * MINUTE);
  expect(toasts).toEqual([]);
  await jest.advanceTimersByTimeAsync(6 * MINUTE + QUIET_MS);
  expect(toasts).toMatchObject([{ title: 'A new version is ready' }]);
  stop();
});
