import { formatCountdown, formatMinutes } from './format';

test.each([
  [1_500_000, '25:00'],
  [1_499_001, '25:00'],
  [1_499_000, '24:59'],
  [1000, '00:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
  [3_600_000, '1:00:00'],
  [3_661_000, '1:01:01'],
])('%i ms reads %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

test.each([
  [25, '25 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
  [0, '0 min'],
])('%i minutes read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
