import { REPEAT_INTERVAL_MAX } from '../../model/limits';
import type { RepeatPattern } from '../../model/task.schema';
import { mask, standsAlone } from '../text/mask';
import type { Range } from '../text/mask';
import {
  COUNTED,
  MONTH,
  NUMBER,
  numberOf,
  ordinalOf,
  PARTS_OF_DAY,
  WEEKDAY,
  weekdayNumber,
} from '../text/words';

/** A repetition that was named, and what it says about the first day. */
export interface RepeatMatch extends Range {
  readonly pattern: RepeatPattern;
  readonly interval: number;
  /** 1 Monday … 7 Sunday. */
  readonly weekday?: number;
  readonly dayOfMonth?: number;
  /** `HH:mm`. */
  readonly time?: string;
}

type Meaning = Omit<RepeatMatch, 'start' | 'end'>;
type Rule = readonly [pattern: RegExp, meaning: (groups: string[]) => Meaning | null];

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

const EVERY = String.raw`\b(?:every|each)\s+`;
const COUNT = String.raw`(?:(other|second|${NUMBER})\s+)?`;
const NTH = String.raw`(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|last)`;
const ORDINAL = String.raw`(\d{1,2}(?:st|nd|rd|th)|first)`;

// `the quarterly report`, `Daily standup`: an adjective, and part of the title.
const NO_ADJECTIVE = String.raw`(?<!\b(?:the|an?|my|your|our|his|her|their|this|that|next|last)\s+)`;
const FOLLOWS_ADVERB = String.raw`(?=\s*(?:$|[,.;:!?)#@\ufffc\d]|p[123]\b|(?:at|on|by|from|until|till|starting|for|in|with|and|before|after|today|tonight|tomorrow|next|noon|midnight|${MONTH}|${WEEKDAY})\b))`;

function times(count: string): number {
  if (count === '') return 1;
  return /^(?:other|second)$/i.test(count) ? 2 : numberOf(count);
}

function every(unit: readonly [RepeatPattern, number] | undefined, count: string): Meaning | null {
  return unit ? { pattern: unit[0], interval: unit[1] * times(count) } : null;
}

const RULES: readonly Rule[] = [
  // What the columns cannot say stays text, whole: several weekdays, hours, minutes.
  [
    new RegExp(
      `(?:${EVERY}${COUNT}|\\bon\\s+)?\\b${WEEKDAY}s?(?:\\s*(?:,|and|&|/|\\+|-|–|to)?\\s*\\b${WEEKDAY}s?)+\\b`,
      'i',
    ),
    () => null,
  ],
  [new RegExp(`${EVERY}${COUNT}${WEEKDAY}s?(?:\\s+or\\s+${WEEKDAY}s?)+\\b`, 'i'), () => null],
  [
    /(?<!\b(?:for|of|about|the|my|our|your|their|all)\s+)(?:\bon\s+)?\b(?:weekdays|weekends|work ?days)\b/i,
    () => null,
  ],
  [
    new RegExp(
      `${EVERY}${COUNT}(?:weekdays?|weekends?|work ?days?|hours?|h|minutes?|mins?|m)\\b`,
      'i',
    ),
    () => null,
  ],
  // The nth weekday and the last day of each month, in either order.
  [
    new RegExp(
      `(?:\\bon\\s+)?(?:\\bthe\\s+)?\\b${NTH}\\s+(?:${WEEKDAY}|weekday|weekend|day)\\s+of\\s+(?:every|each)\\s+month\\b`,
      'i',
    ),
    () => null,
  ],
  [/(?:\bat\s+)?(?:\bthe\s+)?\bend\s+of\s+(?:every|each)\s+\w+/i, () => null],
  [
    new RegExp(
      `(?:${EVERY}${COUNT}months?|\\bmonthly)\\s+on\\s+(?:the\\s+)?${NTH}\\s+(?:${WEEKDAY}|weekday|weekend|day)\\b`,
      'i',
    ),
    () => null,
  ],
  [
    new RegExp(
      `${EVERY}${NTH}\\s+(?:${WEEKDAY}|weekday|weekend)\\b(?:\\s+of\\s+(?:(?:the|each|every)\\s+)?month\\b)?`,
      'i',
    ),
    () => null,
  ],
  // `the 1st of every month`, `every month on the 1st`.
  [
    new RegExp(
      `(?:\\bon\\s+)?(?:\\bthe\\s+)?\\b${ORDINAL}\\s+of\\s+(?:every|each)\\s+month\\b`,
      'i',
    ),
    ([day = '']) => ({ pattern: 'monthly', interval: 1, dayOfMonth: ordinalOf(day) }),
  ],
  [
    new RegExp(
      `(?:${EVERY}${COUNT}months?|\\bmonthly)\\s+(?:on\\s+)?(?:the\\s+)?${ORDINAL}\\b(?!\\s+(?:of|${COUNTED})\\b)`,
      'i',
    ),
    ([count = '', day = '']) => ({
      pattern: 'monthly',
      interval: times(count),
      dayOfMonth: ordinalOf(day),
    }),
  ],
  // `on mondays`, `mondays 7am`.
  [
    /(?:\bon\s+(mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days\b(?=\s+(?:at\s|@|\d|noon)))/i,
    ([a = '', b = '']) => ({ pattern: 'weekly', interval: 1, weekday: weekdayNumber(a || b) }),
  ],
  [
    new RegExp(`${EVERY}(\\d{1,3})(?:st|nd|rd|th)\\s+(day|week|month|year)\\b`, 'i'),
    ([count = '', unit = '']) => every(UNITS[unit.toLowerCase()], count),
  ],
  [
    new RegExp(`${EVERY}${COUNT}(day|week|fortnight|month|quarter|year)s?\\b`, 'i'),
    ([count = '', unit = '']) => every(UNITS[unit.toLowerCase()], count),
  ],
  [
    new RegExp(`${EVERY}${COUNT}(${WEEKDAY})s?\\b`, 'i'),
    ([count = '', day = '']) => ({
      pattern: 'weekly',
      interval: times(count),
      weekday: weekdayNumber(day),
    }),
  ],
  [
    new RegExp(`${EVERY}(morning|afternoon|evening|night)\\b`, 'i'),
    ([part = '']) => ({ pattern: 'daily', interval: 1, time: PARTS_OF_DAY[part.toLowerCase()] }),
  ],
  // `every Dec 24`: the date itself is read with the other dates.
  [
    new RegExp(
      `\\b(?:every|each)(?=\\s+(?:${MONTH}\\s+\\d|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b))`,
      'i',
    ),
    () => ({ pattern: 'yearly', interval: 1 }),
  ],
  [
    new RegExp(
      `${EVERY}(\\d{1,2})(?:st|nd|rd|th)\\b(?:\\s+of\\s+(?:(?:the|each|every)\\s+)?month\\b)?`,
      'i',
    ),
    ([day = '']) => ({ pattern: 'monthly', interval: 1, dayOfMonth: Number(day) }),
  ],
  [
    new RegExp(`${NO_ADJECTIVE}\\b(${Object.keys(ADVERBS).join('|')})\\b${FOLLOWS_ADVERB}`, 'i'),
    ([adverb = '']) => every(ADVERBS[adverb.toLowerCase()], ''),
  ],
];

function isPossible({ interval, dayOfMonth = 1 }: Meaning): boolean {
  return interval >= 1 && interval <= REPEAT_INTERVAL_MAX && dayOfMonth >= 1 && dayOfMonth <= 31;
}

/** What was found about repetition. */
export interface RepeatFound {
  /** The repetition, where the columns can hold it. */
  readonly match: RepeatMatch | null;
  /** A repetition they cannot hold, where it stands instead. */
  readonly unable: Range | null;
  /** The text with all that must not be read otherwise blanked out. */
  readonly text: string;
}

/** Looks for a repetition; two of them are more than tasks can have. */
export function findRepeat(text: string): RepeatFound {
  let masked = text;
  const found: (Range & { meant: Meaning | null })[] = [];
  for (const [pattern, meaning] of RULES) {
    for (const match of masked.matchAll(new RegExp(pattern, 'gi'))) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (!standsAlone(masked, range)) continue;
      const meant = meaning(match.slice(1).map((group) => group ?? ''));
      masked = mask(masked, range);
      found.push({ ...range, meant: meant && isPossible(meant) ? meant : null });
    }
  }
  const [first] = found;
  const isPlain = found.length === 1 && first?.meant;
  return {
    match: isPlain ? { start: first.start, end: first.end, ...isPlain } : null,
    unable: isPlain ? null : (found.find(({ meant }) => !meant) ?? found[1] ?? null),
    text: masked,
  };
}
