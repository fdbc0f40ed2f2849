import { addDays, formatDay, type DayKey } from './day-key';

const monthDay = { month: 'short', day: 'numeric' } as const;

/** `Nov 16 – 22`, or `Nov 30 – Dec 6` over the end of a month. */
export function weekName(monday: DayKey): string {
  const sunday = addDays(monday, 6);
  const isSameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const end = formatDay(sunday, isSameMonth ? { day: 'numeric' } : monthDay);
  return `${formatDay(monday, monthDay)} – ${end}`;
}
