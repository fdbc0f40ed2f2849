import {
  addDays,
  dayKeyOf,
  instantOf,
  isDayKey,
  partsOfDay,
  timeOfDay,
  weekdayOf,
} from '@plainday/domain-calendar';
import { lastSecondOf } from '@plainday/domain-tasks';
import {
  columnsOfRule,
  namesDays,
  nextDay,
  parseRule,
  type RepeatRule,
} from '@plainday/domain-tasks/recurrence';
import type { Due, Repeat } from '../plan';

/** More than these are no end. */
const COUNT_MAX = 9999;
const MOMENT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** How a rule ends, and from where it counts. */
export interface RepeatEnd {
  /** Epoch milliseconds. */
  readonly until?: number | null;
  readonly left?: number | null;
  readonly isFromCompletion?: boolean;
}

/** A rule as a task has it: the day of the task may say its days already. */
export function repeatOf(rule: RepeatRule, day: string | null, end: RepeatEnd = {}): Repeat {
  const { repeat_pattern, repeat_interval, repeat_rule } = columnsOfRule(rule, day);
  return {
    pattern: repeat_pattern,
    interval: repeat_interval,
    ...(repeat_rule && { rule: repeat_rule }),
    ...(end.until && { until: end.until }),
    ...(end.left && { left: end.left }),
    ...(end.isFromCompletion && { isFromCompletion: true }),
  };
}

/** The parts of a rule, without what other apps add to it. */
function fieldsOf(raw: string): Map<string, string> {
  const fields = new Map(
    raw
      .replace(/^RRULE:/i, '')
      .split(';')
      .map((part) => part.split('=').map((side) => side.trim().toUpperCase()))
      .map(([name = '', value = '']) => [name, value] as const)
      .filter(([name, value]) => name !== '' && value !== '' && !name.startsWith('X-')),
  );
  const days = fields.get('BYDAY') ?? '';
  // Where weeks begin tells nothing of one day, and on Sunday or Monday of Sundays alone.
  const isSame = !days.includes(',') || (fields.get('WKST') === 'SU' && !days.includes('SU'));
  if (isSame) fields.delete('WKST');
  return fields;
}

/** The first of the days of a rule, of which another is known. */
function firstDay(rule: RepeatRule, first: string, day: string): string {
  if (!isDayKey(first) || first >= day) return day;
  const anchor = partsOfDay(day).day;
  if (namesDays(rule)) {
    const isOne = nextDay({ ...rule, interval: 1 }, addDays(first, -1), first, anchor) === first;
    return isOne ? first : (nextDay(rule, first, first, anchor) ?? day);
  }
  const { freq } = rule;
  if (freq === 'weekly') return addDays(first, (weekdayOf(day) - weekdayOf(first) + 7) % 7);
  if (freq === 'daily') return first;
  const kept = freq === 'monthly' ? 8 : 5;
  const own = `${first.slice(0, kept)}${day.slice(kept)}`;
  return isDayKey(own) && own >= first ? own : first;
}

/** The last of so many days of a rule; empty where that is beyond every calendar. */
function lastDay(rule: RepeatRule, first: string, count: number): string {
  const anchor = partsOfDay(first).day;
  let day: string | null = first;
  for (let more = count - 1; more > 0 && day !== null; more -= 1) {
    day = nextDay(rule, day, addDays(day, 1), anchor);
  }
  return day ?? '';
}

/** The last day on which a task is due, of the moment that ends its rule. */
function untilDay(raw: string, due: Due, timeZone: string): string {
  const moment = MOMENT.exec(raw)?.slice(1).map(Number);
  if (!moment) return raw.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
  const [year = 0, month = 0, ...rest] = moment;
  if (!isDayKey(raw.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'))) return '';
  const at = Date.UTC(year, month - 1, ...(rest as [number]));
  if (!(at < Date.UTC(2200, 0))) return '';
  const day = dayKeyOf(at, timeZone);
  const isBefore = due.hasTime && timeOfDay(at, timeZone) < timeOfDay(due.at, timeZone);
  return isBefore ? addDays(day, -1) : day;
}

interface RuleSource {
  /** In which it names its days, where that is not the person's. */
  readonly zone?: string;
  /** From which occurrences count, where that is not the due date. */
  readonly first?: string;
  /** The next date counts from the day on which it is done. */
  readonly isFromCompletion?: boolean;
}

/** A rule of iCalendar, where Plainday can say the same; null where it cannot. */
export function readRule(
  raw: string,
  due: Due,
  personZone: string,
  { zone: timeZone = personZone, first = '', isFromCompletion = false }: RuleSource = {},
): Repeat | null {
  const fields = fieldsOf(raw);
  const until = fields.get('UNTIL') ?? '';
  const count = Number(fields.get('COUNT') ?? 0);
  const rule = parseRule(
    [...fields]
      .filter(([name]) => name !== 'UNTIL' && name !== 'COUNT')
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
  );
  if (!rule) return null;
  const day = dayKeyOf(due.at, timeZone);
  const repeat = repeatOf(rule, day, { isFromCompletion });
  const isElsewhere = due.hasTime && dayKeyOf(due.at, personZone) !== day;
  // The days of another zone are other days here.
  if (isElsewhere && repeat.rule !== undefined) return null;
  const isCounted = count >= 1 && count <= COUNT_MAX && Number.isInteger(count);
  if (until === '' && !isCounted) return repeat;
  if (until === '' && isFromCompletion) return { ...repeat, left: count };
  const last = until
    ? untilDay(until, due, timeZone)
    : lastDay(rule, firstDay(rule, first, day), count);
  if (!isDayKey(last) || last < '1971' || last > '2199') return null;
  // The same moment may be another day where the person is.
  const end =
    due.hasTime && timeZone !== personZone
      ? dayKeyOf(instantOf(last, timeOfDay(due.at, timeZone), timeZone), personZone)
      : last;
  return { ...repeat, until: lastSecondOf(end, personZone) };
}
