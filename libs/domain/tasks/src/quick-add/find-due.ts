import { combine } from './dates/combine';
import { findDates } from './dates/dates';
import { beginOf } from './repeat/begin';
import { isSpokenFor } from './text/literals';
import { mask } from './text/mask';
import { mayNameTime } from './text/may-name-time';
import type { Range } from './text/mask';
import type { Moment, Phrase, ReferenceTime } from './dates/moment';
import type { RepeatMatch } from './repeat/repeat';
import { findSpans } from './dates/spans';

const LEAD =
  /(?:\b(?:due(?:\s+(?:on|by))?|by|before|until|till|on|at|from|for|starting(?:\s+(?:on|at|from))?|beginning(?:\s+on)?|in(?=\s+the\s*$)|in(?=\s*$)|this)\s+(?:the\s+)?|@\s*)$/i;
/** With one of these in front, a day is where a repetition begins. */
const START = /\b(?:from|starting(?:\s+(?:on|at|from))?|beginning(?:\s+on)?)\s+(?:the\s+)?$/i;
const UNTIL = /\b(?:until|till|through|ending(?:\s+on)?)\s+(?:the\s+)?$/i;
const TAIL = /\s+(?:until|till|through|to|[-–])\s+(?!.*\s(?:until|till|through|to|[-–])\s)/i;
const BETWEEN = /^\s*(?:,|at|@|on)?\s*$/i;

/** What the text says about when: the ranges that say it, and the last day of a repetition. */
export interface DueMatch {
  readonly moment: Moment;
  readonly ranges: readonly Range[];
  readonly until: (Range & { readonly day: string }) | null;
  /** The words contradict each other: nothing about time is read, no repetition either. */
  readonly isContradiction?: boolean;
}

type Agreement = { readonly moment: Moment; readonly phrases: readonly Phrase[] } | null;

const CONTRADICTION: DueMatch = { moment: {}, ranges: [], until: null, isContradiction: true };

function withLead(phrase: Phrase, text: string): Phrase {
  const before = text.slice(0, phrase.start);
  const isOrdinal = /^\d{1,2}(?:st|nd|rd|th)\b/i.test(text.slice(phrase.start, phrase.end));
  const lead = (LEAD.exec(before) ?? (isOrdinal ? /\bthe\s+$/i.exec(before) : null))?.[0] ?? '';
  return { ...phrase, start: phrase.start - lead.length };
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

/** Phrases that stand side by side share a chip. */
function joined(phrases: readonly Phrase[], text: string): Range[] {
  const ranges: Range[] = [];
  for (const { start, end } of phrases.map((phrase) => withLead(phrase, text))) {
    const last = ranges.at(-1);
    if (last && BETWEEN.test(text.slice(last.end, start))) ranges.splice(-1, 1, { ...last, end });
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * The phrases that say one thing together. Where they contradict each other none is read, but for those that a person
 * has said to be meant: the first, and what goes with it.
 */
function agreeing(phrases: readonly Phrase[], text: string, present: ReferenceTime): Agreement {
  let moment: Moment = {};
  const read: Phrase[] = [];
  for (const phrase of phrases) {
    const both = combine(moment, phrase, present);
    if (both) {
      moment = both;
      read.push(phrase);
    }
  }
  if (read.length === phrases.length) return { moment, phrases: read };
  const meant = phrases.filter(({ start, end }) => present.accepts(text.slice(start, end)));
  if (meant.length === 0) return null;
  return meant.length === phrases.length
    ? { moment, phrases: read }
    : agreeing(meant, text, present);
}

/**
 * When the task is due: all that the text says about one day and one time of day, together or apart, in any order.
 * Words that contradict each other are left, all of them. With a repetition, `until …` is its end and no due date.
 */
export function findDue(
  text: string,
  present: ReferenceTime,
  repeat: RepeatMatch | null,
): DueMatch {
  const all = phrasesOf(text, present);
  const [phrases, until] = repeat ? withoutUntil(all, text) : [all, null];
  const agreed = agreeing(phrases, text, present);
  if (!agreed) return CONTRADICTION;
  const isStart = agreed.phrases.some(({ start }) => START.test(text.slice(0, start)));
  const moment = repeat ? beginOf(repeat, agreed.moment, isStart, present) : agreed.moment;
  return moment ? { moment, ranges: joined(agreed.phrases, text), until } : CONTRADICTION;
}
