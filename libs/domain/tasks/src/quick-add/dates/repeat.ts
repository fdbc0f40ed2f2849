import { REPEAT_INTERVAL_MAX } from '../../model/limits';
import type { RepeatPattern } from '../../model/task.schema';
import { mask, standsAlone } from '../text/mask';
import type { Range } from '../text/mask';
import { MONTH, NUMBER, numberOf, PARTS_OF_DAY, WEEKDAY, weekdayNumber } from '../text/words';

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
const NTH = String.raw`(?:\d{1,3}(?:st|nd|rd|th)|first|third|fourth|last)`;

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
      `${EVERY}${COUNT}${WEEKDAY}s?(?:\\s*(?:,|and|&|/|\\+|or|-|to)\\s*${WEEKDAY}s?)+\\b`,
      'i',
    ),
    () => null,
  ],
  [
    new RegExp(
      `${EVERY}${COUNT}(?:weekdays?|weekends?|work ?days?|hours?|h|minutes?|mins?|m)\\b`,
      'i',
    ),
    () => null,
  ],
  [new RegExp(`${EVERY}${NTH}\\s+(?:${WEEKDAY}|weekday|weekend)\\b`, 'i'), () => null],
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
  /** The first repetition the columns can hold. */
  readonly match: RepeatMatch | null;
  /** A repetition they cannot hold, where it stands instead. */
  readonly unable: Range | null;
  /** The text with all that must not be read otherwise blanked out. */
  readonly text: string;
}

/** Looks for a repetition. */
export function findRepeat(text: string): RepeatFound {
  let masked = text;
  let unable: Range | null = null;
  for (const [pattern, meaning] of RULES) {
    for (const match of masked.matchAll(new RegExp(pattern, 'gi'))) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (!standsAlone(masked, range)) continue;
      const meant = meaning(match.slice(1).map((group) => group ?? ''));
      masked = mask(masked, range);
      if (meant && isPossible(meant))
        return { match: { ...range, ...meant }, unable: null, text: masked };
      unable ??= range;
    }
  }
  return { match: null, unable, text: masked };
}
