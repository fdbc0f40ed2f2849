import { at, inOneLine, parsed } from './sample-parse';

const FOUR = 4 * 60;
const read = (text: string, now: string, dayStartMinutes = FOUR) =>
  inOneLine(parsed(text, { now: at(now), dayStartMinutes }));

describe('a day that begins at four', () => {
  it.each([
    // Two in the morning of the 22nd still belongs to Saturday 21 November.
    ['Call today', '2026-11-22 02:00', 'Call | 2026-11-22 03:59'],
    ['Call tonight', '2026-11-22 02:00', 'Call | 2026-11-22 03:59'],
    ['Call tomorrow', '2026-11-22 02:00', 'Call | 2026-11-22 17:00'],
    ['Call tomorrow 9am', '2026-11-22 02:00', 'Call | 2026-11-22 09:00'],
    ['Call on Sunday', '2026-11-22 02:00', 'Call | 2026-11-22 17:00'],
    ['Call next week', '2026-11-22 02:00', 'Call | 2026-11-28 17:00'],
    ['Call every day', '2026-11-22 02:00', 'Call | 2026-11-22 03:59 | daily 1'],
    ['Call at 9am', '2026-11-22 02:00', 'Call | 2026-11-22 09:00'],
    ['Call in 2 hours', '2026-11-22 02:00', 'Call | 2026-11-22 04:00'],
    ['Call on Nov 25', '2026-11-22 02:00', 'Call | 2026-11-25 17:00'],
    // After four it is Sunday.
    ['Call tomorrow', '2026-11-22 04:00', 'Call | 2026-11-23 17:00'],
    ['Call today', '2026-11-22 12:00', 'Call | 2026-11-22 17:00'],
    ['Call today', '2026-11-22 18:00', 'Call | 2026-11-23 03:59'],
  ])('%s at %s → %s', (text, now, expected) => {
    expect(read(text, now)).toBe(expected);
  });

  it('changes nothing where days begin at midnight', () => {
    expect(read('Call today', '2026-11-22 18:00', 0)).toBe('Call | 2026-11-22 23:59');
    expect(read('Call tomorrow', '2026-11-22 02:00', 0)).toBe('Call | 2026-11-23 17:00');
  });
});
