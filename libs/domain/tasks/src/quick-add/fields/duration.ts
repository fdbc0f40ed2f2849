import { DURATION_MAX_MINUTES } from '../../model/limits';
import { isSpokenFor } from '../text/literals';
import { MASK, standsAlone } from '../text/mask';
import type { Range } from '../text/mask';
import { NUMBER_WORD, numberOf } from '../text/words';

const MINUTE_UNIT = '(?:[ ]?(?:minutes?|mins?)|m)';
const REST = `(?:(?:[ ]|[ ]?and[ ])?(\\d{1,2})${MINUTE_UNIT}|(\\d\\d)(?![\\d:]))?`;
const HOURS = `(\\d+(?:[.,]\\d+)?)(?:[ ]?(?:hours?|hrs?)|h)${REST}`;
const WORDS = `(?<=\\b[Ff]or[ ]+)(half an hour|${NUMBER_WORD}[ ]hours?(?:[ ]and[ ]a[ ]half)?|${NUMBER_WORD}[ ]minutes?)`;
const PATTERN = new RegExp(
  `(?:\\b[Ff]or[ ]+)?(?:${HOURS}|(\\d+)${MINUTE_UNIT}|${WORDS})(?![A-Za-z])`,
  'g',
);
const POINTS_IN_TIME =
  /\b(?:in|within|every|each|after|before|last|next|past|than|first|of)\s+(?:about\s+|around\s+)?$/i;
const MOVES_IN_TIME = /^\s*(?:ago|later|from now|before|after|early|late|earlier|out)\b/i;

function wordMinutes(words: string): number {
  if (words === 'half an hour') return 30;
  const [, count = '', unit = ''] = /^(.+) (hour|minute)/.exec(words) ?? [];
  const number = numberOf(count) + (words.endsWith('and a half') ? 0.5 : 0);
  return number * (unit === 'hour' ? 60 : 1);
}

/** `Swim 1500m`, `Run 400m` are lengths: minutes come in quarters of an hour, and not for days. */
const LONGEST_SURE = 240;

function isLength(piece: string, minutes: number): boolean {
  return /^\d{3,}m$/.test(piece) && (minutes > LONGEST_SURE || minutes % 15 !== 0);
}

function minutesOf(match: RegExpExecArray): number {
  const [, hours, rest, bareRest, minutes, words] = match;
  if (words) return wordMinutes(words);
  if (minutes !== undefined) return Number(minutes);
  return Math.round(Number((hours ?? '').replace(',', '.')) * 60) + Number(rest ?? bareRest ?? 0);
}

/** `17h` is rather a time of day. */
const HOUR_OF_DAY = /^(?:1[3-9]|2[0-4])h(?:\d\d)?$/;

/**
 * A number with a unit may as well be a length or part of a name (`2m cable`, `20 minutes video`): it is a duration
 * where it stands at the end or beside what says when.
 */
function isPlaced(
  text: string,
  { start, end, minutes }: Range & { readonly minutes: number },
  saysWhen: (text: string) => boolean,
): boolean {
  const piece = text.slice(start, end);
  if (/^for\b/i.test(piece) || /\bfor\s+$/i.test(text.slice(0, start))) return true;
  if (HOUR_OF_DAY.test(piece) || isLength(piece, minutes)) return false;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isSpokenFor(after) || /^[,.;!?)\]]/.test(after)) return true;
  if (before.trimEnd().endsWith(MASK) || after.trimStart().startsWith(MASK)) return true;
  const earlier = before.trim().split(/\s+/);
  const later = after.trim().split(/\s+/);
  return [1, 2, 3].some(
    (count) =>
      saysWhen(earlier.slice(-count).join(' ')) || saysWhen(later.slice(0, count).join(' ')),
  );
}

function isAccepted(piece: string, accepts: (words: string) => boolean): boolean {
  return !HOUR_OF_DAY.test(piece) && accepts(piece);
}

/** The first duration in minutes: `30m`, `1h`, `1h30`, `1.5 hours`, `for half an hour`; not `in 2 hours`. */
export function findDuration(
  text: string,
  saysWhen: (text: string) => boolean,
  accepts: (words: string) => boolean,
): (Range & { readonly minutes: number }) | null {
  for (const match of text.matchAll(PATTERN)) {
    const range = { start: match.index, end: match.index + match[0].length };
    const minutes = minutesOf(match);
    if (minutes < 1 || minutes > DURATION_MAX_MINUTES || !standsAlone(text, range)) continue;
    if (POINTS_IN_TIME.test(text.slice(0, range.start))) continue;
    if (MOVES_IN_TIME.test(text.slice(range.end))) continue;
    if (!isPlaced(text, { ...range, minutes }, saysWhen) && !isAccepted(match[0], accepts))
      continue;
    return { ...range, minutes };
  }
  return null;
}
