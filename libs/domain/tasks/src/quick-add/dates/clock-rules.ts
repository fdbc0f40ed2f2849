import { clockText } from '@plainday/domain-calendar';
import type { Moment, ReferenceTime } from './moment';
import { MASK } from '../text/mask';
import {
  BESIDE,
  COUNTED,
  HOUR_WORD,
  MINUTE_WORD,
  MONTH,
  NUMBER,
  numberOf,
  PARTS_OF_DAY,
  WEEKDAY,
} from '../text/words';

/** What a phrase means that chrono does not know, or null where it means nothing. */
export type SpanRule = readonly [
  pattern: RegExp,
  meaning: (groups: string[], present: ReferenceTime, text: string) => Moment | null,
];

/** Meals of the evening: `Dinner at 8` is no breakfast. */
const EVENING = /\b(?:dinner|supper|drinks)\b/i;
/** `Wake up at 6` is not in the afternoon. */
const EARLY = /\b(?:wake|get)\s+up\b|\b(?:breakfast|alarm)\b/i;

/** Whether an hour that does not say which half of the day is one of the afternoon: `at 5` is, `at 8` is not. */
export function isAfternoon(hour: number, text: string): boolean {
  const latest = EVENING.test(text) ? 11 : EARLY.test(text) ? 0 : 6;
  return hour >= 1 && hour <= latest;
}

/** Said in the evening, a bare hour from seven to eleven is the coming one. */
export function mayBeEvening(time: string): boolean {
  return /^(?:0[7-9]|1[01])/.test(time);
}

/** `half past six`, `nine thirty`. */
function spokenTime(hour: number, minutes: number, half: string, text: string): Moment | null {
  if (hour < 1 || hour > 12) return null;
  const isLate = half ? /p/i.test(half) : hour === 12 || isAfternoon(hour, text);
  const ofDay = ((hour % 12) * 60 + (isLate ? 720 : 0) + minutes + 1440) % 1440;
  const time = clockText(ofDay);
  return half ? { time } : { time, isBare: true, mayBeEvening: mayBeEvening(time) };
}

const PAST_OR_TO: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
};
/** Nothing that is counted: `look at two flats`. */
const NO_COUNT = String.raw`(?<!\b(?:look|looks|looking|aim|aims|peek|glance|stop|stops)\s+)`;
const HOUR_ENDS = String.raw`(?=\s*(?:$|[,.;!?)${MASK}@]|(?:in|on|by|for|with|to|about|end|today|tonight|tomorrow|next|this|every|each|${WEEKDAY}|${MONTH}\s+\d+)\b|\d))`;
const SPOKEN_HOUR = String.raw`at\s+(${HOUR_WORD})(?:[\s-]+(${MINUTE_WORD}))?(\s+o['’]?clock)?(?:\s*([ap])\.?m\b)?`;

const PART = String.raw`(?:in\s+the\s+(morning|afternoon|evening)|at\s+(night))`;

/** `7 in the evening`, `3 at night`. */
function hourOfPart(hour: number, minutes: number, part: string): Moment | null {
  if (hour < 1 || hour > 12) return null;
  const isLate = part === 'morning' || (part === 'night' && (hour < 6 || hour === 12)) ? 0 : 12;
  return { time: clockText(((hour % 12) + isLate) * 60 + minutes) };
}

/** Times of day as people say them. */
export const CLOCK_RULES: readonly SpanRule[] = [
  [
    new RegExp(
      `(?:\\bat\\s+|@\\s*|(?<!\\b${MONTH}\\s+)\\b)(\\d{1,2})(?:[:.]([0-5]\\d))?\\s+${PART}\\b`,
      'gi',
    ),
    ([hour = '', minutes = '', part = '', night = '']) =>
      hourOfPart(Number(hour), Number(minutes), (part || night).toLowerCase()),
  ],
  // By ourselves: beside a day chrono forgets one of the two.
  [
    new RegExp(`\\b${PART}\\b`, 'gi'),
    ([part = '', night = '']) => ({
      time: PARTS_OF_DAY[(part || night).toLowerCase()],
      isPart: true,
    }),
  ],
  // As in France and Spain: 15h30, at 17h.
  [
    /\b(1[3-9]|2[0-3])h([0-5]\d)\b/gi,
    ([hour = '', minute = '']) => ({ time: `${hour}:${minute}` }),
  ],
  [/\bat\s+([01]?\d|2[0-3])h\b/gi, ([hour = '']) => ({ time: `${hour.padStart(2, '0')}:00` })],
  // `17h` alone may be a length of time, too.
  [
    /\b(1[3-9]|2[0-3])h\b/gi,
    ([hour = ''], { accepts }) => (accepts(`${hour}h`) ? { time: `${hour}:00` } : null),
  ],
  [/\b(?:eod|end\s+of\s+(?:the\s+)?day)\b/gi, () => ({ time: '23:59' })],
  [
    new RegExp(
      `\\b(half past|quarter past|quarter to)\\s+(${NUMBER})(?:\\s*([ap])\\.?m\\b)?`,
      'gi',
    ),
    ([part = '', hour = '', half = ''], _, text) =>
      spokenTime(numberOf(hour), PAST_OR_TO[part.toLowerCase()] ?? 0, half, text),
  ],
  // As it is spoken: `at nine`, `at nine thirty`, `at nine o'clock`.
  ...[
    `${NO_COUNT}\\b${SPOKEN_HOUR}${HOUR_ENDS}`,
    `${BESIDE}\\b${SPOKEN_HOUR}(?!\\s+(?:${COUNTED})\\b)`,
  ].map((pattern): SpanRule => [
    new RegExp(pattern, 'gi'),
    ([hour = '', minutes = '', , half = ''], _, text) =>
      spokenTime(numberOf(hour), minutes === '' ? 0 : numberOf(minutes), half, text),
  ]),
];
