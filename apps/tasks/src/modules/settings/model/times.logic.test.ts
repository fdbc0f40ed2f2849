import { clockText } from '@plainday/domain-calendar';
import { DAY_STARTS, fromTime } from './times.logic';

describe('[SE8] times of day', () => {
  it('go through a time input and back', () => {
    for (const minutes of [0, 59, 60, 1020, 1439])
      expect(fromTime(clockText(minutes))).toBe(minutes);
    expect(clockText(1020)).toBe('17:00');
  });

  it.each(['', '7', '24:00', '12:60', 'noon'])('are not read from %j', (value) => {
    expect(fromTime(value)).toBeNull();
  });

  it('let a day begin between midnight and noon', () => {
    expect(DAY_STARTS.map(clockText)).toEqual(expect.arrayContaining(['00:00', '04:00', '12:00']));
    expect(DAY_STARTS).toHaveLength(13);
  });
});
