import { addDays, dayKeyOf, isDayKey, partsOfDay, weekdayOf } from '@plainday/domain-calendar';
import { lastSecondOf, type RepeatPattern } from '@plainday/domain-tasks';
import type { Due, Repeat } from '../plan';

const PATTERNS: Readonly<Record<string, RepeatPattern>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
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

/** A rule of iCalendar, where Plainday can say the same; null where it cannot. */
export function readRule(raw: string, due: Due, timeZone: string): Repeat | null {
  const fields = new Map(
    raw
      .replace(/^RRULE:/i, '')
      .split(';')
      .map((part) => part.split('=').map((side) => side.trim().toUpperCase()))
      .map(([name = '', value = '']) => [name, value] as const)
      .filter(([name]) => name !== '' && !name.startsWith('X-')),
  );
  if ([...fields.keys()].some((name) => !KNOWN.has(name))) return null;
  const pattern = PATTERNS[fields.get('FREQ') ?? ''];
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
  const until = fields.get('UNTIL')?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
  const count = Number(fields.get('COUNT') ?? 0);
  if (!until && !(count >= 1 && count < 10_000)) return { pattern, interval };
  const last = until ?? lastDay(pattern, day, interval, count);
  if (!isDayKey(last) || last < '1971' || last > '2199') return null;
  return { pattern, interval, until: lastSecondOf(last, timeZone) };
}
