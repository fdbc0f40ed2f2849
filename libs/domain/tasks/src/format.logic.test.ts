import {
  formatDue,
  formatDueFull,
  formatDuration,
  formatLead,
  formatRepeat,
  priorityLabel,
} from './format.logic';

const local = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

describe('formats', () => {
  it("[spec §2] shows a due date as 'MMM dd, HH:mm'", () => {
    expect(formatDue(local(2026, 10, 21, 12, 0))).toBe('Nov 21, 12:00');
    expect(formatDue(local(2026, 0, 3, 9, 5))).toBe('Jan 03, 09:05');
    expect(formatDue('rubbish')).toBe('');
  });

  it('[decision 29] says the year and overdue in the long form', () => {
    expect(formatDueFull(local(2026, 10, 21, 12, 0), true)).toBe(
      'Saturday, November 21, 2026, 12:00, overdue',
    );
    expect(formatDueFull(local(2026, 10, 21, 12, 0), false)).not.toContain('overdue');
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
  });
});
