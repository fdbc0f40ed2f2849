import { dayOrderOf, dayPlaceholder, shiftDay, writeDay } from './day-text.logic';
import { readDay } from './read-day.logic';
import { hasHalves, writeTime } from './time-text.logic';

const TODAY = '2026-11-25';
const read = (text: string, locale = 'en-US') => readDay(text, dayOrderOf(locale), TODAY);

it.each([
  ['en-US', '05/06/2031', 'MM/DD/YYYY'],
  ['en-GB', '06/05/2031', 'DD/MM/YYYY'],
  ['de', '06.05.2031', 'DD.MM.YYYY'],
  ['sv', '2031-05-06', 'YYYY-MM-DD'],
  ['hu', '2031. 05. 06.', 'YYYY. MM. DD.'],
  // Another calendar and other digits are not what the rest of Plainday is written in.
  ['fa', '2031/05/06', 'YYYY/MM/DD'],
  ['ar-EG', '06/05/2031', 'DD/MM/YYYY'],
])('writes a day as %s does, and reads it again', (locale, written, placeholder) => {
  const order = dayOrderOf(locale);
  expect(writeDay('2031-05-06', order)).toBe(written);
  expect(dayPlaceholder(order)).toBe(placeholder);
  expect(readDay(written, order, TODAY)).toBe('2031-05-06');
  expect(writeDay('', order)).toBe('');
});

it.each([
  ['2031-05-06', '2031-05-06'],
  ['2031/5/6', '2031-05-06'],
  ['5/6/2031', '2031-05-06'],
  [' 5-6-31 ', '2031-05-06'],
  ['5 6 2031', '2031-05-06'],
  ['05062031', '2031-05-06'],
  ['050631', '2031-05-06'],
  ['20310516', '2031-05-16'],
  // Dots are written after the day, and nothing is the thirteenth month.
  ['6.5.2031', '2031-05-06'],
  ['25/12/2031', '2031-12-25'],
  ['May 6, 2031', '2031-05-06'],
  ['Tuesday, May 06, 2031', '2031-05-06'],
  ['6 may 2031', '2031-05-06'],
  ['Sept 3 2031', '2031-09-03'],
  ['5/6/75', '1975-05-06'],
  ['2/29/2028', '2028-02-29'],
  ['', ''],
  [' ', ''],
])('reads %p as %p where the month comes first', (typed, day) => {
  expect(read(typed)).toBe(day);
});

it.each([
  ['6/5/2031', 'de', '2031-05-06'],
  ['6.5.31', 'de', '2031-05-06'],
  ['06052031', 'de', '2031-05-06'],
  ['31-05-06', 'sv', '2031-05-06'],
  ['6/5/2031', 'sv', '2031-05-06'],
  ['20310506', 'sv', '2031-05-06'],
])('reads %p as somebody of %s means it', (typed, locale, day) => {
  expect(read(typed, locale)).toBe(day);
});

it.each([
  ['1/5', '2027-01-05'],
  ['11/20', '2026-11-20'],
  ['5 jan', '2027-01-05'],
  ['2/29', null],
])('without a year %p is the nearest such day, %p', (typed, day) => {
  expect(read(typed)).toBe(day);
});

it.each([
  '2/30/2027',
  '13/13/2031',
  '5/6/203',
  '2031',
  '1/2/3/4',
  'soon',
  'may',
  'may june 3',
  '5/6/2031 9:30',
  '9 o',
])('takes %p for no day', (typed) => {
  expect(read(typed)).toBeNull();
});

it('steps a part, and stays within a shorter month', () => {
  expect(shiftDay('2031-12-31', 'day', 1)).toBe('2032-01-01');
  expect(shiftDay('2031-01-31', 'month', 1)).toBe('2031-02-28');
  expect(shiftDay('2031-01-15', 'month', -1)).toBe('2030-12-15');
  expect(shiftDay('2028-02-29', 'year', 1)).toBe('2029-02-28');
});

it('tells the time by the clock of the language and its region', () => {
  expect(['en-US', 'en-GB', 'de', 'en-AU'].map(hasHalves)).toEqual([true, false, false, true]);
  expect(['00:05', '09:30', '12:00', '21:00', ''].map((time) => writeTime(time, true))).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '9:00 PM',
    '',
  ]);
  expect(writeTime('09:30', false)).toBe('09:30');
});
