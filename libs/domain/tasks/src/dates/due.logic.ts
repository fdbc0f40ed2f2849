import { dayAt, partsOfDay } from '@plainday/domain-calendar';
import { DAY_MS } from '@plainday/shared-utils';
import { isStandIn, STAND_IN_MS } from './stand-in.logic';

/** Shortcuts of the due date (spec §2). */
export type DueShortcut = 'today' | 'tomorrow' | 'next-week';

/** Labels of the shortcuts, in order (spec §2). */
export const DUE_SHORTCUTS: readonly { readonly id: DueShortcut; readonly label: string }[] = [
  { id: 'today', label: 'Today' },
  { id: 'tomorrow', label: 'Tomorrow' },
  { id: 'next-week', label: 'Next Week' },
];

const DAYS: Record<DueShortcut, number> = { today: 0, tomorrow: 1, 'next-week': 7 };

/** A time of day. */
export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
}

/** The time a shortcut sets unless the person prefers another (decisions 28). */
export const DEFAULT_DUE_TIME: TimeOfDay = { hours: 17, minutes: 0 };

/** Minutes after midnight as a time of day. */
export function timeFromMinutes(minutes: number): TimeOfDay {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The local midnight of the day `now` belongs to, when a new day begins `dayStartMinutes` after midnight. */
function dayOf(now: Date, dayStartMinutes: number): Date {
  const { year, month, day } = partsOfDay(dayAt(now.getTime(), { dayStartMinutes }));
  return new Date(year, month - 1, day);
}

/** An instant of the day that begins at `midnight`, in minutes after it. */
function within(midnight: Date, days: number, minutes: number): Date {
  return new Date(
    midnight.getFullYear(),
    midnight.getMonth(),
    midnight.getDate() + days,
    0,
    minutes,
  );
}

/**
 * The instant a shortcut stands for, in local time. An existing due date keeps its time of day, unless that only stands
 * in for one; otherwise the preferred time is taken. A time that is already past today becomes the last second of the
 * day (23:59 where days begin at midnight), so that nothing is born overdue (decisions 28). Days begin
 * `dayStartMinutes` after midnight.
 */
export function dueFromShortcut(
  shortcut: DueShortcut,
  now: Date,
  existing: Date | null = null,
  preferred: TimeOfDay = DEFAULT_DUE_TIME,
  dayStartMinutes = 0,
): Date {
  const kept = existing && !isStandIn(existing.getTime()) ? existing : null;
  const { hours, minutes: past } = kept
    ? { hours: kept.getHours(), minutes: kept.getMinutes() }
    : preferred;
  const minutes = hours * 60 + past;
  const today = dayOf(now, dayStartMinutes);
  const late = minutes < dayStartMinutes ? 1 : 0;
  const due = within(today, DAYS[shortcut] + late, minutes);
  if (due > now) return due;
  return new Date(within(today, 1, dayStartMinutes - 1).getTime() + STAND_IN_MS);
}

/**
 * When the day `days` after that of `now` ends, which is when the next one begins: `dayStartMinutes` after midnight.
 */
export function endOfDueDay(now: Date, days = 0, dayStartMinutes = 0): Date {
  return within(dayOf(now, dayStartMinutes), days + 1, dayStartMinutes);
}

/** True once an open task's due instant has passed. */
export function isOverdue(dueDate: string | null, nowMs: number): boolean {
  return dueDate !== null && Date.parse(dueDate) < nowMs;
}

/**
 * Tells which instants fall on the local day of `now`, which begins `dayStartMinutes` after midnight; cheap enough
 * for thousands of rows.
 */
export function sameDayAs(now: Date, dayStartMinutes = 0): (dueDate: string | null) => boolean {
  const today = dayOf(now, dayStartMinutes);
  const start = within(today, 0, dayStartMinutes).getTime();
  const end = within(today, 1, dayStartMinutes).getTime();
  // The day in UTC differs by one at most; only those few are worth parsing.
  const near = new Set(
    [-1, 0, 1].map((days) => new Date(start + days * DAY_MS).toISOString().slice(0, 10)),
  );
  near.add(new Date(end).toISOString().slice(0, 10));
  return (dueDate) => {
    if (dueDate === null || !near.has(dueDate.slice(0, 10))) return false;
    const time = Date.parse(dueDate);
    return time >= start && time < end;
  };
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/** ISO instant → value of a `datetime-local` input; empty for none. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Value of a `datetime-local` or `date` input → ISO instant; null when empty, broken or outside 1970…2199. */
export function fromLocalInput(value: string): string | null {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?/.test(value)) return null;
  const date = new Date(value.length === 10 ? `${value}T23:59` : value);
  const year = date.getFullYear();
  return Number.isNaN(year) || year < 1970 || year > 2199 ? null : date.toISOString();
}
