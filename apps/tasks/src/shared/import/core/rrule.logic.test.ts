import { lastSecondOf } from '@plainday/domain-tasks';
import { readSaidRepeat } from './repeat-said.logic';
import { readRule, repeatOf } from './rrule.logic';

const ZONE = 'Europe/Berlin';
/** Tuesday. */
const DAY = '2026-12-01';
const due = { at: lastSecondOf(DAY, ZONE), day: DAY, hasTime: false };
const weekly = (rule?: string) => ({ pattern: 'weekly', interval: 1, ...(rule && { rule }) });
const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', weekly()],
  ['RRULE:FREQ=WEEKLY;BYDAY=FR,MO;X-APPLE=1', weekly('FREQ=WEEKLY;BYDAY=MO,FR')],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE',
    { pattern: 'weekly', interval: 2, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE' },
  ],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1',
    { pattern: 'monthly', interval: 1, rule: 'FREQ=MONTHLY;BYDAY=-1FR' },
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=1', { pattern: 'monthly', interval: 1 }],
  // Tuesdays and Fridays from Tuesday, 1 December: the fifth is Tuesday, the 15th.
  [
    'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=5',
    { ...weekly('FREQ=WEEKLY;BYDAY=TU,FR'), until: lastSecondOf('2026-12-15', ZONE) },
  ],
  ['FREQ=HOURLY', null],
  ['FREQ=YEARLY;BYWEEKNO=20', null],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,WE', null],
])('[SE22] the rule %s of another app is a repetition here, or text', (raw, right) => {
  expect(readRule(raw, due, ZONE)).toEqual(right);
});

test('[SE22] a number of times that counts from completion has no last day', () => {
  expect(readRule('FREQ=DAILY;COUNT=4', due, ZONE, { isFromCompletion: true })).toEqual({
    pattern: 'daily',
    interval: 1,
    left: 4,
    isFromCompletion: true,
  });
});

test.each([
  ['every weekday', 'en', weekly(WORKDAYS)],
  ['every mon, wed, fri', 'en', weekly('FREQ=WEEKLY;BYDAY=MO,WE,FR')],
  ['every Tuesday', 'en', weekly()],
  ['jeden Montag und Donnerstag', 'de', weekly('FREQ=WEEKLY;BYDAY=MO,TH')],
  ['every! 3 days', 'en', { pattern: 'daily', interval: 3, isFromCompletion: true }],
  [
    'every month on the last Friday',
    'en',
    { pattern: 'monthly', interval: 1, rule: 'FREQ=MONTHLY;BYDAY=-1FR' },
  ],
  [
    'every 2 weeks on Thursday',
    'en',
    { pattern: 'weekly', interval: 2, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
  ],
  [
    'every day until 24 Dec 2026',
    'en',
    { pattern: 'daily', interval: 1, until: lastSecondOf('2026-12-24', ZONE) },
  ],
  ['every hour', 'en', null],
  ['every full moon', 'en', null],
])('[SE22] the words %s are a repetition, or text', (words, language, right) => {
  const said = readSaidRepeat(words, language, DAY, ZONE);
  expect(said && repeatOf(said.rule, DAY, said.end)).toEqual(right);
});
