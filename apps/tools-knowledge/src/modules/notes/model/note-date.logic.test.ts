import { noteDay, noteTime } from './note-date.logic';

const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };

const now = Date.parse('2026-11-21T14:06:00Z');

test.each([
  ['2026-11-21T09:05:00Z', 'Today', '09:05'],
  ['2026-11-20T23:59:00Z', 'Yesterday', '23:59'],
  ['2026-11-19T08:00:00Z', 'Thursday', '08:00'],
  ['2026-11-15T08:00:00Z', 'Sunday', '08:00'],
  ['2026-11-14T08:00:00Z', 'Nov 14', '08:00'],
  ['2026-11-22T08:00:00Z', 'Nov 22', '08:00'],
  ['2025-11-21T14:06:00Z', 'Nov 21, 2025', '14:06'],
  ['yesterday', 'No date', ''],
])('[QN16] a note of %s is of %j, %j', (createdAt, day, time) => {
  expect(noteDay({ createdAt }, { nowMs: now, ...UTC })).toBe(day);
  expect(noteTime({ createdAt }, 'UTC')).toBe(time);
});
