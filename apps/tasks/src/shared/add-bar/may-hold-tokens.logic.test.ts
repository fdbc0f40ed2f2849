import { parseQuickAdd } from '@plainday/domain-tasks/quick-add';
import { mayHoldTokens } from './may-hold-tokens.logic';

const PHRASES = [
  'today',
  'tonight',
  'tomorrow',
  'tmrw',
  'overmorrow',
  'Monday',
  'by tue',
  'on Wednesday',
  'due thurs',
  'next friday',
  'this weekend',
  'on sun',
  'in a week',
  'in two fortnights',
  'next month',
  'next year',
  'end of the quarter',
  'in an hour',
  'in half an hour',
  'in ten minutes',
  'for an hour',
  'at noon',
  'at midnight',
  'by midday',
  'this morning',
  'in the afternoon',
  'this evening',
  'every day',
  'each morning',
  'daily',
  'fortnightly',
  'weekly',
  'monthly',
  'quarterly',
  'yearly',
  'annually',
  'every other week',
  'every Dec 24',
  'in March',
  'tod',
  'tom',
  'eod',
  'end of day',
  'half past six',
  'quarter to nine',
  'weekend',
  'biweekly',
  'bi-weekly',
  'weekdays',
  'on workdays',
  'mondays and thursdays',
  'every! week',
  'p1',
  '5pm',
  '17:30',
  '30m',
  '1h',
  '#Home',
];

test.each(PHRASES)('[QA6] "%s" may be understood', (phrase) => {
  expect(mayHoldTokens(`Pay rent ${phrase}`)).toBe(true);
});

test('[QA6] plain words need no parser, and it would find nothing in them', () => {
  for (const text of ['Buy bread', 'Call the plumber about it', 'Frühstück für alle']) {
    expect(mayHoldTokens(text)).toBe(false);
    const read = parseQuickAdd(text, { now: new Date(2026, 10, 21), projects: [] });
    expect(read).toMatchObject({ title: text, tokens: [] });
  }
});
