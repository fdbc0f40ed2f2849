import { dueChanges } from './due-changes.logic';
import { dayOfDue, dueAtTime, dueMs, dueOnDay, hasTime, isOverdue, NO_DUE } from './when-due.logic';

const ZONES = [
  'Asia/Kathmandu',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const;
const rule = (timeZone: string, dayStartMinutes = 0) => ({ timeZone, dayStartMinutes });

/** The last second of November 26, 2026, by the offsets of these zones then: +5:45, −5, +11 (summer), +14. */
const LAST = {
  'Asia/Kathmandu': '2026-11-26T18:14:59.000Z',
  'America/New_York': '2026-11-27T04:59:59.000Z',
  'Australia/Lord_Howe': '2026-11-26T12:59:59.000Z',
  'Pacific/Kiritimati': '2026-11-26T09:59:59.000Z',
};

describe('[decision 89] a day without a time', () => {
  it.each(ZONES)(
    'is the same day in %s, wherever it was written, and late when it is over',
    (zone) => {
      for (const writer of ZONES) {
        const due = dueOnDay('2026-11-26', rule(writer));
        expect(due).toEqual({ due_date: LAST[writer], due_day: '2026-11-26' });
        expect(dayOfDue(due, rule(zone))).toBe('2026-11-26');
        const last = Date.parse(LAST[zone]);
        expect(dueMs(due, rule(zone))).toBe(last);
        expect(isOverdue(due, last, rule(zone))).toBe(false);
        expect(isOverdue(due, last + 1000, rule(zone))).toBe(true);
      }
    },
  );

  it.each(ZONES)('lasts until the next one begins in %s, at four', (zone) => {
    const due = dueOnDay('2026-11-26', rule(zone, 240));
    const end = Date.parse(LAST[zone]) + 1000 + 4 * 3_600_000;
    expect(isOverdue(due, end - 1000, rule(zone, 240))).toBe(false);
    expect(isOverdue(due, end, rule(zone, 240))).toBe(true);
    // It is the day that counts: not the instant that a device with another start of day wrote.
    expect(isOverdue(due, end - 4 * 3_600_000, rule(zone))).toBe(true);
  });

  it('ends at its own midnight where the clocks change on it', () => {
    // 25 hours in New York on November 1; 24.5 on Lord Howe on April 5, 23.5 on October 4.
    const end = (day: string, zone: string) =>
      new Date(dueMs(dueOnDay(day, rule(zone)), rule(zone))).toISOString();
    expect(end('2026-11-01', 'America/New_York')).toBe('2026-11-02T04:59:59.000Z');
    expect(end('2026-04-05', 'Australia/Lord_Howe')).toBe('2026-04-05T13:29:59.000Z');
    expect(end('2026-10-04', 'Australia/Lord_Howe')).toBe('2026-10-04T12:59:59.000Z');
  });

  it('is none where it cannot be read: the instant counts then', () => {
    const due = { due_date: '2026-11-26T12:00:00Z', due_day: 'soon' };
    expect(dueMs(due, rule('UTC'))).toBe(Date.parse(due.due_date));
    expect(dayOfDue(due, rule('UTC'))).toBe('2026-11-26');
  });
});

describe('a time', () => {
  it('is late once it has passed', () => {
    const due = dueAtTime('2026-11-21T10:00:00Z');
    expect(isOverdue(due, Date.parse('2026-11-21T10:00:01Z'), rule('UTC'))).toBe(true);
    expect(isOverdue(due, Date.parse('2026-11-21T10:00:00Z'), rule('UTC'))).toBe(false);
    expect([hasTime(due), hasTime(NO_DUE), hasTime(dueOnDay('2026-11-21', rule('UTC')))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOverdue(NO_DUE, 0, rule('UTC'))).toBe(false);
    expect(dayOfDue(NO_DUE, rule('UTC'))).toBeNull();
  });
});

describe('a change of when a task is due', () => {
  const zone = 'Europe/Berlin';
  const task = (due: object, reminder_time: string | null = null) => ({
    ...NO_DUE,
    reminder_time,
    ...due,
  });
  const day = (key: string) => dueOnDay(key, rule(zone));

  it('says both columns, and nothing where it is the same', () => {
    const known = task(dueOnDay('2026-11-26', rule('Asia/Kathmandu')));
    expect(dueChanges(known, day('2026-11-26'), zone)).toEqual({});
    expect(dueChanges(known, day('2026-11-27'), zone)).toEqual({
      due_date: '2026-11-27T22:59:59.000Z',
      due_day: '2026-11-27',
      reminder_time: null,
    });
    const timed = task(dueAtTime('2026-11-26T16:00:00+00:00'));
    expect(dueChanges(timed, dueAtTime('2026-11-26T16:00:00.000Z'), zone)).toEqual({});
    expect(dueChanges(task(NO_DUE), NO_DUE, zone)).toEqual({});
  });

  it('takes the reminder of a day along by days, at its time of day over a change of the clocks', () => {
    const known = task(day('2026-10-24'), '2026-10-24T07:00:00.000Z');
    expect(dueChanges(known, day('2026-10-26'), zone).reminder_time).toBe(
      '2026-10-26T08:00:00.000Z',
    );
    const before = task(day('2026-10-26'), '2026-10-24T07:00:00.000Z');
    expect(dueChanges(before, day('2026-10-28'), zone).reminder_time).toBe(
      '2026-10-26T08:00:00.000Z',
    );
  });

  it('leaves the reminder its time of day where a time comes or goes, and never after the due date', () => {
    const timed = task(dueAtTime('2026-11-26T16:00:00Z'), '2026-11-26T15:30:00Z');
    expect(dueChanges(timed, day('2026-11-26'), zone).reminder_time).toBe(
      '2026-11-26T15:30:00.000Z',
    );
    const known = task(day('2026-11-26'), '2026-11-26T08:00:00Z');
    const at = (iso: string) => dueChanges(known, dueAtTime(iso), zone).reminder_time;
    expect(at('2026-11-27T16:00:00Z')).toBe('2026-11-27T08:00:00.000Z');
    expect(at('2026-11-27T06:00:00Z')).toBe('2026-11-27T06:00:00Z');
  });

  it('moves the reminder of a time by the same time, and takes it away with the due date', () => {
    const timed = task(dueAtTime('2026-11-26T16:00:00Z'), '2026-11-26T15:30:00Z');
    const later = dueAtTime('2026-11-27T09:00:00Z');
    expect(dueChanges(timed, later, zone).reminder_time).toBe('2026-11-27T08:30:00.000Z');
    expect(dueChanges(timed, NO_DUE, zone)).toEqual({ ...NO_DUE, reminder_time: null });
  });
});
