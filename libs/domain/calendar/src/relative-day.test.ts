import { relativeDay } from './relative-day';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21', {}, 'Today'],
  ['2026-11-20', {}, 'Yesterday'],
  ['2026-11-19', {}, 'Nov 19'],
  ['2026-11-22', {}, 'Nov 22'],
  ['2025-11-19', {}, 'Nov 19, 2025'],
  ['2026-11-19', { week: true }, 'Thursday'],
  ['2026-11-15', { week: true }, 'Sunday'],
  ['2026-11-14', { week: true }, 'Nov 14'],
  ['2026-11-22', { week: true }, 'Nov 22'],
  ['2026-11-19', { weekday: true }, 'Thu, Nov 19'],
  ['2025-11-19', { weekday: true }, 'Wed, Nov 19, 2025'],
] as const)('%s with %j is %s', (day, options, text) => {
  expect(relativeDay(day, TODAY, options)).toBe(text);
});
