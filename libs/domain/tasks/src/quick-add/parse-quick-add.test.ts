import { at, inOneLine, parsed } from './sample-parse';

function chips(text: string, ignore: string[] = []): string[] {
  return parsed(text, { ignore }).tokens.map(
    ({ kind, text: piece, label }) => `${kind} ${piece} → ${label}`,
  );
}

describe('chips', () => {
  it('come in the order of the text and cover what was understood', () => {
    expect(chips('Pay rent by tomorrow 5pm p1 #Home for 30m')).toEqual([
      'due by tomorrow 5pm → Nov 22, 17:00',
      'priority p1 → High',
      'project #Home → Home',
      'duration for 30m → 30 min',
    ]);
  });

  it('give their place in the text as typed', () => {
    const text = '  Pay  rent "p1" tomorrow p2';
    for (const { start, end, text: piece } of parsed(text).tokens)
      expect(text.slice(start, end)).toBe(piece);
    expect(parsed(text).tokens).toHaveLength(2);
  });

  it('show date and time apart when they stand apart', () => {
    expect(chips('Call at 5pm Bob tomorrow')).toEqual([
      'due at 5pm → Nov 22, 17:00',
      'due tomorrow → Nov 22, 17:00',
    ]);
  });

  it('show the year when it is another one', () => {
    expect(chips('Renew jan 5')).toEqual(['due jan 5 → Jan 05, 2027, 17:00']);
  });

  it('[decision 20] say from when a repetition without a date runs', () => {
    expect(chips('Review every 2 weeks')).toEqual([
      'repeat every 2 weeks → Every 2 weeks, from Nov 21, 17:00',
    ]);
    expect(chips('Review every monday 9am')).toEqual([
      'repeat every monday → Weekly',
      'due 9am → Nov 23, 09:00',
    ]);
  });

  it('show the end of a repetition', () => {
    expect(chips('Review weekly from dec 1 until dec 31')).toEqual([
      'repeat weekly → Weekly',
      'due from dec 1 → Dec 01, 17:00',
      'repeat until dec 31 → Until Dec 31',
    ]);
    expect(chips('Review every monday at 9 until dec 31')).toEqual([
      'repeat every monday → Weekly',
      'due at 9 → Nov 23, 09:00',
      'repeat until dec 31 → Until Dec 31',
    ]);
  });
});

describe('unlinked', () => {
  const text = 'Pay rent tomorrow 5pm p1 #Home 30m';
  const cases: [string[], string][] = [
    [['tomorrow 5pm'], 'Pay rent tomorrow 5pm | 30 min | high | #home'],
    [['P1'], 'Pay rent p1 | 2026-11-22 17:00 | 30 min | #home'],
    [['#Home'], 'Pay rent #Home | 2026-11-22 17:00 | 30 min | high'],
    [['30m'], 'Pay rent 30m | 2026-11-22 17:00 | high | #home'],
    [['tomorrow 5pm', 'p1', '#Home', '30m'], text],
    [['tomorrow'], 'Pay rent tomorrow | 2026-11-21 17:00 | 30 min | high | #home'],
    [['', ' ', 'absent', '(('], 'Pay rent | 2026-11-22 17:00 | 30 min | high | #home'],
  ];
  it.each(cases)('%j stays text', (ignore, expected) => {
    expect(inOneLine(parsed(text, { ignore }))).toBe(expected);
  });

  it('lets what comes next be understood', () => {
    expect(inOneLine(parsed('Move monday meeting friday', { ignore: ['monday'] }))).toBe(
      'Move monday meeting | 2026-11-27 17:00',
    );
  });

  it('a repetition takes its first day with it', () => {
    expect(inOneLine(parsed('Review every day', { ignore: ['every day'] }))).toBe(
      'Review every day',
    );
  });
});

describe('clock', () => {
  const cases: [string, string, string][] = [
    ['2026-11-21 17:00', 'Pay today', 'Pay | 2026-11-21 23:59'],
    ['2026-11-21 16:59', 'Pay today', 'Pay | 2026-11-21 17:00'],
    ['2026-11-21 22:00', 'Pay tonight', 'Pay | 2026-11-21 23:59'],
    // [F6] It is today's evening, also when seven is over.
    ['2026-11-21 19:30', 'this evening walk', 'walk | 2026-11-21 23:59'],
    ['2026-11-21 19:30', 'walk this evening', 'walk | 2026-11-21 23:59'],
    ['2026-11-21 19:30', 'this evening at 8 walk', 'walk | 2026-11-21 20:00'],
    ['2026-11-21 18:00', 'Pay saturday', 'Pay | 2026-11-28 17:00'],
    ['2026-11-23 09:00', 'Pay monday', 'Pay | 2026-11-23 17:00'],
    ['2026-11-23 09:00', 'Pay next monday', 'Pay | 2026-11-30 17:00'],
    ['2026-11-22 09:00', 'Pay next sunday', 'Pay | 2026-11-29 17:00'],
    ['2026-12-31 12:00', 'Pay tomorrow', 'Pay | 2027-01-01 17:00'],
    ['2026-12-31 18:00', 'Pay 9am', 'Pay | 2027-01-01 09:00'],
    ['2026-01-31 12:00', 'Pay in a month', 'Pay | 2026-02-28 17:00'],
    ['2028-01-31 12:00', 'Pay next month', 'Pay | 2028-02-29 17:00'],
    ['2028-02-29 12:00', 'Pay next year', 'Pay | 2029-02-28 17:00'],
    ['2028-02-28 12:00', 'Pay tomorrow', 'Pay | 2028-02-29 17:00'],
    ['2027-02-28 12:00', 'Pay tomorrow', 'Pay | 2027-03-01 17:00'],
    ['2028-03-01 12:00', 'Pay feb 29', 'Pay | 2032-02-29 17:00'],
    ['2028-02-01 12:00', 'Pay end of month', 'Pay | 2028-02-29 17:00'],
    ['2027-02-15 12:00', 'Pay on the 30th', 'Pay | 2027-03-30 17:00'],
    ['2026-11-21 12:00', 'Pay 31 dec 50', 'Pay | 2050-12-31 17:00'],
    ['2026-11-21 12:00', 'Pay dec 5 99', 'Pay | 2099-12-05 17:00'],
    ['2026-11-21 12:00', 'Pay 12/31/30', 'Pay | 2030-12-31 17:00'],
    ['2026-11-21 12:00', 'Pay feb 29 2027', 'Pay feb 29 2027'],
    ['2026-11-21 12:00', 'Pay feb 29 2028', 'Pay | 2028-02-29 17:00'],
    // Clocks in Madrid jump from 02:00 to 03:00 on 29 March and back on 25 October 2026.
    ['2026-03-28 12:00', 'Pay tomorrow 2:30am', 'Pay | 2026-03-29 03:30'],
    ['2026-03-28 12:00', 'Pay 2:30', 'Pay | 2026-03-29 03:30'],
    ['2026-03-28 12:00', 'Pay tomorrow 5pm', 'Pay | 2026-03-29 17:00'],
    ['2026-03-29 01:30', 'Pay in 1 hour', 'Pay | 2026-03-29 03:30'],
    ['2026-03-28 23:00', 'Pay in 1 day at 11pm', 'Pay | 2026-03-29 23:00'],
    ['2026-10-24 12:00', 'Pay tomorrow 2:30am', 'Pay | 2026-10-25 02:30'],
    ['2026-10-24 12:00', 'Pay in 2 days', 'Pay | 2026-10-26 17:00'],
  ];
  it.each(cases)('at %s: %s', (wall, text, expected) => {
    expect(inOneLine(parsed(text, { now: at(wall) }))).toBe(expected);
  });

  it('takes a time that comes twice the first time', () => {
    const { due_date } = parsed('Pay 2:30am', { now: at('2026-10-24 12:00') });
    expect(due_date).toBe('2026-10-25T00:30:00.000Z');
  });

  it('uses the preferred time of day', () => {
    const preferredTime = { hours: 8, minutes: 30 };
    expect(inOneLine(parsed('Pay tomorrow', { preferredTime }))).toBe('Pay | 2026-11-22 08:30');
    expect(inOneLine(parsed('Pay today', { preferredTime }))).toBe('Pay | 2026-11-21 23:59');
  });

  it.each(['Pacific/Kiritimati', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'counts days in %s',
    (timeZone) => {
      const now = at('2026-11-21 23:30', timeZone);
      const line = (text: string) => inOneLine(parsed(text, { now, timeZone }), timeZone);
      expect(line('Pay tomorrow 9am')).toBe('Pay | 2026-11-22 09:00');
      expect(line('Pay sunday')).toBe('Pay | 2026-11-22 17:00');
      expect(line('Pay today')).toBe('Pay | 2026-11-21 23:59');
      expect(line('Pay in 1 hour')).toBe('Pay | 2026-11-22 00:30');
    },
  );

  it('takes the zone of the device when none is given', () => {
    const now = new Date(2026, 10, 21, 12);
    const { due_date } = parsed('Pay tomorrow 9am', { now, timeZone: undefined });
    expect(due_date).toBe(new Date(2026, 10, 22, 9).toISOString());
  });
});

test('no text breaks it, and the title never gets lost', () => {
  const pieces = [
    'tomorrow',
    '"',
    '#',
    'p1',
    '30m',
    'every',
    'day',
    '-',
    '(',
    '29 feb',
    '\ufffc',
    '😀',
    'until',
    '5pm',
    '12/25',
  ];
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces) {
        const text = `${a} ${b} ${c}`;
        const { title, tokens } = parsed(text);
        expect(title).not.toBe('');
        for (const { start, end, text: piece } of tokens)
          expect(text.slice(start, end)).toBe(piece);
      }
});

test('a long text costs little', () => {
  const long = 'every 1 tomorrow 12/25 #Home office at 5 may "x '.repeat(40).slice(0, 2000);
  const before = process.hrtime.bigint();
  parsed(long);
  expect(Number(process.hrtime.bigint() - before) / 1e6).toBeLessThan(2000);
});

describe('on a day that was chosen before', () => {
  const onFriday = (text: string) => parsed(text, { day: '2026-11-27' }).due_date;

  it('a time belongs to that day, and a repetition begins on it', () => {
    expect(onFriday('Call at 9am')).toBe(at('2026-11-27 09:00').toISOString());
    expect(onFriday('Water every day')).toBe(at('2026-11-27 17:00').toISOString());
  });

  it('a day in the text comes first, and a text that says nothing stays without', () => {
    expect(onFriday('Call tomorrow 9am')).toBe(at('2026-11-22 09:00').toISOString());
    expect(onFriday('Report every monday')).toBe(at('2026-11-23 17:00').toISOString());
    expect(onFriday('Call')).toBeNull();
  });
});
