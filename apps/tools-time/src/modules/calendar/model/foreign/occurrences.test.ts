import ICAL from 'ical.js';
import { DAY_MS } from '@plainday/shared-utils';
import { occurrencesWithin } from './occurrences';
import { readEvents } from './read-events';

const ZONE = `BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`;

const calendarOf = (...parts: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${[ZONE, ...parts].join('\n').replaceAll('\n', '\r\n')}\r\nEND:VCALENDAR\r\n`;

const eventOf = (lines: string, uid = 'a@example.org') =>
  `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:Stand-up\n${lines}\nEND:VEVENT`;

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };

async function startsOf(text: string, stretch = YEAR): Promise<string[]> {
  const found = await occurrencesWithin((await readEvents(text)).events, stretch);
  return found.map(({ start }) => new Date(start).toISOString().slice(0, 16));
}

/** The same by ical.js, as far as it can be asked: entries that do not stand in for others. */
function oracle(text: string, { from, to } = YEAR): string[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone') as ICAL.Component);
  ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent') as ICAL.Component);
  const times: number[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const at = next.isDate
      ? Date.UTC(next.year, next.month - 1, next.day)
      : next.toUnixTime() * 1000;
    if (at >= to) break;
    if (at >= from) times.push(at);
  }
  return times.map((at) => new Date(at).toISOString().slice(0, 16));
}

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=500',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=SU',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'FREQ=WEEKLY;UNTIL=20260701T215959Z',
  'FREQ=MONTHLY;COUNT=20',
];
const STARTS = [
  'DTSTART;TZID=Europe/Madrid:20250107T083000\nDTEND;TZID=Europe/Madrid:20250107T091500',
  'DTSTART:20250107T203000Z\nDURATION:PT45M',
  'DTSTART;VALUE=DATE:20250107',
];

test.each(STARTS.flatMap((start) => RULES.map((rule) => [start, rule] as const)))(
  '[CV13] %s by %s is what ical.js finds',
  async (start, rule) => {
    const fitting = start.includes('VALUE=DATE')
      ? rule.replace(/UNTIL=(\d{8})\w+/, 'UNTIL=$1')
      : rule;
    const text = calendarOf(eventOf(`${start}\nRRULE:${fitting}`));
    // The first time is one in any case; both count it, where the rule has it.
    const found = await startsOf(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(oracle(text));
  },
);

test('[CV13] a series keeps its hour over the change of clocks', async () => {
  const text = calendarOf(
    eventOf(`${STARTS[0]}\nRRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260407T063000Z`),
  );
  const march = { from: Date.UTC(2026, 2, 20), to: Date.UTC(2026, 4, 1) };
  expect(await startsOf(text, march)).toEqual([
    '2026-03-24T07:30',
    '2026-03-31T06:30',
    '2026-04-07T06:30',
  ]);
});

test('[CV13] one of a series is left out, moved, called off, or added', async () => {
  const text = calendarOf(
    eventOf(
      'DTSTART;TZID=Europe/Madrid:20260601T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=6\n' +
        'EXDATE;TZID=Europe/Madrid:20260602T100000\nRDATE;TZID=Europe/Madrid:20260610T120000',
    ),
    eventOf(
      'RECURRENCE-ID;TZID=Europe/Madrid:20260603T100000\nDTSTART;TZID=Europe/Madrid:20260603T150000\nDURATION:PT1H',
    ),
    eventOf('RECURRENCE-ID:20260604T080000Z\nDTSTART:20260604T080000Z\nSTATUS:CANCELLED'),
  );
  expect(await startsOf(text)).toEqual([
    '2026-06-01T08:00',
    '2026-06-03T13:00',
    '2026-06-05T08:00',
    '2026-06-06T08:00',
    '2026-06-10T10:00',
  ]);
});

test.each([
  ['a day', 'VALUE=DATE:20260602'],
  ['a time without a zone', '20260602T100000'],
  ['an instant', '20260602T140000Z'],
])('[CV13] one of a series is named by %s as well', async (_, name) => {
  const series = (lines: string) =>
    eventOf(
      `DTSTART;TZID=America/New_York:20260601T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3${lines}`,
    );
  const sign = name.includes('VALUE') ? ';' : ':';
  const others = ['2026-06-01T14:00', '2026-06-03T14:00'];
  expect(await startsOf(calendarOf(series(`\nEXDATE${sign}${name}`)))).toEqual(others);
  const moved = eventOf(`RECURRENCE-ID${sign}${name}\nDTSTART:20260602T200000Z\nDURATION:PT1H`);
  expect(await startsOf(calendarOf(series(''), moved))).toEqual(
    [...others, '2026-06-02T20:00'].sort(),
  );
});

test.each(['20260602T000000', '20260602T000000Z', 'VALUE=DATE:20260602'])(
  '[CV13] a whole day is left out as %s',
  async (name) => {
    const sign = name.includes('VALUE') ? ';' : ':';
    const text = calendarOf(
      eventOf(`DTSTART;VALUE=DATE:20260601\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE${sign}${name}`),
    );
    expect(await startsOf(text)).toEqual(['2026-06-01T00:00', '2026-06-03T00:00']);
  },
);

test('[CV13] what is added to a series is read by its own clocks', async () => {
  const text = calendarOf(
    eventOf(
      'DTSTART;TZID=Europe/Madrid:20260601T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=1\n' +
        'RDATE:20260610T110000Z\nRDATE;TZID=America/New_York:20260611T100000',
    ),
  );
  expect(await startsOf(text)).toEqual([
    '2026-06-01T08:00',
    '2026-06-10T11:00',
    '2026-06-11T14:00',
  ]);
});

test('[CV13] zones by the names of Windows, by a place, by their winter, and of nobody', async () => {
  const at = (zone: string) => eventOf(`DTSTART;TZID=${zone}:20260115T090000\nDURATION:PT1H`, zone);
  const custom = `BEGIN:VTIMEZONE\nTZID:Our zone\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0500\nTZOFFSETTO:+0500\nEND:STANDARD\nEND:VTIMEZONE`;
  const text = calendarOf(
    custom,
    at('W. Europe Standard Time'),
    at('/example.org/1/America/New_York'),
    at('Our zone'),
  );
  const { events } = await readEvents(text);
  const found = await occurrencesWithin(events, YEAR);
  const starts = found.map(({ event, start }) => [event.uid, new Date(start).toISOString()]);
  expect(Object.fromEntries(starts)).toEqual({
    'Our zone': '2026-01-15T04:00:00.000Z',
    'W. Europe Standard Time': '2026-01-15T08:00:00.000Z',
    '/example.org/1/America/New_York': '2026-01-15T14:00:00.000Z',
  });
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;BYHOUR=25',
  'FREQ=MINUTELY',
  'FREQ=SECONDLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=FORTNIGHTLY',
  'FREQ=YEARLY;BYWEEKNO=54',
  ';;;',
])('[CV13] %s ends, and the first time of it is shown', async (rule) => {
  const text = calendarOf(
    eventOf(`DTSTART:20260115T090000Z\nRRULE:${rule}`),
    eventOf('DTSTART:20260116T090000Z', 'b@example.org'),
  );
  const found = await startsOf(text);
  expect(found).toContain('2026-01-15T09:00');
  expect(found).toContain('2026-01-16T09:00');
});

test.each([
  ['no beginning', 'SUMMARY:x'],
  ['a beginning that is none', 'DTSTART:tomorrow'],
  ['a day that is none', 'DTSTART;VALUE=DATE:20261399'],
  ['a year beyond all', 'DTSTART:99991231T235959Z'],
])('[CV13] an entry with %s costs no other', async (_, lines) => {
  const text = calendarOf(eventOf(lines), eventOf('DTSTART:20260116T090000Z', 'b'));
  expect(await startsOf(text)).toEqual(['2026-01-16T09:00']);
});

test('[CV13] what has begun before and is not over belongs to the stretch', async () => {
  const text = calendarOf(
    eventOf('DTSTART:20251230T220000Z\nDTEND:20260102T060000Z'),
    eventOf('DTSTART:20251231T220000Z\nDTEND:20260101T000000Z', 'b'),
  );
  expect(await startsOf(text)).toEqual(['2025-12-30T22:00']);
  expect(await startsOf(text, { from: YEAR.from - 2 * DAY_MS, to: YEAR.from })).toHaveLength(2);
});

test('[CV13] the page answers between the entries of a calendar, also those that happen once', async () => {
  const lines = 'DTSTART:20260107T203000Z\nDURATION:PT45M';
  const many = Array.from({ length: 500 }, (_, number) => eventOf(lines, `${number}@example.org`));
  const { events } = await readEvents(calendarOf(...many));
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 40));
  let answers = 0;
  const timer = setInterval(() => (answers += 1), 0);
  expect(await occurrencesWithin(events, YEAR)).toHaveLength(500);
  clearInterval(timer);
  jest.restoreAllMocks();
  expect(answers).toBeGreaterThan(3);
});
