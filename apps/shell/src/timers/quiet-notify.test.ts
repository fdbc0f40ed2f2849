import type { ShellTimer } from '@plainday/federation-contract';
import { createTestShell } from '@plainday/testing-unit';
import { createQuietNotify } from './quiet-notify';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A quarter of an hour of quiet from now on. */
function setUp() {
  const shell = createTestShell();
  const work: ShellTimer = {
    id: 'deep-work',
    label: 'Write',
    endsAt: Date.now() + 15 * MINUTE,
    remainingMs: null,
    quiet: true,
  };
  shell.timers.set(work);
  const quiet = createQuietNotify(shell.notify, shell.timers, { now: () => Date.now() });
  const said = () => [
    ...shell.toasts.map(({ title }) => title),
    ...shell.briefs.map(({ text }) => text),
  ];
  return { shell, work, ...quiet, said };
}

test('[DB10] [T12] a message waits for the end of the quiet', () => {
  const { notify, said } = setUp();
  notify.toast({ title: 'Entry recorded' });
  jest.advanceTimersByTime(14 * MINUTE);
  expect(said()).toEqual([]);
  jest.advanceTimersByTime(MINUTE);
  expect(said()).toEqual(['Entry recorded']);
  notify.brief('Copied');
  expect(said()).toEqual(['Entry recorded', 'Copied']);
});

test('[DB10] a pause ends the quiet at once; several messages come as one', () => {
  const { shell, work, notify, said } = setUp();
  notify.toast({ title: 'Entry recorded' });
  notify.brief('Copied');
  notify.brief('Copied');
  shell.timers.set({ ...work, endsAt: null, remainingMs: MINUTE });
  expect(said()).toEqual(['While it was quiet']);
  expect(shell.toasts[0]?.description).toBe('Entry recorded · Copied');
});

test('[DB10] errors and what can be answered wait for nobody', () => {
  const { notify, said } = setUp();
  notify.toast({ title: 'Not saved', tone: 'destructive' });
  notify.brief('“Pay rent” completed', { label: 'Undo', run: () => undefined });
  expect(said()).toEqual(['Not saved', '“Pay rent” completed']);
});

test('[DB10] what no longer holds, or belongs to who has left, is never said', () => {
  const { notify, forget, said } = setUp();
  notify.brief('Copied')();
  jest.advanceTimersByTime(15 * MINUTE);
  expect(said()).toEqual([]);
  const other = setUp();
  other.notify.brief('Copied');
  other.forget();
  forget();
  jest.advanceTimersByTime(15 * MINUTE);
  expect(other.said()).toEqual([]);
});

test('[DB10] a timer that changes meanwhile leaves the quiet as it is', () => {
  const { shell, work, notify, said } = setUp();
  notify.brief('Copied');
  shell.timers.set({ ...work, label: 'Write on', endsAt: Date.now() + 20 * MINUTE });
  expect(said()).toEqual([]);
  jest.advanceTimersByTime(19 * MINUTE);
  expect(said()).toEqual([]);
  jest.advanceTimersByTime(MINUTE);
  expect(said()).toEqual(['Copied']);
});
