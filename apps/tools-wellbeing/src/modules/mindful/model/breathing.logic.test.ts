import { breathAt, SESSION_MS, spokenText } from './breathing.logic';

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
  expect(breathAt(elapsed)).toMatchObject({ name, cycles: breaths });
});

test('[MB3] a session of 60 s ends in its fifth breath, with four counted', () => {
  expect(SESSION_MS).toBe(60_000);
  expect(breathAt(SESSION_MS).cycles).toBe(4);
  expect(breathAt(SESSION_MS + 3_600_000).cycles).toBe(4);
});

test('[MB7] phases and the end are said, seconds are not', () => {
  expect(spokenText('running', breathAt(0))).toBe('Inhale');
  expect(spokenText('running', breathAt(3_000))).toBe('Inhale');
  expect(spokenText('running', breathAt(4_000))).toBe('Hold');
  expect(spokenText('running', breathAt(8_000))).toBe('Exhale');
  expect(spokenText('paused', breathAt(8_000))).toBe('Paused');
  expect(spokenText('done', breathAt(SESSION_MS))).toBe('Done. 4 breaths.');
  expect(spokenText('idle', breathAt(0))).toBe('');
});
