/** Shortcuts of the due date (spec §2). */
export type DueShortcut = 'today' | 'tomorrow' | 'next-week';

/** Labels of the shortcuts, in order (spec §2). */
export const DUE_SHORTCUTS: readonly { readonly id: DueShortcut; readonly label: string }[] = [
  { id: 'today', label: 'Today' },
  { id: 'tomorrow', label: 'Tomorrow' },
  { id: 'next-week', label: 'Next Week' },
];

const DAY_MS = 86_400_000;
const DAYS: Record<DueShortcut, number> = { today: 0, tomorrow: 1, 'next-week': 7 };

/** A time of day. */
export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
}

/** The time a shortcut sets unless the person prefers another (decisions 28). */
export const DEFAULT_DUE_TIME: TimeOfDay = { hours: 17, minutes: 0 };

/**
 * The instant a shortcut stands for, in local time. An existing due date keeps its time of day; otherwise the
 * preferred time is taken. A time that is already past today becomes 23:59, so that nothing is born overdue (decisions 28).
 */
export function dueFromShortcut(
  shortcut: DueShortcut,
  now: Date,
  existing: Date | null = null,
  preferred: TimeOfDay = DEFAULT_DUE_TIME,
): Date {
  const hours = existing ? existing.getHours() : preferred.hours;
  const minutes = existing ? existing.getMinutes() : preferred.minutes;
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const due = new Date(year, month, day + DAYS[shortcut], hours, minutes);
  return due <= now ? new Date(year, month, day, 23, 59) : due;
}

/** True once an open task's due instant has passed. */
export function isOverdue(dueDate: string | null, nowMs: number): boolean {
  return dueDate !== null && Date.parse(dueDate) < nowMs;
}

/** Tells which instants fall on the local day of `now`; cheap enough for thousands of rows. */
export function sameDayAs(now: Date): (dueDate: string | null) => boolean {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const end = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
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
