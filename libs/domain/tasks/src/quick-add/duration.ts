import { DURATION_MAX_MINUTES } from '../limits';
import { standsAlone } from './mask';
import type { Range } from './mask';

const MINUTE_UNIT = '(?:[ ]?(?:minutes?|mins?)|m)';
const REST = `(?:(?:[ ]|[ ]?and[ ])?(\\d{1,2})${MINUTE_UNIT}|(\\d\\d)(?![\\d:]))?`;
const HOURS = `(\\d+(?:[.,]\\d+)?)(?:[ ]?(?:hours?|hrs?)|h)${REST}`;
const WORDS = '(?<=\\b[Ff]or[ ]+)(half an hour|an hour)';
const PATTERN = new RegExp(
  `(?:\\b[Ff]or[ ]+)?(?:${HOURS}|(\\d+)${MINUTE_UNIT}|${WORDS})(?![A-Za-z])`,
  'g',
);
const POINTS_IN_TIME =
  /\b(?:in|within|every|each|after|before|last|next|past|than|first|of)\s+(?:about\s+|around\s+)?$/i;
const MOVES_IN_TIME = /^\s*(?:ago|later|from now|before|after|early|late|earlier|out)\b/i;

function minutesOf(match: RegExpExecArray): number {
  const [, hours, rest, bareRest, minutes, words] = match;
  if (words) return words === 'an hour' ? 60 : 30;
  if (minutes !== undefined) return Number(minutes);
  return Math.round(Number((hours ?? '').replace(',', '.')) * 60) + Number(rest ?? bareRest ?? 0);
}

/** The first duration in minutes: `30m`, `1h`, `1h30`, `1.5 hours`, `for half an hour`; not `in 2 hours`. */
export function findDuration(text: string): (Range & { readonly minutes: number }) | null {
  for (const match of text.matchAll(PATTERN)) {
    const range = { start: match.index, end: match.index + match[0].length };
    const minutes = minutesOf(match);
    if (minutes < 1 || minutes > DURATION_MAX_MINUTES || !standsAlone(text, range)) continue;
    if (POINTS_IN_TIME.test(text.slice(0, range.start))) continue;
    if (MOVES_IN_TIME.test(text.slice(range.end))) continue;
    return { ...range, minutes };
  }
  return null;
}
