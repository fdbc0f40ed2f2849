import { dayAt, daysBetween, todayOf } from '@plainday/domain-calendar';
import { dueAtTime } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { calmFrom, defaultsOf, quadrantAt, urgencyAt, type MatrixPresent } from './quadrant.logic';
import { QUADRANTS } from './quadrants';

const berlin = (iso: string, change: Partial<MatrixPresent> = {}): MatrixPresent => ({
  nowMs: Date.parse(iso),
  dayStartMinutes: 0,
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  timeZone: 'Europe/Berlin',
  ...change,
});
const noon = berlin('2026-11-21T11:00:00Z');
const urgent = (due_date: string | null, present = noon) => urgencyAt(present)(dueAtTime(due_date));

test.each([
  ['overdue for a year', '2025-11-21T09:00:00Z', true],
  ['today', '2026-11-21T22:59:00Z', true],
  ['the sixth day, to its last minute', '2026-11-27T22:59:59Z', true],
  ['the seventh day, from its first minute', '2026-11-27T23:00:00Z', false],
  ['in a year', '2027-11-21T09:00:00Z', false],
  ['never', null, false],
])('[EM1] urgent = a difference of calendar days below 7: %s', (_name, due, expected) => {
  expect(urgent(due)).toBe(expected);
});

test('[EM1] the boundary is a day, whatever the time is, and moves at midnight', () => {
  const due = '2026-11-28T16:00:00Z';
  expect(calmFrom(noon)).toBe('2026-11-28');
  expect(urgent(due, berlin('2026-11-20T23:00:00Z'))).toBe(false);
  expect(urgent(due, berlin('2026-11-21T22:59:59Z'))).toBe(false);
  expect(urgent(due, berlin('2026-11-21T23:00:00Z'))).toBe(true);
  expect(urgent(due, berlin('2026-11-21T23:00:00Z', { dayStartMinutes: 240 }))).toBe(false);
});

test('[EM1] months end and clocks change without shifting the boundary', () => {
  expect(calmFrom(berlin('2026-02-25T11:00:00Z'))).toBe('2026-03-04');
  expect(calmFrom(berlin('2028-02-25T11:00:00Z'))).toBe('2028-03-03');
  expect(calmFrom(berlin('2026-12-28T11:00:00Z'))).toBe('2027-01-04');
  const spring = berlin('2026-03-24T11:00:00Z');
  expect(urgent('2026-03-30T21:59:59Z', spring)).toBe(true);
  expect(urgent('2026-03-30T22:00:00Z', spring)).toBe(false);
  const autumn = berlin('2026-10-20T10:00:00Z');
  expect(urgent('2026-10-26T22:59:59Z', autumn)).toBe(true);
  expect(urgent('2026-10-26T23:00:00Z', autumn)).toBe(false);
});

test('[EM1] the limit and the count of days say the same in every zone', () => {
  const zones = ['UTC', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'];
  for (const timeZone of zones) {
    for (let hours = 0; hours < 24 * 400; hours += 37) {
      const nowMs = Date.UTC(2026, 0, 1) + hours * 3_600_000;
      const dayStartMinutes = hours % 2 ? 0 : 240;
      const present = berlin('2026-01-01T00:00:00Z', { nowMs, timeZone, dayStartMinutes });
      const due = new Date(nowMs + (hours % 340) * 3_600_000 - 40 * 3_600_000);
      const days = daysBetween(todayOf(present), dayAt(due.getTime(), present));
      expect([timeZone, due, urgent(due.toISOString(), present)]).toEqual([
        timeZone,
        due,
        days < 7,
      ]);
    }
  }
});

test('[EM2] important = priority high or focused', () => {
  const place = quadrantAt(noon);
  const at = (priority: 'high' | 'medium' | 'low', focused: boolean, due: string | null) =>
    place({ priority, focused, ...dueAtTime(due) });
  expect(at('high', false, noonIn(1))).toBe('urgent-important');
  expect(at('low', true, noonIn(1))).toBe('urgent-important');
  expect(at('medium', true, null)).toBe('important-not-urgent');
  expect(at('medium', false, noonIn(-3))).toBe('urgent-not-important');
  expect(at('medium', false, null)).toBe('neither');
});

test('[EM3] a task added in a quadrant stands there, with the fields of spec §9', () => {
  expect(QUADRANTS.map(({ id }) => defaultsOf(id, noon))).toEqual([
    { priority: 'high', focused: true, due_date: '2026-11-22T16:00:00.000Z', due_day: null },
    { priority: 'high', focused: true, due_date: '2026-11-28T16:00:00.000Z', due_day: null },
    { priority: 'medium', due_date: '2026-11-22T16:00:00.000Z', due_day: null },
    { priority: 'low' },
  ]);
  for (const iso of ['2026-11-21T22:59:59Z', '2026-11-20T23:00:00Z', '2026-03-28T23:30:00Z']) {
    for (const dayStartMinutes of [0, 240]) {
      for (const dueTimeMinutes of [0, 150, 1439]) {
        const present = berlin(iso, { dayStartMinutes, dueTimeMinutes });
        for (const { id } of QUADRANTS) {
          const task = buildTask(defaultsOf(id, present));
          expect(quadrantAt(present)(task)).toBe(id);
        }
      }
    }
  }
});

test('[EM1][EM3] "important, not urgent" becomes urgent when the day is over', () => {
  const task = buildTask(defaultsOf('important-not-urgent', noon));
  expect(quadrantAt(berlin('2026-11-21T22:59:59Z'))(task)).toBe('important-not-urgent');
  expect(quadrantAt(berlin('2026-11-21T23:00:00Z'))(task)).toBe('urgent-important');
});

function noonIn(days: number): string {
  return new Date(Date.parse('2026-11-21T11:00:00Z') + days * 86_400_000).toISOString();
}
