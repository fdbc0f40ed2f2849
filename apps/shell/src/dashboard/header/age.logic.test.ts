import { ageOf } from './age.logic';

const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime();

it.each([
  [at(22, 14, 5), at(22, 18), 'as of 14:05'],
  [at(22, 0, 1), at(22, 0, 1), 'as of 00:01'],
  [at(21, 23, 59), at(22, 0, 1), 'from yesterday'],
  [at(20, 8), at(22, 9), 'from Nov 20'],
  // A clock that was set back.
  [at(23, 8), at(22, 9), 'as of 08:00'],
])('%i seen at %i is %s', (time, now, words) => {
  expect(ageOf(time, now)).toBe(words);
});
