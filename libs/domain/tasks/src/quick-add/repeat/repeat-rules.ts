import { WORKDAYS, type RepeatRule } from '../../recurrence/rule';
import type { RepeatPattern } from '../../model/task.schema';
import { MASK } from '../text/mask';
import {
  COUNTED,
  MONTH,
  monthNumber,
  NUMBER,
  ORDINAL,
  ordinalOf,
  PARTS_OF_DAY,
  WEEKDAY,
  weekdayNumber,
} from '../text/words';
import {
  COUNT,
  DAYS_OF_MONTH,
  daysOfMonthIn,
  EVERY,
  everyOf,
  NTHS,
  PLACED,
  placedIn,
  times,
  WEEKDAYS,
  weekdaysIn,
  type DaysOfMonth,
} from './repeat-words';

/** What a piece of text says about a repetition. */
export interface RepeatPiece {
  readonly rule: RepeatRule;
  /** `HH:mm`. */
  readonly time?: string | undefined;
  /** Days that do not say themselves that they come again: `mon and thu`. */
  readonly isBare?: boolean;
}

type Rule = readonly [pattern: RegExp, meaning: (groups: string[]) => RepeatPiece | null];

const UNITS: Readonly<Record<string, readonly [RepeatPattern, number]>> = {
  day: ['daily', 1],
  week: ['weekly', 1],
  fortnight: ['weekly', 2],
  month: ['monthly', 1],
  quarter: ['monthly', 3],
  year: ['yearly', 1],
};
const ADVERBS: Readonly<Record<string, readonly [RepeatPattern, number]>> = {
  daily: ['daily', 1],
  weekly: ['weekly', 1],
  fortnightly: ['weekly', 2],
  monthly: ['monthly', 1],
  quarterly: ['monthly', 3],
  yearly: ['yearly', 1],
  annually: ['yearly', 1],
  biweekly: ['weekly', 2],
  'bi-weekly': ['weekly', 2],
};

// `the quarterly report`, `Daily standup`: an adjective, and part of the title.
const NO_ADJECTIVE = String.raw`(?<!\b(?:the|an?|my|your|our|his|her|their|this|that|next|last)\s+)`;
const FOLLOWS_ADVERB = String.raw`(?=\s*(?:$|[,.;:!?)#@\ufffc\d]|p[123]\b|(?:at|on|by|from|until|till|starting|for|in|with|and|before|after|today|tonight|tomorrow|next|noon|midnight|the|${MONTH}|${WEEKDAY})\b))`;
const OF_MONTHS = String.raw`\s+of\s+(?:every|each)\s+${COUNT}(month|quarter)s?\b`;
const OF_MONTH = String.raw`(?:\s+(?:of|in)\s+(?:(?:the|each|every)\s+)?month\b)?`;

function every(unit: string, count = ''): RepeatPiece | null {
  const found = UNITS[unit.toLowerCase()] ?? ADVERBS[unit.toLowerCase()];
  return found ? { rule: { freq: found[0], interval: found[1] * times(count) } } : null;
}

const weekly = (weekdays: readonly number[], count = ''): RepeatPiece => ({
  rule: { freq: 'weekly', interval: times(count), weekdays: everyOf(weekdays) },
});

function monthly(days: DaysOfMonth | null, count = '', unit = 'month'): RepeatPiece | null {
  const base = every(unit, count);
  return base && days ? { rule: { ...base.rule, ...days } } : null;
}

function yearly(days: DaysOfMonth | null, month: string): RepeatPiece | null {
  const rule = { freq: 'yearly', interval: 1, months: [monthNumber(month)] } as const;
  return days ? { rule: { ...rule, ...days } } : null;
}

const dayOfMonth = (day: string): DaysOfMonth => ({ monthDays: [ordinalOf(day)] });
const bare = (piece: RepeatPiece | null) => piece && { ...piece, isBare: true };

/** The last day of a week, month, quarter or year. */
function endOf(unit: string): RepeatPiece | null {
  if (/^week$/i.test(unit)) return weekly([7]);
  if (/^year$/i.test(unit)) return yearly({ monthDays: [31] }, 'dec');
  return /^month$/i.test(unit) ? monthly({ monthDays: [-1] }) : null;
}

/** Words of a repetition, the longest first; null is one that tasks cannot have. */
export const RULES: readonly Rule[] = [
  [new RegExp(`${EVERY}${COUNT}${WEEKDAY}s?(?:\\s+or\\s+${WEEKDAY}s?)+\\b`, 'i'), () => null],
  [new RegExp(`${EVERY}${COUNT}(?:hours?|hrs?|h|minutes?|mins?|m)\\b`, 'i'), () => null],
  // `every first and third monday`, `2nd tuesday of every month`, `last friday of november every year`.
  [
    new RegExp(
      `${EVERY}(?:year\\s+on\\s+)?(?:the\\s+)?(${NTHS})\\s+(${PLACED})\\s+(?:of|in)\\s+(${MONTH})\\b`,
      'i',
    ),
    ([nths = '', what = '', month = '']) => yearly(placedIn(nths, what), month),
  ],
  [
    new RegExp(`(?:\\bon\\s+)?(?:\\bthe\\s+)?\\b(${NTHS})\\s+(${PLACED})${OF_MONTHS}`, 'i'),
    ([nths = '', what = '', count = '', unit = '']) => monthly(placedIn(nths, what), count, unit),
  ],
  [
    new RegExp(`${EVERY}(${NTHS})\\s+((?!day)${PLACED})\\b${OF_MONTH}`, 'i'),
    ([nths = '', what = '']) => monthly(placedIn(nths, what)),
  ],
  [new RegExp(`${EVERY}last\\s+day\\b${OF_MONTH}`, 'i'), () => monthly({ monthDays: [-1] })],
  [
    new RegExp(`(?:\\bat\\s+)?(?:\\bthe\\s+)?\\bend\\s+of\\s+(?:every|each)\\s+(\\w+)`, 'i'),
    ([unit = '']) => endOf(unit),
  ],
  // `every 1st and 15th`, `the 1st of every month`.
  [
    new RegExp(`${EVERY}(${DAYS_OF_MONTH})\\b${OF_MONTH}(?!\\s+(?:${COUNTED}|${WEEKDAY})\\b)`, 'i'),
    ([list = '']) => monthly(daysOfMonthIn(list)),
  ],
  [
    new RegExp(`(?:\\bon\\s+)?(?:\\bthe\\s+)?\\b(${DAYS_OF_MONTH})${OF_MONTHS}`, 'i'),
    ([list = '', count = '', unit = '']) => monthly(daysOfMonthIn(list), count, unit),
  ],
  [
    new RegExp(`(?:\\bon\\s+)?(?:\\bthe\\s+)?\\b(${ORDINAL})${OF_MONTHS}`, 'i'),
    ([day = '', count = '', unit = '']) => monthly(dayOfMonth(day), count, unit),
  ],
  // `every mon, wed and fri`, `mondays and thursdays`; without either they may be a list of days.
  [
    new RegExp(`${EVERY}${COUNT}(${WEEKDAYS})\\b`, 'i'),
    ([count = '', list = '']) => ({
      rule: { freq: 'weekly', interval: times(count), weekdays: weekdaysIn(list) },
    }),
  ],
  [
    new RegExp(`(?:\\bon\\s+)?\\b(${WEEKDAYS})\\b`, 'i'),
    ([list = '']) => {
      const weekdays = weekdaysIn(list);
      const isBare = !/days\b/i.test(list);
      return { rule: { freq: 'weekly', interval: 1, weekdays }, isBare };
    },
  ],
  [new RegExp(`${EVERY}(?:other|${NUMBER})\\s+(?:weekdays?|work ?days?)\\b`, 'i'), () => null],
  [
    /(?<!\b(?:for|of|about|the|my|our|your|their|all)\s+)(?:\bon\s+)?\b(weekdays|weekends|work ?days)\b/i,
    ([what = '']) => weekly(/end/i.test(what) ? [6, 7] : WORKDAYS),
  ],
  [
    new RegExp(`${EVERY}(?:week|work\\s?|business\\s+|working\\s+)days?\\b`, 'i'),
    () => weekly(WORKDAYS),
  ],
  [new RegExp(`${EVERY}${COUNT}weekends?\\b`, 'i'), ([count = '']) => weekly([6, 7], count)],
  // `every month on the 1st`, before the 1st would be read as a date.
  [
    new RegExp(
      `(?:${EVERY}${COUNT}(month|quarter)s?|\\b(monthly|quarterly))\\s+(?:on\\s+)?(?:the\\s+)?(${ORDINAL})\\b(?!${DAYS_OF_MONTH}|\\s*(?:,|and|&)\\s*(?:the\\s+)?(?:${ORDINAL}|last)\\b|\\s+(?:of|${COUNTED}|${WEEKDAY}|weekday)\\b)`,
      'i',
    ),
    ([count = '', unit = '', adverb = '', day = '']) =>
      monthly(dayOfMonth(day), count, unit || adverb),
  ],
  // `on mondays`, `mondays 7am`.
  [
    /(?:\bon\s+(mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days\b(?=\s+(?:at\s|@|\d|noon)))/i,
    ([a = '', b = '']) => weekly([weekdayNumber(a || b)]),
  ],
  [
    new RegExp(`${EVERY}(\\d{1,3})(?:st|nd|rd|th)\\s+(day|week|month|year)\\b`, 'i'),
    ([count = '', unit = '']) => every(unit, count),
  ],
  [
    new RegExp(`${EVERY}${COUNT}(day|week|fortnight|month|quarter|year)s?\\b`, 'i'),
    ([count = '', unit = '']) => every(unit, count),
  ],
  [
    new RegExp(`${EVERY}${COUNT}(${WEEKDAY})s?\\b`, 'i'),
    ([count = '', day = '']) => weekly([weekdayNumber(day)], count),
  ],
  [
    new RegExp(`${EVERY}(morning|afternoon|evening|night)\\b`, 'i'),
    ([part = '']) => ({
      rule: { freq: 'daily', interval: 1 },
      time: PARTS_OF_DAY[part.toLowerCase()],
    }),
  ],
  // `every Dec 24`: the date itself is read with the other dates.
  [
    new RegExp(
      `\\b(?:every|each)(?:!\\s*)?(?=\\s*(?:${MONTH}\\s+\\d|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b))`,
      'i',
    ),
    () => every('year'),
  ],
  [
    new RegExp(`${EVERY}(\\d{1,2})(?:st|nd|rd|th)\\b${OF_MONTH}`, 'i'),
    ([day = '']) => monthly(dayOfMonth(day)),
  ],
  [
    new RegExp(`${NO_ADJECTIVE}\\b(${Object.keys(ADVERBS).join('|')})\\b${FOLLOWS_ADVERB}`, 'i'),
    ([adverb = '']) => every(adverb),
  ],
];

/** With `on` in front, or beside what is read already: `first day covers` are part of a title. */
function placed(days: string, meaning: Rule[1]): Rule[] {
  const leads = `(?:\\bon\\s+(?:the\\s+)?|(?<=${MASK}[\\s,]*)(?:the\\s+)?)\\b`;
  return [
    [new RegExp(`${leads}${days}`, 'i'), meaning],
    [new RegExp(`(?:\\bthe\\s+)?\\b${days}(?=[\\s,]*${MASK})`, 'i'), meaning],
  ];
}

/** Days of a month, which repeat only beside `every month`, `monthly` or `every year`. */
export const BARE_RULES: readonly Rule[] = [
  ...placed(
    `(${NTHS})\\s+(${PLACED})\\s+(?:of|in)\\s+(${MONTH})\\b`,
    ([nths = '', what = '', month = '']) => bare(yearly(placedIn(nths, what), month)),
  ),
  ...placed(`(${NTHS})\\s+(${PLACED})\\b${OF_MONTH}`, ([nths = '', what = '']) =>
    bare(monthly(placedIn(nths, what))),
  ),
  ...placed(`(${DAYS_OF_MONTH})\\b${OF_MONTH}`, ([list = '']) =>
    bare(monthly(daysOfMonthIn(list))),
  ),
  [/\bat\s+the\s+end\b(?!\s+of)/i, () => bare(monthly({ monthDays: [-1] }))],
];
