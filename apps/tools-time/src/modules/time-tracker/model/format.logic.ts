import { formatDay, type DayKey } from '@plainday/domain-calendar';

const pad = (value: number) => String(value).padStart(2, '0');

/** A running time: `0:42:18`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** `Today`, `Yesterday`, or `Thu, Nov 19`. */
export function dayTitle(day: DayKey, today: DayKey, yesterday: DayKey): string {
  if (day === today) return 'Today';
  if (day === yesterday) return 'Yesterday';
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return formatDay(day, { weekday: 'short', month: 'short', day: 'numeric', year });
}
