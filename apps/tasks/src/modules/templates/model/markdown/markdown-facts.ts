import { DAYS_MAX } from '../templates.schema';
import type { TemplateTask } from '../templates.schema';

/** What stands in round brackets at the end of a line: `(p1, +3 days, 09:00)`, `(+3 days, all day)`. */
type Facts = Pick<TemplateTask, 'priority' | 'due'>;

const PRIORITY_OF: Record<string, TemplateTask['priority']> = {
  p1: 'high',
  p2: 'medium',
  p3: 'low',
};
const LAST_BRACKET = /^(.*\S)\s*\(([^()]+)\)$/su;
const DAYS = /^([+−-]) ?(\d{1,4}) days?$/;
const ALL_DAY = 'all day';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function readDays(part: string): number | null {
  const [, sign, digits] = DAYS.exec(part) ?? [];
  if (!digits || Number(digits) > DAYS_MAX) return null;
  return sign === '+' ? Number(digits) : 0 - Number(digits);
}

function readParts(parts: readonly string[]): Facts | null {
  let priority: TemplateTask['priority'] | null = null;
  let days: number | null = null;
  let time: string | null = null;
  let isDay: true | undefined;
  for (const part of parts) {
    const asDays = readDays(part);
    if (PRIORITY_OF[part] && priority === null) priority = PRIORITY_OF[part];
    else if (asDays !== null && days === null) days = asDays;
    else if (days === null || time !== null || isDay) return null;
    else if (TIME.test(part)) time = part;
    else if (part === ALL_DAY) isDay = true;
    else return null;
  }
  const due = days === null ? null : { days, time, ...(isDay && { isDay }) };
  return { priority: priority ?? 'medium', due };
}

/** Splits the facts off a line. Brackets that say anything else belong to the title. */
export function readFacts(line: string): Facts & { readonly title: string } {
  const [, title, inside] = LAST_BRACKET.exec(line) ?? [];
  const facts = inside === undefined ? null : readParts(inside.split(/, ?/));
  if (!title || !facts) return { title: line, priority: 'medium', due: null };
  return { title, ...facts };
}

/** The line of a task. Medium priority is silent, unless the title would be read as something else. */
export function writeFacts({ title, priority, due }: TemplateTask): string {
  const parts: string[] = [];
  if (priority === 'high') parts.push('p1');
  if (priority === 'low') parts.push('p3');
  if (due) {
    const sign = due.days < 0 ? '-' : '+';
    parts.push(`${sign}${Math.abs(due.days)} ${Math.abs(due.days) === 1 ? 'day' : 'days'}`);
    if (due.isDay) parts.push(ALL_DAY);
    else if (due.time !== null) parts.push(due.time);
  }
  if (parts.length === 0 && readFacts(title).title !== title) parts.push('p2');
  return parts.length === 0 ? title : `${title} (${parts.join(', ')})`;
}
