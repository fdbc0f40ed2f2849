import { dueAtTime, NO_DUE } from '../dates/when-due.logic';
import {
  completedText,
  dueDayInWords,
  dueInWords,
  formatDue,
  formatDueFull,
  formatReminder,
} from './due-words.logic';

const local = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

describe('dates', () => {
  const now = new Date(2026, 10, 21, 12, 0).getTime();

  it("[spec §2] shows a due date as 'MMM dd, HH:mm'", () => {
    expect(formatDue(dueAtTime(local(2026, 10, 21, 12, 0)), now)).toBe('Nov 21, 12:00');
    expect(formatDue(dueAtTime(local(2026, 0, 3, 9, 5)), now)).toBe('Jan 03, 09:05');
    expect(formatDue(dueAtTime('rubbish'), now)).toBe('');
  });

  it('[decision 82] adds the year when it is not this one', () => {
    expect(formatDue(dueAtTime(local(2027, 10, 13, 17, 0)), now)).toBe('Nov 13, 2027, 17:00');
    expect(formatDueFull(dueAtTime(local(2027, 10, 13, 17, 0)), now)).toBe(
      'Saturday, November 13, 2027, 17:00',
    );
    const newYear = new Date(2026, 11, 31, 23, 0).getTime();
    expect(formatDueFull(dueAtTime(local(2027, 0, 1, 9, 0)), newYear)).toBe(
      'tomorrow, Friday, January 1, 2027, 09:00',
    );
  });

  it('[decision 29] says the day in words, and overdue', () => {
    const days = [20, 21, 22, 23].map((day) =>
      formatDueFull(dueAtTime(local(2026, 10, day, 8, 0)), now),
    );
    expect(days).toEqual([
      'yesterday, Friday, November 20, 08:00',
      'today, Saturday, November 21, 08:00',
      'tomorrow, Sunday, November 22, 08:00',
      'Monday, November 23, 08:00',
    ]);
    expect(formatDueFull(dueAtTime(local(2026, 10, 21, 8, 0)), now, true)).toBe(
      'today, Saturday, November 21, 08:00, overdue',
    );
    expect(formatDueFull(dueAtTime('rubbish'), now)).toBe('');
  });

  const day = (due_day: string) => ({ due_date: '2026-01-01T00:00:00Z', due_day });
  const rule = { dayStartMinutes: 0 };

  it('[decision 89] leaves out a time that there is not', () => {
    expect(formatDue(day('2026-11-22'), now)).toBe('Nov 22');
    expect(formatDue(day('2027-01-03'), now)).toBe('Jan 03, 2027');
    expect(formatDueFull(day('2026-11-22'), now)).toBe('tomorrow, Sunday, November 22');
    expect(formatDueFull(day('2026-11-20'), now, true)).toBe(
      'yesterday, Friday, November 20, overdue',
    );
    const next = { ...day('2026-11-28') };
    expect(completedText({ title: 'Rest' }, next, now)).toBe('“Rest” completed. Next on Nov 28');
  });

  it('[issue 39] says a day as people do', () => {
    const said = (date: number) =>
      dueDayInWords(day(`2026-11-${String(date).padStart(2, '0')}`), now, rule);
    expect([9, 15, 20, 21, 22, 23, 27, 28].map(said)).toEqual([
      'Nov 9',
      'Nov 15',
      'Yesterday',
      'Today',
      'Tomorrow',
      'Monday',
      'Friday',
      'Nov 28',
    ]);
    expect(dueDayInWords(day('2027-01-03'), now, rule)).toBe('Jan 3, 2027');
    expect(dueDayInWords(day('2026-11-16'), now, rule, true)).toBe('Monday');
    expect(dueDayInWords(day('2026-11-14'), now, rule, true)).toBe('Nov 14');
    expect(dueDayInWords(NO_DUE, now, rule)).toBe('');
  });

  it('[issue 39] names the time beside it, and the day one lives in', () => {
    expect(dueInWords(dueAtTime(local(2026, 10, 21, 16, 0)), now, rule)).toBe('Today, 16:00');
    expect(dueInWords(day('2026-11-22'), now, rule)).toBe('Tomorrow');
    const night = new Date(2026, 10, 22, 2, 0).getTime();
    expect(dueInWords(day('2026-11-21'), night, { dayStartMinutes: 240 })).toBe('Today');
  });

  it('[decision 89] says when a day reminds', () => {
    const reminded = (due: object, ...parts: [number, number, number, number, number]) =>
      formatReminder({ ...NO_DUE, ...due, reminder_time: local(...parts) });
    expect(reminded(day('2026-11-22'), 2026, 10, 22, 9, 0)).toBe('On the day at 09:00');
    expect(reminded(day('2026-11-22'), 2026, 10, 21, 18, 30)).toBe('1 day before at 18:30');
    expect(reminded(day('2026-11-22'), 2026, 10, 15, 9, 0)).toBe('7 days before at 09:00');
    const five = dueAtTime(local(2026, 10, 22, 17, 0));
    expect(reminded(five, 2026, 10, 22, 16, 55)).toBe('5 min before');
    expect(formatReminder({ ...five, reminder_time: null })).toBe('');
  });
});
