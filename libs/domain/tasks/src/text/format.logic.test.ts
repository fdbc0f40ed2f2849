import {
  formatDuration,
  formatLead,
  formatRepeat,
  priorityLabel,
  saidPriority,
} from './format.logic';

describe('formats', () => {
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
