import { findDates } from './dates';
import { isSpokenFor } from '../text/literals';
import { mask } from '../text/mask';
import { mayNameTime } from '../text/may-name-time';
import type { Range } from '../text/mask';
import type { Moment, Phrase, ReferenceTime } from './moment';
import { findSpans } from './spans';

const LEAD =
  /(?:\b(?:due(?:\s+(?:on|by))?|by|before|until|till|on|at|from|for|starting(?:\s+(?:on|at))?|in(?=\s+the\s*$)|in(?=\s*$)|this)\s+(?:the\s+)?|@\s*)$/i;
const UNTIL = /\b(?:until|till|through|ending(?:\s+on)?)\s+(?:the\s+)?$/i;
const TAIL = /\s+(?:until|till|through|to|[-–])\s+(?!.*\s(?:until|till|through|to|[-–])\s)/i;
const BETWEEN = /^\s*(?:,|at|@|on)?\s*$/i;

/** What the text says about when: the ranges that say it, and the last day of a repetition. */
export interface DueMatch {
  readonly moment: Moment;
  readonly ranges: readonly Range[];
  readonly until: (Range & { readonly day: string }) | null;
}

function withLead(phrase: Phrase, text: string): Phrase {
  const lead = LEAD.exec(text.slice(0, phrase.start))?.[0] ?? '';
  return { ...phrase, start: phrase.start - lead.length };
}

function join(a: Phrase, b: Phrase, text: string): Range[] {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return BETWEEN.test(text.slice(first.end, second.start))
    ? [{ start: first.start, end: second.end }]
    : [first, second];
}

/** `today or tomorrow`, `in a week or two`: which one is not ours to choose. */
function isAlternative({ start, end }: Range, text: string): boolean {
  return /\bor\s+$/i.test(text.slice(0, start)) || /^\s+or\b/i.test(text.slice(end));
}

function phrasesOf(text: string, present: ReferenceTime): Phrase[] {
  const found: Phrase[] = [];
  let rest = text;
  for (const phrase of findSpans(text, present)) {
    if (found.some(({ start, end }) => phrase.start < end && start < phrase.end)) continue;
    rest = mask(rest, phrase);
    found.push(phrase);
  }
  const read = mayNameTime(rest) ? findDates(rest, present) : [];
  return [...found, ...read]
    .filter((phrase) => !isAlternative(phrase, text))
    .sort((a, b) => a.start - b.start);
}

type Until = NonNullable<DueMatch['until']>;

/** `Dec 1 until Dec 31` is read as one stretch: its tail ends the repetition. */
function splitStretch(phrase: Phrase, text: string): { phrase: Phrase; until: Until | null } {
  const tail = TAIL.exec(text.slice(phrase.start, phrase.end));
  if (phrase.lastDay === undefined || !tail) return { phrase, until: null };
  const middle = phrase.start + tail.index;
  const start = middle + (tail[0].length - tail[0].trimStart().length);
  return {
    phrase: { ...phrase, end: middle },
    until: { day: phrase.lastDay, start, end: phrase.end },
  };
}

function untilOf(phrase: Phrase, text: string): Until | null {
  const lead = UNTIL.exec(text.slice(0, phrase.start));
  return lead && phrase.day !== undefined
    ? { day: phrase.day, start: lead.index, end: phrase.end }
    : null;
}

function withoutUntil(all: readonly Phrase[], text: string): [Phrase[], Until | null] {
  const phrases: Phrase[] = [];
  let until: Until | null = null;
  for (const each of all) {
    const own = untilOf(each, text);
    const split = splitStretch(each, text);
    until ??= own ?? split.until;
    if (!own) phrases.push(split.phrase);
  }
  return [phrases, until];
}

/** True where nothing but blanks and phrases of time is left: `tomorrow 9am`. */
export function saysWhen(text: string, present: ReferenceTime): boolean {
  const rest = phrasesOf(text, present)
    .map((phrase) => withLead(phrase, text))
    .reduce(mask, text);
  return rest !== text && isSpokenFor(rest.replace(/[,.;!?)]/g, ''));
}

/**
 * When the task is due: the first day named and the first time of day named, together or apart. With a
 * repetition, `until …` is its end and no due date.
 */
export function findDue(text: string, present: ReferenceTime, repeats: boolean): DueMatch {
  const all = phrasesOf(text, present);
  const [phrases, until] = repeats ? withoutUntil(all, text) : [all, null];
  const day = phrases.find((phrase) => phrase.day !== undefined || phrase.instant !== undefined);
  const time = phrases.find((phrase) => phrase.day === undefined && phrase.time !== undefined);
  if (day && time && day.time === undefined && day.instant === undefined) {
    const ranges = join(withLead(day, text), withLead(time, text), text);
    return { moment: { ...day, time: time.time }, ranges, until };
  }
  const only = day ?? time;
  return { moment: only ?? {}, ranges: only ? [withLead(only, text)] : [], until };
}
