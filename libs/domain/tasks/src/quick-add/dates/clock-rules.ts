import { clockText } from '@plainday/domain-calendar';
import type { Moment, ReferenceTime } from './moment';
import { NUMBER, numberOf } from '../text/words';

/** What a phrase means that chrono does not know, or null where it means nothing. */
export type SpanRule = readonly [
  pattern: RegExp,
  meaning: (groups: string[], present: ReferenceTime) => Moment | null,
];

/** `half past six`; without `am` an hour up to six is in the afternoon, as elsewhere. */
function spokenTime(part: string, hour: number, half: string): Moment | null {
  if (hour < 1 || hour > 12) return null;
  const isLate = half ? /p/i.test(half) : hour <= 6;
  const minutes = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }[part] ?? 0;
  const hours = (hour % 12) + (isLate || (hour === 12 && !half) ? 12 : 0);
  const ofDay = (hours * 60 + minutes + 1440) % 1440;
  return { time: clockText(ofDay) };
}

/** Times of day as people say them. */
export const CLOCK_RULES: readonly SpanRule[] = [
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
    ([part = '', hour = '', half = '']) => spokenTime(part.toLowerCase(), numberOf(hour), half),
  ],
];
