import { dueOnDay } from '../dates/when-due.logic';
import { at, inOneLine, parsed, ZONE } from './sample-parse';

test.each([
  ['Call Ada tomorrow at 9 remind me 10 min before', '2026-11-22 09:00', '2026-11-22 08:50'],
  ['Call Ada remind me 10 min before tomorrow at 9', '2026-11-22 09:00', '2026-11-22 08:50'],
  ['Call Ada tomorrow at 9, remind me 2 hours before', '2026-11-22 09:00', '2026-11-22 07:00'],
  ['Call Ada tomorrow at 9, and remind me 1h before.', '2026-11-22 09:00', '2026-11-22 08:00'],
  ['Call Ada tomorrow at 9 (reminder 15 minutes early)', '2026-11-22 09:00', '2026-11-22 08:45'],
  ['Call Ada tomorrow at 9 with a reminder 5m before', '2026-11-22 09:00', '2026-11-22 08:55'],
  ['Call Ada friday remind me two days before', '2026-11-27 17:00', '2026-11-25 17:00'],
  ['Call Ada friday reminder 1 week in advance', '2026-11-27 17:00', '2026-11-20 17:00'],
  ['Call Ada 18:30 Alarm 10 minutes before', '2026-11-21 18:30', '2026-11-21 18:20'],
  ['Call Ada 18:30 alarm half an hour before', '2026-11-21 18:30', '2026-11-21 18:00'],
  ['Call Ada 18:30 remind 1.5 hours ahead', '2026-11-21 18:30', '2026-11-21 17:00'],
  ['Call Ada 18:30 remind me 0 min before', '2026-11-21 18:30', '2026-11-21 18:30'],
])('[QA14] %s', (text, due, reminded) => {
  const title = text.endsWith('.') ? 'Call Ada.' : 'Call Ada';
  expect(inOneLine(parsed(text))).toBe(`${title} | ${due} | reminds ${reminded}`);
});

test.each([
  ['pay 30m every monday at 9 @bank p1 remind me 1 hour before'],
  ['remind me 1 hour before every monday at 9 pay 30m @bank p1'],
  ['pay @bank remind me 1 hour before p1 every monday at 9 30m'],
])('[QA14] beside all else: %s', (text) => {
  const line =
    'pay | 2026-11-23 09:00 | 30 min | high | @bank | weekly 1 | reminds 2026-11-23 08:00';
  expect(inOneLine(parsed(text))).toBe(line);
});

test.each([
  ['Call Ada remind me 10 min before'],
  ['Remind me 10 min before'],
  ['Set an alarm 10 minutes before'],
  ['remind me 1 day before the meeting'],
])('[QA14] without a date stays as it is: %s', (text) => {
  expect(inOneLine(parsed(text))).toBe(text);
  expect(parsed(text).tokens).toEqual([]);
});

test.each([
  ['remind me 10 min before the meeting', 'a title goes on'],
  ['remind me 10 min before each class', 'each of what is no date'],
  ['remind me 10 min before this call', 'this is no date'],
  ['remind me 10 min before 3 guests come', 'a number is no date'],
  ['remind me 10 min before on-call begins', 'a small word is no date'],
  ['remind me 10 min before, remind me 1 hour before', 'which one is not ours to choose'],
  ['Remind me 10 times', 'no length'],
  ['remind me to call 10 min before', 'of something else'],
])('[QA14] stays in the title beside a date: %s (%s)', (text) => {
  const read = parsed(`tomorrow ${text}`);
  expect([read.title, read.reminder_time, read.duration]).toEqual([text, null, null]);
  expect(read.due_date).not.toBeNull();
});

test('[QA14] [decision 89] a day without a time reminds at the time of choice, by days alone', () => {
  const ofDays = { preferredTime: null, dayReminderMinutes: 8 * 60 };
  const read = parsed('Pay rent friday remind me 2 days before', ofDays);
  expect([read.title, read.due_day]).toEqual(['Pay rent', '2026-11-27']);
  expect(read.reminder_time).toBe(at('2026-11-25 08:00').toISOString());
  const usual = parsed('Pay rent friday remind me 1 day before', { preferredTime: null });
  expect(usual.reminder_time).toBe(at('2026-11-26 09:00').toISOString());
  const minutes = parsed('Pay rent friday remind me 10 min before', ofDays);
  expect([minutes.title, minutes.reminder_time]).toEqual([
    'Pay rent remind me 10 min before',
    null,
  ]);
});

test('[QA14] what is due already is reminded of, and by the text where that says when', () => {
  const due = { due_date: at('2026-11-25 10:00').toISOString(), due_day: null };
  const reminded = (text: string, known = due) => inOneLine(parsed(text, { due: known }));
  expect(reminded('Call Ada remind me 10 min before')).toBe('Call Ada | reminds 2026-11-25 09:50');
  expect(reminded('Call Ada tomorrow at 9 remind me 10 min before')).toBe(
    'Call Ada | 2026-11-22 09:00 | reminds 2026-11-22 08:50',
  );
  const day = dueOnDay('2026-11-25', { dayStartMinutes: 0, timeZone: ZONE });
  expect(parsed('Call Ada remind me 1 day before', { due: day }).reminder_time).toBe(
    at('2026-11-24 09:00').toISOString(),
  );
});

test('[QA14] its words are one chip, and stay once that is taken off', () => {
  const text = 'Call Ada 18:30 remind me 10 min before';
  const token = parsed(text).tokens.find(({ kind }) => kind === 'reminder');
  expect(token).toEqual({
    kind: 'reminder',
    start: 15,
    end: 38,
    text: 'remind me 10 min before',
    label: '10 min before',
  });
  const kept = parsed(text, { ignore: ['remind me 10 min before'] });
  expect(inOneLine(kept)).toBe('Call Ada remind me 10 min before | 2026-11-21 18:30');
});
