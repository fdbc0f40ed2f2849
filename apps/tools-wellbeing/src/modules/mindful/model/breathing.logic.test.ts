import { breathAt, fullnessAt, SESSION_MS, spokenText } from './breathing.logic';
import { DEFAULT_PATTERN, patternOf, PATTERNS, secondsText } from './patterns.logic';

const calm = patternOf(DEFAULT_PATTERN);
const at = (elapsedMs: number, pattern = calm) => breathAt(elapsedMs, pattern);

test.each([
  [0, 'inhale', 0],
  [3_999, 'inhale', 0],
  [4_000, 'hold', 0],
  [7_999, 'hold', 0],
  [8_000, 'exhale', 0],
  [13_999, 'exhale', 0],
  [14_000, 'inhale', 1],
  [28_000, 'inhale', 2],
])('[MB1][MB2] after %i ms: %s, %i breaths', (elapsed, name, breaths) => {
  expect(at(elapsed)).toMatchObject({ name, cycles: breaths });
});

test('[MB3] a session of 60 s ends in its fifth breath, with four counted', () => {
  expect(SESSION_MS).toBe(60_000);
  expect(at(SESSION_MS).cycles).toBe(4);
  expect(at(SESSION_MS + 3_600_000).cycles).toBe(4);
});

test('[MB7] phases and the end are said, seconds are not', () => {
  expect(spokenText('running', at(0))).toBe('Inhale');
  expect(spokenText('running', at(3_000))).toBe('Inhale');
  expect(spokenText('running', at(4_000))).toBe('Hold');
  expect(spokenText('running', at(8_000))).toBe('Exhale');
  expect(spokenText('paused', at(8_000))).toBe('Paused');
  expect(spokenText('done', at(SESSION_MS))).toBe('Done. 4 breaths.');
  expect(spokenText('idle', at(0))).toBe('');
});

test('[MB9] the patterns beside the specified one, each within the minute', () => {
  expect(PATTERNS.map((one) => [one.name, secondsText(one), at(SESSION_MS, one).cycles])).toEqual([
    ['Calm', '4 · 4 · 6', 4],
    ['Box', '4 · 4 · 4 · 4', 3],
    ['Even', '5 · 5', 6],
    ['Unwind', '4 · 7 · 8', 3],
  ]);
});

test('[MB9] a box holds with full and with empty lungs', () => {
  const box = patternOf('box');
  expect([0, 4_000, 8_000, 12_000].map((ms) => at(ms, box).name)).toEqual([
    'inhale',
    'hold',
    'exhale',
    'rest',
  ]);
  expect([0, 2_000, 5_000, 10_000, 13_000].map((ms) => fullnessAt(ms, box))).toEqual([
    0,
    expect.closeTo(0.5),
    1,
    expect.closeTo(0.5),
    0,
  ]);
  expect(spokenText('running', at(12_000, box))).toBe('Hold');
});
