import { clockText, dayAt } from '@plainday/domain-calendar';
import { dueAtTime, dueOnDay } from '@plainday/domain-tasks';
import { describeDue, dueOf as whenDue, offsetOf } from './relative-due.logic';
import type { Calendar } from './relative-due.logic';

const berlin = 'Europe/Berlin';

function calendar(nowIso: string, fields: Partial<Calendar> = {}): Calendar {
  const nowMs = Date.parse(nowIso);
  const timeZone = fields.timeZone ?? berlin;
  const firstDay = dayAt(nowMs, { dayStartMinutes: fields.dayStartMinutes ?? 0, timeZone });
  const usual = { dueTimeMinutes: 17 * 60, newDatesTimed: true, dayStartMinutes: 0 };
  return { firstDay, nowMs, ...usual, timeZone, ...fields };
}

const dueOf = (...args: Parameters<typeof whenDue>) => whenDue(...args).due_date;
const after = (days: number, time: string | null = null) => ({ days, time });

test('[TE9] a due date is a number of calendar days after the first day, at a time or the preferred one', () => {
  const now = calendar('2026-11-21T09:00:00Z');
  expect(dueOf(after(3), now)).toBe('2026-11-24T16:00:00.000Z');
  expect(dueOf(after(3, '08:30'), now)).toBe('2026-11-24T07:30:00.000Z');
  expect(dueOf(after(3), { ...now, dueTimeMinutes: 9 * 60 })).toBe('2026-11-24T08:00:00.000Z');
  expect(dueOf(after(-1), now)).toBe('2026-11-20T16:00:00.000Z');
  expect(dueOf(after(1), { ...now, firstDay: '2026-12-31' })).toBe('2027-01-01T16:00:00.000Z');
});

test('[TE9] days are days of the calendar over a change of the clocks', () => {
  const spring = calendar('2026-03-28T09:00:00Z');
  expect(dueOf(after(1), spring)).toBe('2026-03-29T15:00:00.000Z');
  expect(dueOf(after(1, '02:30'), spring)).toBe('2026-03-29T01:30:00.000Z');
  const autumn = calendar('2026-10-24T09:00:00Z');
  expect(dueOf(after(1, '02:30'), autumn)).toBe('2026-10-25T00:30:00.000Z');
  expect(dueOf(after(1), autumn)).toBe('2026-10-25T16:00:00.000Z');
  const cairo = calendar('2026-04-23T09:00:00Z', { timeZone: 'Africa/Cairo' });
  expect(dueOf(after(1, '00:00'), cairo)).toBe('2026-04-23T22:00:00.000Z');
});

test('[TE9] months and leap years end where they end', () => {
  expect(dueOf(after(3), calendar('2027-01-30T09:00:00Z'))).toBe('2027-02-02T16:00:00.000Z');
  expect(dueOf(after(1), calendar('2028-02-28T09:00:00Z'))).toBe('2028-02-29T16:00:00.000Z');
  expect(dueOf(after(1), calendar('2027-02-28T09:00:00Z'))).toBe('2027-03-01T16:00:00.000Z');
});

test('[TE9] nothing without a time of its own is born overdue; a time that was named is kept', () => {
  const evening = calendar('2026-11-21T18:00:00Z');
  expect(dueOf(after(0), evening)).toBe('2026-11-21T22:59:59.000Z');
  expect(dueOf(after(0, '08:00'), evening)).toBe('2026-11-21T07:00:00.000Z');
  expect(dueOf(after(0), { ...evening, firstDay: '2026-11-20' })).toBe('2026-11-20T16:00:00.000Z');
});

test('[TE9] a day that begins at four is still yesterday at two', () => {
  const night = calendar('2026-11-22T01:00:00Z', { dayStartMinutes: 4 * 60 });
  expect(night.firstDay).toBe('2026-11-21');
  expect(dueOf(after(0), night)).toBe('2026-11-22T02:59:59.000Z');
  expect(dueOf(after(1), night)).toBe('2026-11-22T16:00:00.000Z');
  expect(dueOf(after(1, '01:00'), night)).toBe('2026-11-23T00:00:00.000Z');
  for (const due of [after(1, '01:00'), after(0, '23:00'), after(2, '04:00'), after(3)]) {
    expect(offsetOf(whenDue(due, night), night)).toEqual(due);
  }
});

test('[TE12] a real due date becomes an offset, and back', () => {
  const now = calendar('2026-11-21T09:00:00Z');
  expect(offsetOf(dueAtTime('2026-11-24T16:00:00Z'), now)).toEqual(after(3));
  expect(offsetOf(dueAtTime('2026-11-21T22:59:00Z'), now)).toEqual(after(0, '23:59'));
  expect(offsetOf(dueAtTime('2026-11-21T22:59:59Z'), now)).toEqual(after(0));
  expect(offsetOf(dueAtTime('2026-11-19T08:15:00Z'), now)).toEqual(after(-2, '09:15'));
  expect(offsetOf(dueAtTime(null), now)).toBeNull();
  expect(offsetOf(dueAtTime('infinity'), now)).toBeNull();
  expect(offsetOf(dueAtTime('2199-01-01T00:00:00Z'), now)).toBeNull();
  const spring = calendar('2026-03-27T09:00:00Z');
  for (const due of [after(0, '23:30'), after(2, '01:15'), after(5), after(-30, '12:00')]) {
    expect(offsetOf(whenDue(due, spring), spring)).toEqual(due);
  }
});

test('[TE9] [decision 89] without a time it is a day where new dates are, and a day becomes one again', () => {
  const untimed = calendar('2026-11-21T20:00:00Z', { newDatesTimed: false });
  expect(whenDue(after(0), untimed)).toEqual({
    due_date: '2026-11-21T22:59:59.000Z',
    due_day: '2026-11-21',
  });
  expect(whenDue(after(1, '08:00'), untimed).due_day).toBeNull();
  const abroad = dueOnDay('2026-11-24', { dayStartMinutes: 0, timeZone: 'Pacific/Auckland' });
  const day = { ...after(3), isDay: true } as const;
  expect(offsetOf(abroad, untimed)).toEqual(day);
  const timed = calendar('2026-11-21T20:00:00Z', { newDatesTimed: true });
  expect(whenDue(day, timed).due_day).toBe('2026-11-24');
});

test('[TE9] offsets in words', () => {
  expect(describeDue(after(0))).toBe('first day');
  expect(describeDue(after(1, '09:00'))).toBe('+1 day, 09:00');
  expect(describeDue({ ...after(1), isDay: true })).toBe('+1 day, all day');
  expect(describeDue(after(12))).toBe('+12 days');
  expect(describeDue(after(-2))).toBe('−2 days');
  expect([clockText(0), clockText(545), clockText(1439)]).toEqual(['00:00', '09:05', '23:59']);
});
