import {
  formatDue,
  formatDueFull,
  formatDuration,
  formatLead,
  formatRepeat,
  priorityLabel,
  saidPriority,
} from './format.logic';

const local = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

describe('formats', () => {
  const now = new Date(2026, 10, 21, 12, 0).getTime();

  it("[spec §2] shows a due date as 'MMM dd, HH:mm'", () => {
    expect(formatDue(local(2026, 10, 21, 12, 0), now)).toBe('Nov 21, 12:00');
    expect(formatDue(local(2026, 0, 3, 9, 5), now)).toBe('Jan 03, 09:05');
    expect(formatDue('rubbish', now)).toBe('');
  });

  it('[decision 82] adds the year when it is not this one', () => {
    expect(formatDue(local(2027, 10, 13, 17, 0), now)).toBe('Nov 13, 2027, 17:00');
    expect(formatDueFull(local(2027, 10, 13, 17, 0), now)).toBe(
      'Saturday, November 13, 2027, 17:00',
    );
    const newYear = new Date(2026, 11, 31, 23, 0).getTime();
    expect(formatDueFull(local(2027, 0, 1, 9, 0), newYear)).toBe(
      'tomorrow, Friday, January 1, 2027, 09:00',
    );
  });

  it('[decision 29] says the day in words, and overdue', () => {
    const days = [20, 21, 22, 23].map((day) => formatDueFull(local(2026, 10, day, 8, 0), now));
    expect(days).toEqual([
      'yesterday, Friday, November 20, 08:00',
      'today, Saturday, November 21, 08:00',
      'tomorrow, Sunday, November 22, 08:00',
      'Monday, November 23, 08:00',
    ]);
    expect(formatDueFull(local(2026, 10, 21, 8, 0), now, true)).toBe(
      'today, Saturday, November 21, 08:00, overdue',
    );
    expect(formatDueFull('rubbish', now)).toBe('');
  });

  it('shows minutes, leads and repeats', () => {
    expect([15, 60, 225, 120].map(formatDuration)).toEqual(['15 min', '1 h', '3 h 45 min', '2 h']);
    expect([0, 5, 60, 1440, 2880].map(formatLead)).toEqual([
      'At the due time',
      '5 min before',
      '1 hour before',
      '1 day before',
      '2 days before',
    ]);
    expect(formatRepeat('weekly', 1)).toBe('Weekly');
    expect(formatRepeat('monthly', null)).toBe('Monthly');
    expect(formatRepeat('daily', 3)).toBe('Every 3 days');
    expect(priorityLabel('high')).toBe('High');
    expect((['high', 'medium', 'low'] as const).map(saidPriority)).toEqual([
      'High priority',
      '',
      'Low priority',
    ]);
  });
});
