import { fillsDay, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { compareTasks, dayOfDue, dueAtTime, dueMs, type Task } from '@plainday/domain-tasks';
import type { LayerItem } from '@plainday/federation-contract';
import type { Ghost } from './repeats.logic';

/** Everything that stands on one day. */
export interface DayAgenda {
  /** Open tasks that are due, by time, high priority first. */
  readonly open: readonly Task[];
  /** Completed tasks, on the day they were due, else on the day they were done. */
  readonly done: readonly Task[];
  readonly repeats: readonly Ghost[];
  readonly tracked: readonly LayerItem[];
  readonly habits: readonly LayerItem[];
  /** Entries of calendars of others, all-day ones first. */
  readonly events: readonly LayerItem[];
}

const NONE: readonly never[] = [];
const EMPTY: DayAgenda = {
  open: NONE,
  done: NONE,
  repeats: NONE,
  tracked: NONE,
  habits: NONE,
  events: NONE,
};
/** What stands on which day. */
type AgendaDays = ReadonlyMap<DayKey, DayAgenda>;

const NO_DAYS: AgendaDays = new Map();
const RANK = { high: 0, medium: 1, low: 2 } as const;

/** By time; those without one after the others of their day. */
function compareDue(a: Task, b: Task, rule: DayRule): number {
  return (
    dueMs(a, rule) - dueMs(b, rule) || RANK[a.priority] - RANK[b.priority] || compareTasks(a, b)
  );
}

/** The day a task stands on; null for one without. */
function dayOf(task: Task, rule: DayRule): DayKey | null {
  const { due_date, completed, deleted_at } = task;
  if (due_date !== null) return dayOfDue(task, rule);
  return completed && deleted_at !== null ? dayOfDue(dueAtTime(deleted_at), rule) : null;
}

/** An entry that fills its day, from its first minute to its last, is shown as the whole of it. */
function asShown(item: LayerItem, rule: DayRule): LayerItem {
  const { start, end, ...whole } = item;
  const isFull = fillsDay(Date.parse(start ?? ''), Date.parse(end ?? ''), item.day, rule);
  return isFull ? whole : item;
}

type Entry = [day: DayKey | null, part: keyof DayAgenda, item: unknown];

function entriesOf(
  { open, done, repeats, tracked, habits, events }: DayAgenda,
  rule: DayRule,
): Entry[] {
  return [
    ...open.map((task): Entry => [dayOf(task, rule), task.completed ? 'done' : 'open', task]),
    ...done.map((task): Entry => [dayOf(task, rule), 'done', task]),
    ...repeats.map((ghost): Entry => [ghost.day, 'repeats', ghost]),
    ...tracked.map((item): Entry => [item.day, 'tracked', item]),
    ...habits.map((item): Entry => [item.day, 'habits', item]),
    ...events.map((item): Entry => [item.day, 'events', asShown(item, rule)]),
  ];
}

type Parts = { -readonly [Part in keyof DayAgenda]: DayAgenda[Part][number][] };

function partsByDay(sources: DayAgenda, rule: DayRule): ReadonlyMap<DayKey, Parts> {
  const days = new Map<DayKey, Parts>();
  for (const [day, part, item] of entriesOf(sources, rule)) {
    if (day === null) continue;
    const known = days.get(day) ?? {
      open: [],
      done: [],
      repeats: [],
      tracked: [],
      habits: [],
      events: [],
    };
    (known[part] as unknown[]).push(item);
    days.set(day, known);
  }
  for (const { open } of days.values()) open.sort((a, b) => compareDue(a, b, rule));
  return days;
}

/**
 * What stands on each day; days with nothing are not in it. One walk over everything (CV9).
 *
 * @param base What stood there before: days to which nothing is added keep their agenda, so that they are not drawn
 *   again.
 */
export function agendaByDay(
  sources: Partial<DayAgenda>,
  rule: DayRule,
  base = NO_DAYS,
): AgendaDays {
  const days = new Map(base);
  for (const [day, added] of partsByDay({ ...EMPTY, ...sources }, rule)) {
    const known = agendaOn(base, day);
    days.set(day, {
      open: [...known.open, ...added.open],
      done: [...known.done, ...added.done],
      repeats: [...known.repeats, ...added.repeats],
      tracked: [...known.tracked, ...added.tracked],
      habits: [...known.habits, ...added.habits],
      events: [...known.events, ...added.events],
    });
  }
  return days;
}

/** What stands on a day: the same empty one for every day without anything. */
export function agendaOn(days: AgendaDays, day: DayKey): DayAgenda {
  return days.get(day) ?? EMPTY;
}

/** Tasks of all kinds on a day. */
export function countTasks({ open, done, repeats }: DayAgenda): number {
  return open.length + done.length + repeats.length;
}

/** Seconds worked in a tracked item; one that does not say has no pauses. */
export function itemSeconds({ start, end, seconds }: LayerItem): number {
  if (seconds !== undefined) return seconds;
  const ms = Date.parse(end ?? '') - Date.parse(start ?? '');
  return ms > 0 ? Math.round(ms / 1000) : 0;
}

/** Seconds tracked on a day. */
export function trackedSeconds({ tracked }: DayAgenda): number {
  return tracked.reduce((sum, item) => sum + itemSeconds(item), 0);
}
