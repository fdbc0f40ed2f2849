import { cycleAt } from './cycle';

const BREATH = [
  { name: 'inhale', durationMs: 4000 },
  { name: 'hold', durationMs: 4000 },
  { name: 'exhale', durationMs: 6000 },
] as const;

test.each([
  [0, 'inhale', 4000, 0],
  [3999, 'inhale', 1, 0],
  [4000, 'hold', 4000, 0],
  [8000, 'exhale', 6000, 0],
  [13_999, 'exhale', 1, 0],
  [14_000, 'inhale', 4000, 1],
  [60_000, 'hold', 4000, 4],
])('after %i ms: %s with %i ms to go and %i cycles done', (elapsed, name, remaining, cycles) => {
  expect(cycleAt(BREATH, elapsed)).toMatchObject({ name, remainingMs: remaining, cycles });
});

test('time before the start counts as the start', () => {
  expect(cycleAt(BREATH, -500)).toMatchObject({ name: 'inhale', elapsedMs: 0, cycles: 0 });
});

test('a cycle without phases is refused', () => {
  expect(() => cycleAt([], 0)).toThrow('at least one phase');
});
