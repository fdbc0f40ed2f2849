import { at, inOneLine, parsed } from './sample-parse';

const untimed = (text: string, now = '2026-11-21 12:00') =>
  parsed(text, { now: at(now), preferredTime: null });

// Saturday, November 21, 2026, where new dates come without a time.
test.each([
  ['Call Ada today', 'Call Ada', '2026-11-21'],
  ['Call Ada tomorrow', 'Call Ada', '2026-11-22'],
  ['Call Ada saturday', 'Call Ada', '2026-11-21'],
  ['fri Call Ada', 'Call Ada', '2026-11-27'],
  ['Pay rent on Dec 1 p1', 'Pay rent', '2026-12-01'],
  ['Pay rent every month', 'Pay rent', '2026-11-21'],
  ['Pay rent every monday', 'Pay rent', '2026-11-23'],
])('[decision 89] %j is due on a day', (text, title, due_day) => {
  const read = untimed(text);
  expect(read).toMatchObject({ title, due_day });
  expect(inOneLine(read)).toContain(`${due_day} 23:59`);
  const due = read.tokens.find(({ kind }) => kind === 'due');
  if (due) expect(due.label).toMatch(/^[A-Z][a-z]{2} \d\d$/);
});

test.each([
  ['Call Ada at 9pm', '2026-11-21 21:00'],
  ['Call Ada tomorrow at 9', '2026-11-22 09:00'],
  ['Call Ada in 2 hours', '2026-11-21 14:00'],
  ['Water every day at 18:30', '2026-11-21 18:30'],
])('[decision 89] %j is due at a time', (text, wall) => {
  const read = untimed(text);
  expect(read.due_day).toBeNull();
  expect(inOneLine(read)).toContain(wall);
});

test('[decision 89] today stays today, however late it is', () => {
  expect(untimed('Call Ada today', '2026-11-21 23:59').due_day).toBe('2026-11-21');
  expect(untimed('Call Ada').due_day).toBeNull();
});
