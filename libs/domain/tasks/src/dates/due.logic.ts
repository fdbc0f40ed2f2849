import { addDays, dayAt, partsOfDay } from '@plainday/domain-calendar';
import { DAY_MS } from '@plainday/shared-utils';
import { isStandIn, STAND_IN_MS } from './stand-in.logic';
import { dayWithoutTime, dueAtTime, dueOnDay, NO_DUE, type Due } from './when-due.logic';

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

/** What somebody prefers for a date that is chosen without a time. */
export interface NewDates {
  /** Minutes after midnight. */
  readonly dueTimeMinutes: number;
  /** It gets that time; else it is a day. */
  readonly newDatesTimed: boolean;
}

/** The time of day of a date that is chosen without one; null where it stays without (decisions 28, 89). */
export function newDateTime({ dueTimeMinutes, newDatesTimed }: NewDates): TimeOfDay | null {
  return newDatesTimed ? timeFromMinutes(dueTimeMinutes) : null;
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

/** The time of day that somebody has chosen for a task; null where it has none, or only what stands in for one. */
export function chosenTime({ due_date: iso, due_day }: Due): TimeOfDay | null {
  if (iso === null || due_day !== null) return null;
  const date = new Date(iso);
  if (Number.isNaN(date.getTime()) || isStandIn(date.getTime())) return null;
  return { hours: date.getHours(), minutes: date.getMinutes() };
}

/**
 * When a shortcut is, in local time. What is there keeps its time of day, and stays without one where it has none, unless
 * that only stands in for one; otherwise the preferred time is taken, or none where that is null (decisions 89). A time
 * that is already past today becomes the last second of the day (23:59 where days begin at midnight), so that nothing is
 * born overdue (decisions 28). Days begin `dayStartMinutes` after midnight.
 */
export function dueFromShortcut(
  shortcut: DueShortcut,
  now: Date,
  existing: Due = NO_DUE,
  preferred: TimeOfDay | null = DEFAULT_DUE_TIME,
  dayStartMinutes = 0,
): Due {
  const time = chosenTime(existing) ?? preferred;
  if (dayWithoutTime(existing) !== null || time === null) {
    const today = dayAt(now.getTime(), { dayStartMinutes });
    return dueOnDay(addDays(today, DAYS[shortcut]), { dayStartMinutes });
  }
  const minutes = time.hours * 60 + time.minutes;
  const today = dayOf(now, dayStartMinutes);
  const late = minutes < dayStartMinutes ? 1 : 0;
  const due = within(today, DAYS[shortcut] + late, minutes);
  if (due > now) return dueAtTime(due.toISOString());
  const last = within(today, 1, dayStartMinutes - 1).getTime() + STAND_IN_MS;
  return dueAtTime(new Date(last).toISOString());
}

/**
 * When the day `days` after that of `now` ends, which is when the next one begins: `dayStartMinutes` after midnight.
 */
export function endOfDueDay(now: Date, days = 0, dayStartMinutes = 0): Date {
  return within(dayOf(now, dayStartMinutes), days + 1, dayStartMinutes);
}

/** Tells which instants lie before another. Only those near it are parsed, which is what takes time. */
function before(limitMs: number): (iso: string) => boolean {
  const sure = new Date(limitMs - DAY_MS).toISOString().slice(0, 10);
  const over = new Date(limitMs + 2 * DAY_MS).toISOString().slice(0, 10);
  return (iso) => iso < sure || (iso < over && Date.parse(iso) < limitMs);
}

/**
 * Tells which tasks are due on the local day of `now`, which begins `dayStartMinutes` after midnight, or within the
 * `days` after it; cheap enough for thousands of rows.
 */
export function dueWithin(now: Date, days: number, dayStartMinutes = 0): (due: Due) => boolean {
  const isEarlier = dueBy(now, -1, dayStartMinutes);
  const isInTime = dueBy(now, days, dayStartMinutes);
  return (due) => isInTime(due) && !isEarlier(due);
}

/** Tells which tasks are due by the end of the local day `days` after that of `now`; cheap enough for thousands of rows. */
export function dueBy(now: Date, days: number, dayStartMinutes = 0): (due: Due) => boolean {
  const last = addDays(dayAt(now.getTime(), { dayStartMinutes }), days);
  const isInTime = before(endOfDueDay(now, days, dayStartMinutes).getTime());
  return ({ due_date: iso, due_day: day }) => (day ? day <= last : iso !== null && isInTime(iso));
}

/** `isOverdue` of now, in the zone of this device; cheap enough for thousands of rows. */
export function overdueAt(now: Date, dayStartMinutes = 0): (due: Due) => boolean {
  const today = dayAt(now.getTime(), { dayStartMinutes });
  const isOver = before(now.getTime());
  return ({ due_date: iso, due_day: day }) => (day ? day < today : iso !== null && isOver(iso));
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
