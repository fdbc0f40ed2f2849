import { noteDistraction, startRun } from './deep-work.logic';
import { defaultDeepWorkSettings as settings } from './deep-work.schema';
import { barsOf, resultText, topSources, trackOf, unnamed } from './track.logic';

const run = startRun({ id: 'r', title: 'Write', now: 0 }, settings);
const states = (of: Parameters<typeof trackOf>[0]) =>
  trackOf(of, settings).map(({ state }) => state);

test('[DW6] the round ends with the long break', () => {
  const phases = trackOf(null, settings).map(({ phase }) => phase);
  expect(phases).toEqual(['work', 'short-break', 'work', 'short-break', 'work', 'long-break']);
  expect(new Set(states(null))).toEqual(new Set(['ahead']));
});

test('[DW5] what is past, what is now, what is ahead', () => {
  expect(states(run)).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  const rest = { ...run, phase: 'short-break', cycles: 1 } as const;
  expect(states(rest)).toEqual(['past', 'now', 'ahead', 'ahead', 'ahead', 'ahead']);
  const next = { ...run, cycles: 4 };
  expect(states(next)).toEqual(['past', 'past', 'now', 'ahead', 'ahead', 'ahead']);
});

test('[DW8] the three most frequent distractions', () => {
  expect(topSources(['Phone', 'phone ', 'E-mail', '', 'Door', 'Door', 'phone', 'Cat'])).toEqual([
    { text: 'Phone', count: 3 },
    { text: 'Door', count: 2 },
    { text: 'E-mail', count: 1 },
  ]);
});

test('[DW8] what nobody named is counted, too', () => {
  expect(
    unnamed([
      { distractions: 3, sources: ['Phone'] },
      { distractions: 0, sources: [] },
    ]),
  ).toBe(2);
});

test('[DW9] people read cycles', () => {
  expect(resultText({ cycles: 1, completed: false })).toBe('1 cycle');
  expect(resultText({ cycles: 2, completed: true })).toBe('2 cycles, ended early');
});

test('[DW9] a recent session is drawn as a bar per cycle, the unfinished one open', () => {
  expect(barsOf({ cycles: 2, completed: false })).toEqual([true, true]);
  expect(barsOf({ cycles: 1, completed: true })).toEqual([true, false]);
  expect(barsOf({ cycles: 40, completed: true })).toHaveLength(8);
});

test('[DW8] a distraction is marked where it fell into its work phase', () => {
  const at = (ms: number) => noteDistraction(run, { id: 'd', now: ms }, settings);
  const ticks = trackOf(at(25 * 60_000), settings).map((piece) => piece.ticks);
  expect(ticks).toEqual([[0.5], [], [], [], [], []]);
});
