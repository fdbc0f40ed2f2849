import { dayKeyOf, partsOfDay, weekdayOf, type DayKey } from '@plainday/domain-calendar';
import { lastSecondOf } from '@plainday/domain-tasks';
import { parseQuickAdd } from '@plainday/domain-tasks/quick-add';
import { ruleOf, type RepeatRule } from '@plainday/domain-tasks/recurrence';
import { namesOf } from './names.logic';
import { readRepeatWords } from './repeat-words.logic';
import type { RepeatEnd } from './rrule.logic';

/** A repetition in words. */
export interface SaidRepeat {
  readonly rule: RepeatRule;
  readonly end: RepeatEnd;
  /** The first day, where the words say one. */
  readonly first: DayKey | null;
}

const FROM_COMPLETION = /^(ev(?:ery)?|each|jede[nrs]?|chaque|cada|ogni|elke)!/i;

/** A title that no word of a repetition belongs to. */
const TASK = 'T';

/** The days that a rule leaves to its first day. */
function spelled(rule: RepeatRule, first: DayKey): RepeatRule {
  const { freq, weekdays, monthDays, months } = rule;
  if (weekdays || monthDays || freq === 'daily') return rule;
  if (freq === 'weekly') return { ...rule, weekdays: [{ weekday: weekdayOf(first), nth: 0 }] };
  const { month, day } = partsOfDay(first);
  const days = { ...rule, monthDays: [day] };
  return freq === 'yearly' ? { ...days, months: months ?? [month] } : days;
}

/** English as it is read where tasks are typed: `every mon and thu`, `every 3rd friday`, `every day until 1 May`. */
function readEnglish(words: string, today: DayKey, timeZone: string): SaidRepeat | null {
  // Of a text that is nothing but a repetition all stays the title.
  const said = parseQuickAdd(`${TASK} ${words.replace(/^ev\b(?=[! ])/i, 'every')}`, {
    now: new Date(lastSecondOf(today, timeZone)),
    day: today,
    preferredTime: null,
    projects: [],
    accept: true,
    timeZone,
  });
  const { repeat, due_date: due, title, duration, priority, tags } = said;
  const rule = repeat && ruleOf(repeat);
  if (!rule || due === null || said.unable || duration || priority || tags) return null;
  if (title !== TASK) return null;
  const first = dayKeyOf(Date.parse(due), timeZone);
  const { repeat_until: until, repeat_left: left, repeat_from: from } = repeat;
  return {
    rule: first === today ? rule : spelled(rule, first),
    first,
    end: {
      until: until === null ? null : lastSecondOf(dayKeyOf(Date.parse(until), timeZone), timeZone),
      left,
      isFromCompletion: from === 'completion',
    },
  };
}

/** Reads a repetition in the words of a language; from a day on, where they name none. Null for all others. */
export function readSaidRepeat(
  words: string,
  language: string,
  day: DayKey,
  timeZone: string,
): SaidRepeat | null {
  const isFromCompletion = FROM_COMPLETION.test(words);
  const plain = readRepeatWords(words.replace(FROM_COMPLETION, '$1'), namesOf(language).weekdayOf);
  if (plain) return { rule: plain, end: { isFromCompletion }, first: null };
  return /^(?:en\b|$)/i.test(language) ? readEnglish(words, day, timeZone) : null;
}
