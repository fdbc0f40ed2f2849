import { deviceSummary, exportDue } from './ledger.logic';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);
const kept = (namespace: string, key: string, value: unknown, savedAt = NOW) => ({
  namespace,
  key,
  stored: { value, savedAt },
  bytes: 10,
});

test('[SE17] what lies on this device is counted in things, from the first of them on', () => {
  const notes = JSON.stringify([
    { id: 'a', content: 'x', createdAt: '2026-07-01T08:00:00.000Z' },
    { id: 'b', content: 'y', createdAt: '2026-09-01T08:00:00.000Z' },
  ]);
  expect(deviceSummary([], [{ key: 'quickNotes', text: notes, bytes: 99 }])).toEqual({
    count: 2,
    bytes: 99,
    since: Date.UTC(2026, 6, 1, 8),
  });
  const days = [kept('health', '2026-08-14', { id: '2026-08-14', water: 5 })];
  expect(deviceSummary(days, [])).toMatchObject({ count: 1, since: Date.UTC(2026, 7, 14) });
  const library = [kept('templates', 'library', { own: [{ id: 't' }], hidden: ['x'] }, NOW - DAY)];
  expect(deviceSummary(library, [])).toMatchObject({ count: 1, since: NOW - DAY });
  const note = [kept('voice-notes', 'v', { id: 'v' }), kept('voice-recordings', 'v', { id: 'v' })];
  expect(deviceSummary(note, []).count).toBe(1);
  expect(deviceSummary([], [{ key: 'currentWeekStart', text: '2026-11-23', bytes: 1 }]).count).toBe(
    0,
  );
});

test.each([
  ['never exported, a day of data', { last: null, remind: 'never' }, 1, 1, null],
  ['never exported, 91 days of data', { last: null, remind: 'never' }, 1, 91, 'long'],
  ['nothing is only here', { last: null, remind: 'never' }, 0, 91, null],
  [
    'exported a week and a day ago, wanted weekly',
    { last: NOW - 8 * DAY, remind: 'weekly' },
    1,
    200,
    'wanted',
  ],
  [
    'exported a week and a day ago, wanted monthly',
    { last: NOW - 8 * DAY, remind: 'monthly' },
    1,
    200,
    null,
  ],
  ['exported 91 days ago', { last: NOW - 91 * DAY, remind: 'never' }, 1, 200, 'long'],
] as const)('[SE30] %s', (_name, exports, count, days, due) => {
  expect(exportDue(exports, { count, since: NOW - days * DAY }, NOW)).toBe(due);
});
