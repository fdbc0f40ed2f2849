import {
  allowedReminder,
  reminderAfterMove,
  reminderBefore,
  reminderLeadMinutes,
} from './reminder.logic';

const DUE = '2026-11-21T12:00:00.000Z';

describe('reminder', () => {
  it('stands the picked minutes before due', () => {
    expect(reminderBefore(DUE, 15)).toBe('2026-11-21T11:45:00.000Z');
    expect(reminderBefore(DUE, 1440)).toBe('2026-11-20T12:00:00.000Z');
    expect(reminderLeadMinutes('2026-11-21T11:45:00.000Z', DUE)).toBe(15);
    expect(reminderLeadMinutes(null, DUE)).toBeNull();
  });

  it('[spec §5] needs a due date and never comes after it', () => {
    expect(allowedReminder('2026-11-21T11:00:00.000Z', null)).toBeNull();
    expect(allowedReminder('2026-11-21T13:00:00.000Z', DUE)).toBe(DUE);
    expect(allowedReminder(null, DUE)).toBeNull();
  });

  it('[decision 21] moves with the due date and goes with it', () => {
    const reminder = '2026-11-21T11:45:00.000Z';
    expect(reminderAfterMove(reminder, DUE, '2026-11-23T12:00:00.000Z')).toBe(
      '2026-11-23T11:45:00.000Z',
    );
    expect(reminderAfterMove(reminder, DUE, null)).toBeNull();
    expect(reminderAfterMove(null, DUE, DUE)).toBeNull();
    expect(reminderAfterMove('2027-01-01T00:00:00.000Z', null, DUE)).toBe(DUE);
  });
});
