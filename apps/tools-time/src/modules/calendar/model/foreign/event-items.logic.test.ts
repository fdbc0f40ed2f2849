import { eventItems } from './event-items.logic';
import { occurrencesWithin } from './occurrences';
import { readEvents } from './read-events';

const SUBSCRIPTION = {
  id: 's',
  user_id: 'u',
  name: 'Team',
  address: 'https://calendars.example.org/a.ics',
  color: '#3B82F6',
  is_shown: true,
  created_at: '2026-11-20T09:00:00Z',
};
const RANGE = { from: '2026-11-23', to: '2026-11-29' };

async function itemsOf(lines: string, rule = { dayStartMinutes: 0, timeZone: 'UTC' }) {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Away\n${lines}\nEND:VEVENT\nEND:VCALENDAR`;
  const stretch = { from: Date.UTC(2026, 10, 22), to: Date.UTC(2026, 10, 31) };
  const found = await occurrencesWithin((await readEvents(text)).events, stretch);
  return eventItems(found, SUBSCRIPTION, RANGE, rule).map(({ day, start, end, isFree }) =>
    [day.slice(8), start?.slice(8, 16), end?.slice(8, 16), isFree && 'free']
      .filter(Boolean)
      .join(' '),
  );
}

test.each([
  ['a whole day', 'DTSTART;VALUE=DATE:20261124', ['24']],
  [
    'days, the last not included',
    'DTSTART;VALUE=DATE:20261124\nDTEND;VALUE=DATE:20261126',
    ['24', '25'],
  ],
  [
    'days that begin before',
    'DTSTART;VALUE=DATE:20261120\nDTEND;VALUE=DATE:20261125',
    ['23', '24'],
  ],
  ['hours', 'DTSTART:20261124T090000Z\nDURATION:PT90M', ['24 24T09:00 24T10:30']],
  [
    'a night',
    'DTSTART:20261124T220000Z\nDURATION:PT4H',
    ['24 24T22:00 25T00:00', '25 25T00:00 25T02:00'],
  ],
  ['a day by the clock', 'DTSTART:20261124T000000Z\nDURATION:P1D', ['24 24T00:00 25T00:00']],
  [
    'what its calendar calls free',
    'DTSTART:20261124T090000Z\nDURATION:PT90M\nTRANSP:TRANSPARENT',
    ['24 24T09:00 24T10:30 free'],
  ],
  [
    'a whole day that its calendar calls free',
    'DTSTART;VALUE=DATE:20261124\nTRANSP:TRANSPARENT',
    ['24 free'],
  ],
  ['a moment', 'DTSTART:20261124T090000Z', ['24 24T09:00 24T09:00']],
  ['what is elsewhere', 'DTSTART:20261130T090000Z\nDURATION:PT1H', []],
])('[CV13] %s stands on the days it lies on', async (_, lines, items) => {
  expect(await itemsOf(lines)).toEqual(items);
});

test('[CV13] the night belongs to the evening before, where the day begins later', async () => {
  const rule = { dayStartMinutes: 240, timeZone: 'UTC' };
  expect(await itemsOf('DTSTART:20261124T220000Z\nDURATION:PT4H', rule)).toEqual([
    '24 24T22:00 25T02:00',
  ]);
  expect(await itemsOf('DTSTART;VALUE=DATE:20261124', rule)).toEqual(['24']);
});
