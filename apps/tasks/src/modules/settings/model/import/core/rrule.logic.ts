import {
  addDays,
  dayKeyOf,
  instantOf,
  isDayKey,
  partsOfDay,
  timeOfDay,
  weekdayOf,
} from '@plainday/domain-calendar';
import { lastSecondOf, type RepeatPattern } from '@plainday/domain-tasks';
import type { Due, Repeat } from '../plan';

const PATTERNS = new Map<string, RepeatPattern>([
  ['DAILY', 'daily'],
  ['WEEKLY', 'weekly'],
  ['MONTHLY', 'monthly'],
  ['YEARLY', 'yearly'],
]);
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const KNOWN = new Set([
  'FREQ',
  'INTERVAL',
  'UNTIL',
  'COUNT',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'WKST',
]);
const DAYS: Readonly<Partial<Record<RepeatPattern, number>>> = { daily: 1, weekly: 7 };

function lastDay(pattern: RepeatPattern, due: string, interval: number, count: number): string {
  const step = DAYS[pattern];
  if (step !== undefined) return addDays(due, step * interval * (count - 1));
  const { year, month, day } = partsOfDay(due);
  const months = (pattern === 'monthly' ? 1 : 12) * interval * (count - 1);
  const end = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const last = Math.min(day, end.getUTCDate());
  return `${end.toISOString().slice(0, 8)}${String(last).padStart(2, '0')}`;
}

const MOMENT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** The first of the days of a rule, of which another is known. */
function firstDay(pattern: RepeatPattern, first: string, day: string): string {
  if (!isDayKey(first) || first >= day) return day;
  if (pattern === 'weekly') return addDays(first, (weekdayOf(day) - weekdayOf(first) + 7) % 7);
  if (pattern === 'daily') return first;
  const own = `${first.slice(0, pattern === 'monthly' ? 8 : 5)}${day.slice(pattern === 'monthly' ? 8 : 5)}`;
  return isDayKey(own) && own >= first ? own : first;
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

/**
 * A rule of iCalendar, where Plainday can say the same; null where it cannot. The zone is the one in which it names its
 * days, where that is not the person's. Occurrences count from a first day, else from the due date.
 */
export function readRule(
  raw: string,
  due: Due,
  personZone: string,
  {
    zone: timeZone = personZone,
    first = '',
  }: { readonly zone?: string; readonly first?: string } = {},
): Repeat | null {
  const fields = new Map(
    raw
      .replace(/^RRULE:/i, '')
      .split(';')
      .map((part) => part.split('=').map((side) => side.trim().toUpperCase()))
      .map(([name = '', value = '']) => [name, value] as const)
      .filter(([name]) => name !== '' && !name.startsWith('X-')),
  );
  if ([...fields.keys()].some((name) => !KNOWN.has(name))) return null;
  const pattern = PATTERNS.get(fields.get('FREQ') ?? '');
  const interval = Number(fields.get('INTERVAL') || 1);
  if (!pattern || !Number.isInteger(interval) || interval < 1 || interval > 999) return null;
  const day = dayKeyOf(due.at, timeZone);
  const { month, day: dayOfMonth } = partsOfDay(day);
  const weekdays = fields.get('BYDAY');
  const fits =
    (!weekdays || (pattern === 'weekly' && weekdays === WEEKDAYS[weekdayOf(day) - 1])) &&
    [undefined, '', String(dayOfMonth)].includes(fields.get('BYMONTHDAY')) &&
    [undefined, '', String(month)].includes(fields.get('BYMONTH'));
  if (!fits) return null;
  const until = fields.get('UNTIL');
  const count = Number(fields.get('COUNT') ?? 0);
  if (!until && !(count >= 1 && count < 10_000)) return { pattern, interval };
  const start = firstDay(pattern, first, day);
  const last = until ? untilDay(until, due, timeZone) : lastDay(pattern, start, interval, count);
  if (!isDayKey(last) || last < '1971' || last > '2199') return null;
  // The same moment may be another day where the person is.
  const end =
    due.hasTime && timeZone !== personZone
      ? dayKeyOf(instantOf(last, timeOfDay(due.at, timeZone), timeZone), personZone)
      : last;
  return { pattern, interval, until: lastSecondOf(end, personZone) };
}
