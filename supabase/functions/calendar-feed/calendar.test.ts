import { feedText } from './calendar';
import type { FeedKind, FeedTask } from './feed.types';
import { feedTask } from './testing/feed-task';

const NOW = Date.UTC(2026, 10, 26, 9);
const BERLIN = 'Europe/Berlin';

/** The lines of a feed, unfolded. */
function linesOf(tasks: readonly FeedTask[], zone = BERLIN, kind: FeedKind = 'vevent') {
  return feedText(tasks, zone, kind, NOW).replaceAll('\r\n ', '').split('\r\n');
}

/** The lines of its only event or to-do. */
function only(own: Partial<FeedTask>, zone = BERLIN, kind: FeedKind = 'vevent') {
  const lines = linesOf([feedTask(own)], zone, kind);
  const name = kind.toUpperCase();
  expect(lines.filter((line) => line === `BEGIN:${name}`)).toHaveLength(1);
  return lines.slice(lines.indexOf(`BEGIN:${name}`) + 1, lines.indexOf(`END:${name}`));
}

const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.slice(name.length);

test('a calendar says its name, its zone and how often to ask', () => {
  expect(linesOf([])).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainday//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Plainday',
    'X-WR-CALNAME:Plainday',
    'X-WR-TIMEZONE:Europe/Berlin',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'END:VCALENDAR',
    '',
  ]);
});

test('a task with a time is an event in UTC, as long as the task takes', () => {
  expect(only({ project: 'Garden, front', duration: 45 })).toEqual([
    'UID:6f1c7c0e-0000-4000-8000-000000000001@plainday',
    'DTSTAMP:20261120T101112Z',
    'LAST-MODIFIED:20261120T101112Z',
    'SEQUENCE:3',
    'DTSTART:20261201T080000Z',
    'DTEND:20261201T084500Z',
    'SUMMARY:Water the plants',
    'CATEGORIES:Garden\\, front',
    'DESCRIPTION:Garden\\, front',
  ]);
});

test('without a duration it takes half an hour: no event is without length', () => {
  expect(only({})).toContain('DTEND:20261201T083000Z');
});

test('a task without a time is a whole day that leaves the time free, in every zone', () => {
  const day = { due_day: '2026-12-31', due_date: '2026-12-31T22:59:59+00:00' };
  for (const zone of [BERLIN, 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(only(day, zone)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'TRANSP:TRANSPARENT',
      ]),
    );
  }
});

test('a repeating task has the time that the clocks of its zone show, and the clocks', () => {
  const lines = linesOf([feedTask({ repeat_pattern: 'daily', repeat_interval: 2 })]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Europe/Berlin:20261201T090000',
      'DURATION:PT30M',
      'RRULE:FREQ=DAILY;INTERVAL=2',
    ]),
  );
  const clocks = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
  // Clocks of the European Union change on the last Sundays of March and October at 1:00 UTC.
  expect(clocks.join('\n')).toContain(
    ['BEGIN:DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'].join(
      '\n',
    ),
  );
  expect(clocks.join('\n')).toContain(
    ['BEGIN:STANDARD', 'DTSTART:20271031T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'].join(
      '\n',
    ),
  );
});

test.each([
  [{ repeat_pattern: 'weekly' }, 'FREQ=WEEKLY'],
  [
    { repeat_pattern: 'monthly', due_day: '2027-01-31' },
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  ],
  [
    { repeat_pattern: 'monthly', due_day: '2027-01-30' },
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
  ],
  [
    { repeat_pattern: 'monthly', due_day: '2027-01-29' },
    'FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1',
  ],
  [
    { repeat_pattern: 'monthly', due_day: '2027-02-28', repeat_anchor_day: 31 },
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
  ],
  [{ repeat_pattern: 'monthly', due_day: '2027-01-28' }, 'FREQ=MONTHLY;BYMONTHDAY=28'],
  [
    { repeat_pattern: 'yearly', due_day: '2027-02-28', repeat_anchor_day: 29 },
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1',
  ],
  [{ repeat_pattern: 'yearly', due_day: '2027-03-31' }, 'FREQ=YEARLY'],
  [
    { repeat_pattern: 'weekly', repeat_rule: 'FREQ=WEEKLY;BYDAY=TU,FR', due_day: '2026-12-01' },
    'FREQ=WEEKLY;BYDAY=TU,FR;WKST=MO',
  ],
  [
    { repeat_pattern: 'monthly', repeat_rule: 'FREQ=MONTHLY;BYDAY=3FR', due_day: '2026-12-18' },
    'FREQ=MONTHLY;BYDAY=3FR',
  ],
  [
    {
      repeat_pattern: 'monthly',
      repeat_rule: 'FREQ=MONTHLY;BYMONTHDAY=15,31',
      due_day: '2026-12-15',
    },
    'FREQ=MONTHLY;BYMONTHDAY=15,28,29,30,31;BYSETPOS=1,-1',
  ],
  [{ repeat_pattern: 'daily', repeat_left: 4 }, 'FREQ=DAILY;COUNT=4'],
  [
    { repeat_pattern: 'daily', repeat_until: '2026-12-24T22:59:59Z' },
    'FREQ=DAILY;UNTIL=20261224T225900Z',
  ],
  [
    { repeat_pattern: 'daily', due_day: '2026-12-01', repeat_until: '2026-12-24T22:59:59Z' },
    'FREQ=DAILY;UNTIL=20261224',
  ],
] as const)('%j repeats by %s', (own, rule) => {
  expect(valueOf(only(own), 'RRULE:')).toBe(rule);
});

test.each([
  ['after completion', { repeat_from: 'completion' }],
  ['for the last time', { repeat_left: 1 }],
] as const)('what repeats %s is told once', (_, own) => {
  expect(valueOf(only({ repeat_pattern: 'daily', ...own }), 'RRULE:')).toBeUndefined();
});

test.each([
  [
    'from a day that is none of its own',
    { repeat_pattern: 'weekly', repeat_rule: 'FREQ=WEEKLY;BYDAY=MO,WE', repeat_left: 3 },
  ],
  [
    'until a day and a number',
    { repeat_pattern: 'weekly', repeat_left: 3, repeat_until: '2027-12-01T00:00:00Z' },
  ],
] as const)('what repeats %s is told date by date', (_, own) => {
  const lines = linesOf([feedTask(own)]);
  expect(lines.filter((line) => line.startsWith('RRULE'))).toEqual([]);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(3);
});

test('a time that the clocks skip on one day is told date by date', () => {
  const early = feedTask({
    due_date: '2027-03-27T01:30:00Z',
    repeat_pattern: 'daily',
    repeat_left: 3,
  });
  expect(linesOf([early]).filter((line) => line.startsWith('DTSTART:2027'))).toEqual([
    'DTSTART:20270327T013000Z',
    'DTSTART:20270328T013000Z',
    'DTSTART:20270329T003000Z',
  ]);
});

test('a date that stands in for a time that was over is followed by others at five', () => {
  const late = feedTask({
    due_date: '2026-11-26T22:59:59Z',
    repeat_pattern: 'daily',
    repeat_left: 3,
  });
  expect(linesOf([late]).filter((line) => line.startsWith('DTSTART:2026'))).toEqual([
    'DTSTART:20261126T225900Z',
    'DTSTART:20261127T160000Z',
    'DTSTART:20261128T160000Z',
  ]);
});

test('seconds of a date are nobody’s: a series begins at its minute', () => {
  const lines = only({ due_date: '2026-12-01T08:00:12.345Z', repeat_pattern: 'daily' });
  expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261201T090000');
});

test('a series keeps its name from one occurrence to the next, and its number grows', () => {
  const series_id = '00000000-0000-4000-8000-00000000000a';
  const own = { series_id, repeat_pattern: 'daily' } as const;
  const before = only({ ...own, rev: 9 });
  const after = only({ ...own, id: 'b', rev: 0, updated_at: '2026-11-21T00:00:00Z' });
  expect(valueOf(after, 'UID:')).toBe(`${series_id}@plainday`);
  expect(valueOf(before, 'UID:')).toBe(`${series_id}@plainday`);
  expect(Number(valueOf(after, 'SEQUENCE:'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE:')));
  expect(Number(valueOf(after, 'SEQUENCE:'))).toBeLessThan(2 ** 31);
});

test('apps for tasks are given to-dos, with a start only where a rule needs one', () => {
  expect(only({}, BERLIN, 'vtodo')).toEqual(
    expect.arrayContaining(['DUE:20261201T080000Z', 'STATUS:NEEDS-ACTION']),
  );
  expect(only({ due_day: '2026-12-01', repeat_pattern: 'weekly' }, BERLIN, 'vtodo')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261201',
      'DUE;VALUE=DATE:20261201',
      'RRULE:FREQ=WEEKLY',
    ]),
  );
});

test('what is beyond a month ago or a year from now stays out', () => {
  const at = (due_date: string) => linesOf([feedTask({ due_date })]).includes('BEGIN:VEVENT');
  expect(at('2026-10-26T23:59:00Z')).toBe(false);
  expect(at('2026-10-27T00:00:00Z')).toBe(true);
  expect(at('2027-11-26T23:59:00Z')).toBe(true);
  expect(at('2027-11-27T00:00:00Z')).toBe(false);
});

test('no feed is larger than a megabyte, and the first tasks are in it', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    feedTask({ id: `task-${index}`, title: 'ä'.repeat(500) }),
  );
  const text = feedText(many, BERLIN, 'vevent', NOW);
  expect(new TextEncoder().encode(text).length).toBeLessThan(1_010_000);
  expect(text).toContain('UID:task-0@');
  expect(text).not.toContain('UID:task-2999@');
});

test('a title cannot end its line, and a zone that nobody knows is UTC', () => {
  const lines = linesOf(
    [feedTask({ title: 'A\r\nEND:VEVENT;x', repeat_pattern: 'daily' })],
    'Moon/Sea',
  );
  expect(lines).toContain('SUMMARY:A\\nEND:VEVENT\\;x');
  expect(lines).toContain('DTSTART;TZID=UTC:20261201T080000');
});
