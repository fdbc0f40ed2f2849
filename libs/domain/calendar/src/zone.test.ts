import { addDays } from './day-key';
import { dayKeyOf, endOfDay, instantOf, offsetAt, startOfDay, timeOfDay } from './zone';

const HOUR = 3_600_000;
const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Asia/Beirut',
];

test('one instant is another day elsewhere', () => {
  const instant = Date.UTC(2026, 10, 21, 23, 30);
  expect(dayKeyOf(instant, 'UTC')).toBe('2026-11-21');
  expect(dayKeyOf(instant, 'Europe/Madrid')).toBe('2026-11-22');
  expect(dayKeyOf(instant, 'Pacific/Pago_Pago')).toBe('2026-11-21');
  expect(timeOfDay(instant, 'Asia/Kathmandu')).toBe('05:15');
});

describe.each(ZONES)('a device in %s', (zone) => {
  beforeEach(() => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return -offsetAt(this.getTime(), zone) / 60_000;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('computes with its own zone as with a named one', () => {
    for (let day = '2025-12-31'; day < '2027-01-02'; day = addDays(day, 1)) {
      expect(startOfDay(day)).toBe(startOfDay(day, zone));
      for (const time of ['00:30', '02:00', '02:30', '12:00']) {
        const instant = instantOf(day, time, zone);
        expect(instantOf(day, time)).toBe(instant);
        expect(timeOfDay(instant)).toBe(timeOfDay(instant, zone));
        expect(dayKeyOf(instant)).toBe(dayKeyOf(instant, zone));
      }
    }
  });
});

test('the day of a clock change has 23 or 25 hours', () => {
  const length = (day: string) =>
    (endOfDay(day, 'Europe/Madrid') - startOfDay(day, 'Europe/Madrid')) / HOUR;
  expect(length('2026-03-29')).toBe(23);
  expect(length('2026-10-25')).toBe(25);
  expect(length('2026-11-21')).toBe(24);
});

test('a skipped time moves forward by the gap', () => {
  const instant = instantOf('2026-03-29', '02:30', 'Europe/Madrid');
  expect(new Date(instant).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(timeOfDay(instant, 'Europe/Madrid')).toBe('03:30');
});

test('a time that comes twice is taken the first time', () => {
  const instant = instantOf('2026-10-25', '02:30', 'Europe/Madrid');
  expect(new Date(instant).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('a day that begins at 01:00 starts there', () => {
  // Clocks in Beirut went from 00:00 to 01:00 on 31 March 2024.
  const start = startOfDay('2024-03-31', 'Asia/Beirut');
  expect(timeOfDay(start, 'Asia/Beirut')).toBe('01:00');
  expect(dayKeyOf(start - 1, 'Asia/Beirut')).toBe('2024-03-30');
});

test('a day that a zone left out is refused', () => {
  // Samoa jumped over 30 December 2011.
  expect(() => startOfDay('2011-12-30', 'Pacific/Apia')).toThrow('does not exist');
});

test.each(ZONES)('in %s every day of two years is whole and follows the one before', (zone) => {
  let day = '2025-12-31';
  let start = startOfDay(day, zone);
  for (let count = 0; count < 730; count += 1) {
    const next = addDays(day, 1);
    const nextStart = startOfDay(next, zone);
    expect([23, 23.5, 24, 24.5, 25]).toContain((nextStart - start) / HOUR);
    expect(dayKeyOf(nextStart - 1, zone)).toBe(day);
    expect(dayKeyOf(nextStart, zone)).toBe(next);
    day = next;
    start = nextStart;
  }
});

test.each(ZONES)('in %s an ordinary time of day comes back as it went in', (zone) => {
  for (const time of ['00:00', '09:05', '12:00', '23:59']) {
    expect(timeOfDay(instantOf('2026-11-21', time, zone), zone)).toBe(time);
  }
});
