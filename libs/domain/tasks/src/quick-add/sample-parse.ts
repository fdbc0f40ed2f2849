import { dayKeyOf, instantOf, timeOfDay } from '@plainday/domain-calendar';
import { parseQuickAdd } from './parse-quick-add';
import type { RepeatFields } from '../model/repeat-fields';
import type { QuickAddOptions, QuickAddResult } from './quick-add.types';

/** Projects of the samples. */
export const SAMPLE_PROJECTS = [
  'Home',
  'Home office',
  'My project',
  'Work',
  'C++',
  'Café',
  'Q4 / 2026',
].map((title) => ({ id: title.toLowerCase(), title }));

/** Zone of the samples unless said otherwise: clocks change on 29 March and 25 October 2026. */
export const ZONE = 'Europe/Madrid';

/** The instant of `yyyy-MM-dd HH:mm` on the wall. */
export function at(wall: string, timeZone = ZONE): Date {
  return new Date(instantOf(wall.slice(0, 10), wall.slice(11), timeZone));
}

function wall(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return `${dayKeyOf(instant, timeZone)} ${timeOfDay(instant, timeZone)}`;
}

/** Parses a phrase on Saturday 21 November 2026, noon, in Madrid. */
export function parsed(text: string, options: Partial<QuickAddOptions> = {}): QuickAddResult {
  return parseQuickAdd(text, {
    now: at('2026-11-21 12:00'),
    projects: SAMPLE_PROJECTS,
    timeZone: ZONE,
    ...options,
  });
}

function repeatInWords(repeat: RepeatFields, timeZone: string): string {
  const { repeat_rule: rule, repeat_until: until, repeat_from: from, repeat_left: left } = repeat;
  return [
    rule ?? `${repeat.repeat_pattern} ${repeat.repeat_interval}`,
    from && 'after completion',
    left && `${left} times`,
    until && `until ${wall(until, timeZone).slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A result in one line: `Pay rent | 2026-11-22 17:00 | 30 min | high | #home | weekly 1 until 2026-12-31`. */
export function inOneLine(result: QuickAddResult, timeZone = ZONE): string {
  const { title, due_date, duration, priority, project_id, reminder_time, repeat, tags } = result;
  return [
    title,
    due_date && wall(due_date, timeZone),
    duration && `${duration} min`,
    priority,
    project_id && `#${project_id}`,
    tags && tags.map((tag) => `@${tag}`).join(' '),
    repeat && repeatInWords(repeat, timeZone),
    reminder_time && `reminds ${wall(reminder_time, timeZone)}`,
  ]
    .filter(Boolean)
    .join(' | ');
}
