import { clockText } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { DEFAULT_DUE_TIME } from '../dates/due.logic';
import { NO_DUE, type Due } from '../dates/when-due.logic';
import { formatReminder } from '../text/due-words.logic';
import { formatDuration, priorityLabel } from '../text/format.logic';
import { findDue, saysWhen } from './find-due';
import type { DueMatch } from './find-due';
import { findDuration } from './fields/duration';
import { dayLabel, dueLabel, repeatLabel } from './labels';
import { tidyTags } from '../tags/tag.logic';
import { maskLiterals } from './text/literals';
import { mask } from './text/mask';
import type { Range } from './text/mask';
import { dayMeant, presentOf, resolve } from './dates/moment';
import type { Moment, ReferenceTime } from './dates/moment';
import { findPriority } from './fields/priority';
import { findProject } from './fields/project';
import { findReminder, isAtEnd, reminderOf, type ReminderMatch } from './fields/reminder';
import { findTagWords } from './fields/tag';
import type { QuickAddOptions, QuickAddResult, QuickAddToken, TokenKind } from './quick-add.types';
import { repetitionOf } from './repeat/repetition';
import { findRepeat } from './repeat/repeat';
import type { RepeatMatch } from './repeat/repeat';
import { findTails } from './repeat/repeat-tail';
import { titleWithout } from './text/title';

function presentFrom({
  now,
  preferredTime = DEFAULT_DUE_TIME,
  timeZone,
  dayStartMinutes,
  accept = [],
}: QuickAddOptions): ReferenceTime {
  const preferred = preferredTime && clockText(preferredTime.hours * 60 + preferredTime.minutes);
  const accepts = (words: string) =>
    accept === true || accept.some((text) => text.toLowerCase().includes(words.toLowerCase()));
  return presentOf(now.getTime(), timeZone, preferred, dayStartMinutes, accepts);
}

/** What the text names; a repetition that names nothing begins today. */
function firstOf(moment: Moment, repeats: boolean, { today }: ReferenceTime): Moment | null {
  const isOpen =
    moment.day === undefined && moment.instant === undefined && moment.time === undefined;
  if (!isOpen) return moment;
  return repeats ? { day: today } : null;
}

/** What the text leaves open belongs to the day it is added on. */
function onDay(moment: Moment, repeat: RepeatMatch | null, day: DayKey | undefined): Moment {
  const isOpen = moment.day === undefined && moment.instant === undefined;
  const saysWhen = moment.time !== undefined || repeat !== null;
  return day && isOpen && saysWhen ? { ...moment, day } : moment;
}

/** Days without a time remind at nine unless somebody prefers another time (decisions 89). */
const DAY_REMINDER_MINUTES = 9 * 60;

/** When the text reminds, of what it says itself or of what is known already. */
function remindedOf(match: ReminderMatch | null, read: Due, options: QuickAddOptions) {
  const { due: known = NO_DUE, dayReminderMinutes = DAY_REMINDER_MINUTES, timeZone } = options;
  const due = read.due_date === null || options.chosen?.includes('due') ? known : read;
  const at = match && reminderOf(match, due, { dayReminderMinutes, timeZone });
  return { at, label: at === null ? '' : formatReminder({ ...due, reminder_time: at }) };
}

const NEVER: DueMatch = { moment: {}, ranges: [], until: null };

/**
 * Reads a task from one line (spec §2 add bar, conventions "Natural-language entry"). Pure: the same text, clock
 * and zone give the same task.
 *
 * @example
 * parseQuickAdd('Pay rent tomorrow 5pm p1 #Home', { now, projects }).title; // 'Pay rent'
 */
export function parseQuickAdd(text: string, options: QuickAddOptions): QuickAddResult {
  const { chosen = [], ignore = [] } = options;
  const read = readAll(text, options);
  const outdone = read.tokens.filter(({ kind }) => chosen.includes(kind));
  if (outdone.length === 0) return read;
  // Behind the first words about it others may stand.
  const words = outdone.map((token) => token.text);
  return parseQuickAdd(text, { ...options, ignore: [...ignore, ...words] });
}

function readAll(text: string, options: QuickAddOptions): QuickAddResult {
  const present = presentFrom(options);
  const tokens: QuickAddToken[] = [];
  const add = (kind: TokenKind, { start, end }: Range, label: string) =>
    tokens.push({ kind, start, end, text: text.slice(start, end), label });

  const literal = maskLiterals(text, options.ignore ?? []);
  let rest = literal;
  const project = findProject(rest, options.projects);
  if (project) {
    rest = mask(rest, project);
    add('project', project, project.project.title);
  }

  const tags = findTagWords(rest);
  for (const found of tags) {
    rest = mask(rest, found);
    add('tag', found, found.tag);
  }
  const priority = findPriority(rest);
  if (priority) {
    rest = mask(rest, priority);
    add('priority', priority, priorityLabel(priority.priority));
  }
  const reminder = findReminder(rest);
  rest = reminder.text;
  const { match, unable, isOpen, text: afterRepeat } = findRepeat(rest, present.accepts);
  rest = afterRepeat;
  const tails = match ? findTails(rest, match, (words) => saysWhen(words, present)) : [];
  rest = tails.reduce(mask, rest);
  const duration = findDuration(rest, (text) => saysWhen(text, present), present.accepts);
  if (duration) {
    rest = mask(rest, duration);
    add('duration', duration, formatDuration(duration.minutes));
  }
  // With a repetition that tasks cannot have a single date would be a wrong one.
  const due = unable || isOpen ? NEVER : findDue(rest, present, match);
  const repeat = due.isContradiction ? null : match;
  const first = firstOf(onDay(due.moment, repeat, options.day), repeat !== null, present);
  const dueMs = first && resolve(first, present);
  const dueDay = first && dayMeant(first, present);
  if (dueMs !== null)
    for (const range of due.ranges)
      add('due', range, dueLabel(dueMs, present, first?.minutes, dueDay));
  const repetition = repeat && repetitionOf(repeat, tails, due.until, dueMs, present);
  if (repeat && repetition) {
    // Its own chip names the first day when no other chip does.
    const isShown = due.ranges.length > 0 || dueMs === null;
    const label = repeatLabel(
      repetition.repeat,
      isShown ? null : dueLabel(dueMs, present, 0, dueDay),
    );
    for (const range of [...repeat.ranges, ...tails.filter(({ lasts }) => !lasts)])
      add('repeat', range, label);
    for (const range of repetition.untils)
      add('repeat', range, `Until ${dayLabel(repetition.lastDay ?? '', present)}`);
  }

  const found = {
    due_date: dueMs === null ? null : new Date(dueMs).toISOString(),
    due_day: dueDay,
  };
  const isMeant = reminder.match && isAtEnd(reminder.match, tokens.reduce(mask, literal));
  const reminded = remindedOf(isMeant ? reminder.match : null, found, options);
  if (reminder.match && reminded.at !== null) add('reminder', reminder.match, reminded.label);

  tokens.sort((a, b) => a.start - b.start);
  return {
    title: titleWithout(text, tokens, (quoted) => parseQuickAdd(quoted, options).tokens.length > 0),
    ...found,
    reminder_time: reminded.at,
    duration: duration?.minutes ?? first?.minutes ?? null,
    priority: priority?.priority ?? null,
    project_id: project?.project.id ?? null,
    tags: tidyTags(tags.map(({ tag }) => tag)),
    repeat: repetition && repetition.repeat,
    tokens,
    unable: unable && text.slice(unable.start, unable.end),
  };
}
