import { sumByDay } from './sum-by-day';

const at = (text: string, value: number) => ({ at: Date.parse(text), value });
const UTC = { dayStartMinutes: 0, timeZone: 'UTC' };
const BERLIN = { dayStartMinutes: 0, timeZone: 'Europe/Berlin' };
const ITEMS = [
  at('2026-11-21T23:30:00Z', 25),
  at('2026-11-20T08:00:00Z', 50),
  at('2026-11-20T09:00:00Z', 10),
  at('2026-11-18T12:00:00Z', 5),
];
const same = <Share>(share: Share) => share;

test('days of a range with what falls on them, in their order; others are left out', () => {
  const range = { from: '2026-11-19', to: '2026-11-21' };
  expect(sumByDay(ITEMS, range, same, UTC)).toEqual([
    { day: '2026-11-20', value: 60 },
    { day: '2026-11-21', value: 25 },
  ]);
});

test('an item belongs to the day that the local clock shows', () => {
  const range = { from: '2026-11-22', to: '2026-11-22' };
  expect(sumByDay(ITEMS, range, same, BERLIN)).toEqual([{ day: '2026-11-22', value: 25 }]);
});

test('both ends of the range count, and nothing is no day', () => {
  expect(sumByDay(ITEMS, { from: '2026-11-18', to: '2026-11-18' }, same, UTC)).toEqual([
    { day: '2026-11-18', value: 5 },
  ]);
  expect(sumByDay([], { from: '2026-11-18', to: '2026-11-18' }, same, UTC)).toEqual([]);
});

test('[F8] what lies before the day of an evening person begins counts to the day before', () => {
  const range = { from: '2026-11-21', to: '2026-11-22' };
  // 00:30 in Berlin.
  expect(sumByDay(ITEMS, range, same, { ...BERLIN, dayStartMinutes: 240 })).toEqual([
    { day: '2026-11-21', value: 25 },
  ]);
});
