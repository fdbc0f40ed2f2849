import { dueAtTime, formatDue, type Task } from '@plainday/domain-tasks';
import { MINUTE_MS } from '@plainday/shared-utils';
import type { BookEntry, ReminderBook } from './reminders.schema';

/** How long a snooze lasts (areas 26). */
const SNOOZE_MINUTES = 15;
/** Older ones are no news any more: the list is quiet about them. */
export const NEWS_MS = 3 * 24 * 60 * MINUTE_MS;
/** Shown later than this, a reminder says when it was: the device slept. */
const LATE_MS = 2 * MINUTE_MS;
/** How long the book remembers, longer than anything is news. */
const MEMORY_MS = 4 * NEWS_MS;

type Reminding = Pick<Task, 'id' | 'reminder_time' | 'due_date'>;

function reminderMs(task: Reminding): number {
  return task.reminder_time === null ? NaN : Date.parse(task.reminder_time);
}

function entryOf(book: ReminderBook, task: Reminding): BookEntry | undefined {
  const entry = book[task.id];
  return entry?.of === reminderMs(task) ? entry : undefined;
}

/** When a task reminds: at its reminder, or when it was snoozed to on this device. */
export function timeOf(book: ReminderBook, task: Reminding): number {
  return entryOf(book, task)?.until ?? reminderMs(task);
}

/** `From Nov 24, 09:05` of a reminder that is shown late; else empty. */
export function lateness(book: ReminderBook, task: Reminding, now: number): string {
  const time = timeOf(book, task);
  if (!(now - time >= LATE_MS)) return '';
  return `From ${formatDue(dueAtTime(new Date(time).toISOString()), now)}`;
}

/** Reminders whose time has come and that nobody has answered, newest first. */
export function waiting<T extends Reminding>(
  tasks: readonly T[],
  book: ReminderBook,
  now: number,
): readonly T[] {
  return tasks
    .filter((task) => {
      const time = timeOf(book, task);
      return time <= now && time > now - NEWS_MS && entryOf(book, task)?.answered !== time;
    })
    .sort((a, b) => timeOf(book, b) - timeOf(book, a));
}

/** A reminder that was put off. */
export interface Snoozed<T> {
  readonly task: T;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Reminders that were put off on this device, the next one first. */
export function snoozed<T extends Reminding>(
  tasks: readonly T[],
  book: ReminderBook,
  now: number,
): readonly Snoozed<T>[] {
  return tasks
    .map((task) => ({ task, until: entryOf(book, task)?.until ?? 0 }))
    .filter(({ until }) => until > now)
    .sort((a, b) => a.until - b.until);
}

/** Those of them that came while the app was open and were shown nowhere yet. */
export function toShow<T extends Reminding>(
  tasks: readonly T[],
  book: ReminderBook,
  now: number,
  openedAt: number,
): readonly T[] {
  return waiting(tasks, book, now).filter((task) => {
    const time = timeOf(book, task);
    return time > openedAt && entryOf(book, task)?.shown !== time;
  });
}

/** When the next reminder is due; null when there is none to wait for. */
export function nextTime(
  tasks: readonly Reminding[],
  book: ReminderBook,
  now: number,
): number | null {
  const times = tasks.map((task) => timeOf(book, task)).filter((time) => time > now);
  return times.length === 0 ? null : Math.min(...times);
}

function written(book: ReminderBook, id: string, entry: BookEntry, now: number): ReminderBook {
  const recent = Object.entries(book).filter(
    ([, { of, until }]) => Math.max(of, until ?? 0) > now - MEMORY_MS,
  );
  return { ...Object.fromEntries(recent), [id]: entry };
}

/** Shown at its time; the same book when it was already. */
export function withShown(book: ReminderBook, task: Reminding, now: number): ReminderBook {
  const time = timeOf(book, task);
  const entry = entryOf(book, task);
  if (entry?.shown === time) return book;
  return written(book, task.id, { ...entry, of: reminderMs(task), shown: time }, now);
}

/** Answered for its time. */
export function withAnswered(book: ReminderBook, task: Reminding, now: number): ReminderBook {
  const time = timeOf(book, task);
  return written(
    book,
    task.id,
    { ...entryOf(book, task), of: reminderMs(task), answered: time },
    now,
  );
}

/** What a snooze does. */
export type Snooze =
  | { readonly kind: 'moved'; readonly reminderTime: string }
  | { readonly kind: 'local'; readonly until: number };

/**
 * Fifteen minutes from now as the task's reminder; past the due date the task may have none (spec §5), so that this
 * device alone remembers.
 */
export function snoozeOf(task: Reminding, now: number): Snooze {
  const until = now + SNOOZE_MINUTES * MINUTE_MS;
  const due = task.due_date === null ? NaN : Date.parse(task.due_date);
  return until <= due
    ? { kind: 'moved', reminderTime: new Date(until).toISOString() }
    : { kind: 'local', until };
}

/** Snoozed on this device. */
export function withSnoozed(
  book: ReminderBook,
  task: Reminding,
  until: number,
  now: number,
): ReminderBook {
  return written(book, task.id, { of: reminderMs(task), until }, now);
}
