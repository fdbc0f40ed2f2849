import { dayKeyOf, timeOfDay } from '@plainday/domain-calendar';
import { csvCell } from '@plainday/shared-utils';
import { guessColumns, guessMoods, previewImport, readTime } from './daylio.logic';
import type { MoodEntry } from './mood.schema';

const row = (date: string, time: string, mood: string, note = '') => ({
  full_date: date,
  date: 'November 20',
  weekday: 'Friday',
  time,
  mood,
  activities: 'walk | music',
  note_title: 'Title',
  note,
});
const ROWS = [
  row('2026-11-20', '11:54 PM', 'rad', 'Long run'),
  row('2026-11-19', '08:05', 'Meh'),
  row('2026-11-18', '', 'curious'),
];
const COLUMNS = guessColumns(Object.keys(ROWS[0] ?? {}));
const none: readonly MoodEntry[] = [];

test('[ME10] columns and moods are guessed by the names Daylio gives them', () => {
  expect(COLUMNS).toEqual({
    date: 'full_date',
    time: 'time',
    mood: 'mood',
    energy: '',
    title: 'note_title',
    note: 'note',
    activities: 'activities',
  });
  expect(guessMoods(ROWS, 'mood')).toEqual({ rad: 5, Meh: 3, curious: undefined });
});

test('[ME10] three rows become three entries once every mood is mapped', () => {
  const moods = { ...guessMoods(ROWS, 'mood'), curious: 4 };
  const { entries, known, unread } = previewImport(ROWS, COLUMNS, moods, none);
  expect({ known, unread }).toEqual({ known: 0, unread: 0 });
  expect(
    entries.map(({ at, mood, energy, notes }) => [
      dayKeyOf(at),
      timeOfDay(at),
      mood,
      energy,
      notes,
    ]),
  ).toEqual([
    ['2026-11-20', '23:54', 5, undefined, 'Title\nLong run\nwalk, music'],
    ['2026-11-19', '08:05', 3, undefined, 'Title\nwalk, music'],
    ['2026-11-18', '12:00', 4, undefined, 'Title\nwalk, music'],
  ]);
});

test('[ME10] the same file twice adds nothing, and equal rows stay two', () => {
  const rows = [...ROWS.slice(0, 2), ROWS[0] ?? {}];
  const moods = guessMoods(rows, 'mood');
  const first = previewImport(rows, COLUMNS, moods, none);
  expect(new Set(first.entries.map(({ id }) => id)).size).toBe(3);
  expect(previewImport(rows, COLUMNS, moods, first.entries)).toEqual({
    entries: [],
    known: 3,
    unread: 0,
    oddTimes: [],
  });
});

test('[ME10] rows without a day or a mapped mood are counted, not guessed', () => {
  const rows = [row('20.11.26', '08:00', 'rad'), row('2026-02-30', '08:00', 'rad'), ...ROWS];
  const { entries, unread } = previewImport(rows, COLUMNS, guessMoods(rows, 'mood'), none);
  expect(entries).toHaveLength(2);
  expect(unread).toBe(3);
});

test('[ME10] an energy column is taken where one is chosen', () => {
  const rows = [{ full_date: '2026-11-20', mood: 'good', level: '2' }];
  const columns = { ...guessColumns(['full_date', 'mood']), energy: 'level' };
  const { entries } = previewImport(rows, columns, guessMoods(rows, 'mood'), none);
  expect(entries).toMatchObject([{ mood: 4, energy: 2 }]);
});

test.each([
  ['11:54 pm', '23:54'],
  ['12:05 AM', '00:05'],
  ['7:30', '07:30'],
  ['23:54:10', '23:54'],
  ['25:00', null],
  ['noon', null],
  ['오후 11:54', '23:54'],
  ['오전 12:10', '00:10'],
  ['PM 11:54', '23:54'],
  ['11:54 p. m.', '23:54'],
  ['11:54p', '23:54'],
  ['23h54', '23:54'],
  ['13:00 pm', null],
])('[ME10] %s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test('[ME10] a time that is not understood is named: its entry stands at noon', () => {
  const rows = [row('2026-11-20', 'half past nine', 'good'), row('2026-11-19', '', 'good')];
  const { entries, oddTimes } = previewImport(rows, COLUMNS, guessMoods(rows, 'mood'), none);
  expect(entries.map(({ at }) => timeOfDay(at))).toEqual(['12:00', '12:00']);
  expect(oddTimes).toEqual(['half past nine']);
});

test('[ME14] a note that begins with a dash comes back as it was exported', () => {
  const note = '- slept badly';
  const rows = [row('2026-11-20', '16:44', 'good', csvCell(note))];
  const { entries } = previewImport(rows, COLUMNS, guessMoods(rows, 'mood'), none);
  expect(entries[0]?.notes).toContain(`\n${note}\n`);
});
