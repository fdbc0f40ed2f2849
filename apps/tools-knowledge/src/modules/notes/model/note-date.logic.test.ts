import { noteDate } from './note-date.logic';

const now = Date.parse('2026-11-21T14:06:00Z');

test.each([
  ['2026-11-21T09:05:00Z', '09:05'],
  ['2026-11-20T23:59:00Z', 'Nov 20, 23:59'],
  ['2025-11-21T14:06:00Z', 'Nov 21, 2025, 14:06'],
  ['yesterday', ''],
])('a note of %s says %j', (createdAt, text) => {
  expect(noteDate({ createdAt }, now, 'UTC')).toBe(text);
});
