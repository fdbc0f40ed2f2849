import { addDays, dayAt } from '@plainday/domain-calendar';
import {
  dueFromShortcut as whenDue,
  dueWithin,
  fromLocalInput,
  overdueAt,
  timeFromMinutes,
  toLocalInput,
  type DueShortcut,
  type TimeOfDay,
} from './due.logic';
import { dayOfDue, dueAtTime, isOverdue } from './when-due.logic';

/** Of what has a time. */
const dueFromShortcut = (
  shortcut: DueShortcut,
  now: Date,
  existing: Date | null = null,
  ...rest: [time?: TimeOfDay, start?: number]
) => {
  const due = whenDue(shortcut, now, dueAtTime(existing?.toISOString() ?? null), ...rest);
  expect(due.due_day).toBeNull();
  return new Date(due.due_date ?? '');
};
const sameDayAs = (now: Date, start?: number) => (iso: string | null) =>
  dueWithin(now, 0, start)(dueAtTime(iso));

const NOON = new Date(2026, 10, 21, 12, 0);

describe('due shortcuts', () => {
  it('[decision 28] take 17:00 when no time is known', () => {
    expect(dueFromShortcut('today', NOON)).toEqual(new Date(2026, 10, 21, 17, 0));
    expect(dueFromShortcut('tomorrow', NOON)).toEqual(new Date(2026, 10, 22, 17, 0));
    expect(dueFromShortcut('next-week', NOON)).toEqual(new Date(2026, 10, 28, 17, 0));
  });

  it('[decision 28] are never overdue at birth', () => {
    const evening = new Date(2026, 10, 21, 17, 0);
    expect(dueFromShortcut('today', evening)).toEqual(new Date(2026, 10, 21, 23, 59, 59));
    expect(dueFromShortcut('today', NOON, new Date(2026, 0, 1, 9, 0))).toEqual(
      new Date(2026, 10, 21, 23, 59, 59),
    );
    expect(dueFromShortcut('tomorrow', evening)).toEqual(new Date(2026, 10, 22, 17, 0));
  });

  it('[decision 28] leave what stood in for a time to its day, and keep a 23:59 that was chosen', () => {
    const evening = new Date(2026, 10, 21, 19, 30);
    const today = dueFromShortcut('today', evening);
    expect(dueFromShortcut('tomorrow', evening, today)).toEqual(new Date(2026, 10, 22, 17, 0));
    expect(dueFromShortcut('tomorrow', evening, new Date(2026, 10, 21, 23, 59))).toEqual(
      new Date(2026, 10, 22, 23, 59),
    );
  });

  it('[decision 28] keep the time of day that is there', () => {
    expect(dueFromShortcut('next-week', NOON, new Date(2026, 0, 1, 9, 30))).toEqual(
      new Date(2026, 10, 28, 9, 30),
    );
  });

  it('cross months and years', () => {
    expect(dueFromShortcut('tomorrow', new Date(2026, 11, 31, 8))).toEqual(
      new Date(2027, 0, 1, 17, 0),
    );
    expect(dueFromShortcut('next-week', new Date(2028, 1, 25, 8))).toEqual(
      new Date(2028, 2, 3, 17, 0),
    );
  });
});

describe('[decision 89] a date without a time', () => {
  const end = (day: number) => new Date(2026, 10, day, 23, 59, 59).toISOString();
  const day = (key: string, date: number) => ({ due_date: end(date), due_day: key });
  const NONE = { due_date: null, due_day: null };

  it('is what new dates become where somebody prefers that', () => {
    expect(whenDue('today', NOON, NONE, null)).toEqual(day('2026-11-21', 21));
    expect(whenDue('next-week', NOON, NONE, null)).toEqual(day('2026-11-28', 28));
    const late = new Date(2026, 10, 21, 23, 59, 30);
    expect(whenDue('today', late, NONE, null)).toEqual(day('2026-11-21', 21));
  });

  it('stays without a time, and a time stays a time', () => {
    const known = { due_date: '2026-11-01T10:59:59Z', due_day: '2026-11-01' };
    expect(whenDue('tomorrow', NOON, known)).toEqual(day('2026-11-22', 22));
    const nine = dueAtTime(new Date(2026, 0, 1, 9).toISOString());
    const moved = new Date(2026, 10, 22, 9).toISOString();
    expect(whenDue('tomorrow', NOON, nine, null)).toEqual(dueAtTime(moved));
  });

  it('is of the day one lives in', () => {
    const night = new Date(2026, 10, 22, 2);
    expect(whenDue('today', night, NONE, null, 240)).toEqual({
      due_date: new Date(2026, 10, 22, 3, 59, 59).toISOString(),
      due_day: '2026-11-21',
    });
    const isToday = dueWithin(night, 0, 240);
    expect(isToday({ due_date: '2026-11-25T00:00:00Z', due_day: '2026-11-21' })).toBe(true);
    expect(isToday({ due_date: night.toISOString(), due_day: '2026-11-22' })).toBe(false);
  });

  it('and what counts for one task is what counts for thousands', () => {
    const now = new Date(2026, 10, 22, 2);
    const minutes = Array.from({ length: 12 * 24 }, (_, index) => 15 * (index - 144));
    const timed = minutes.map((by) =>
      dueAtTime(new Date(now.getTime() + by * 60_000).toISOString()),
    );
    const dayed = ['20', '21', '22', '23'].map((date) => day(`2026-11-${date}`, Number(date)));
    for (const start of [0, 240]) {
      const rule = { dayStartMinutes: start };
      const isOver = overdueAt(now, start);
      const isSoon = dueWithin(now, 1, start);
      const today = dayAt(now.getTime(), rule);
      for (const due of [...timed, ...dayed, NONE]) {
        expect([due, isOver(due)]).toEqual([due, isOverdue(due, now.getTime(), rule)]);
        const on = dayOfDue(due, rule);
        const soon = on !== null && on >= today && on <= addDays(today, 1);
        expect([due, isSoon(due)]).toEqual([due, soon]);
      }
    }
  });
});

describe('a day that begins at four', () => {
  const START = 4 * 60;
  const NIGHT = new Date(2026, 10, 22, 2, 0);
  const evening = timeFromMinutes(17 * 60);

  it('is still yesterday at two in the morning', () => {
    const isToday = sameDayAs(NIGHT, START);
    expect(isToday(new Date(2026, 10, 21, 3, 59).toISOString())).toBe(false);
    expect(isToday(new Date(2026, 10, 21, 4, 0).toISOString())).toBe(true);
    expect(isToday(new Date(2026, 10, 22, 3, 59).toISOString())).toBe(true);
    expect(isToday(new Date(2026, 10, 22, 4, 0).toISOString())).toBe(false);
  });

  it('makes shortcuts count from the day one lives in', () => {
    const due = (shortcut: 'today' | 'tomorrow' | 'next-week', now = NIGHT, time = evening) =>
      dueFromShortcut(shortcut, now, null, time, START);
    expect(due('tomorrow')).toEqual(new Date(2026, 10, 22, 17, 0));
    expect(due('next-week')).toEqual(new Date(2026, 10, 28, 17, 0));
    // Five in the afternoon has passed: the last second of the day is left.
    expect(due('today')).toEqual(new Date(2026, 10, 22, 3, 59, 59));
    expect(due('today', NOON)).toEqual(new Date(2026, 10, 21, 17, 0));
    // One in the morning belongs to the day that began before.
    expect(due('today', NOON, timeFromMinutes(60))).toEqual(new Date(2026, 10, 22, 1, 0));
  });
});

describe('due state', () => {
  it('knows today', () => {
    const isToday = sameDayAs(NOON);
    expect(isToday(new Date(2026, 10, 21, 0, 0).toISOString())).toBe(true);
    expect(isToday(new Date(2026, 10, 21, 23, 59, 59, 999).toISOString())).toBe(true);
    expect(isToday(new Date(2026, 10, 22, 0, 0).toISOString())).toBe(false);
    expect(isToday(new Date(2026, 10, 20, 23, 59).toISOString())).toBe(false);
    expect(isToday(null)).toBe(false);
  });

  it('goes through inputs and back', () => {
    expect(toLocalInput(NOON.toISOString())).toBe('2026-11-21T12:00');
    expect(fromLocalInput('2026-11-21T12:00')).toBe(NOON.toISOString());
    expect(fromLocalInput('2026-11-21')).toBe(new Date(2026, 10, 21, 23, 59).toISOString());
    expect(toLocalInput(null)).toBe('');
    expect(toLocalInput('rubbish')).toBe('');
    for (const broken of ['', 'now', '275760-09-13T00:00', '1969-12-31T00:00', '2026-99-99T00:00'])
      expect(fromLocalInput(broken)).toBeNull();
  });
});
