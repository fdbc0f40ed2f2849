import { dayAt, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { dueMs, type Due, type Task } from '@plainday/domain-tasks';
import type { occurrencesWithin } from '@plainday/domain-tasks/recurrence';
import { instantOf, type Day } from '../../../shared/days/days.logic';

/** A date on which a repeating task is to come again: computed, never stored. */
export interface Ghost {
  readonly id: string;
  readonly task: Task;
  readonly due: Due;
}

export type GhostsByDay = ReadonlyMap<DayKey, readonly Ghost[]>;

export const NO_GHOSTS: GhostsByDay = new Map();

/** The dates within these days on which repeating tasks come again, by day and time; `within` computes them. */
export function ghostsOf(
  tasks: readonly Task[],
  days: readonly Day[],
  dayStartMinutes: number,
  within: typeof occurrencesWithin,
): GhostsByDay {
  const span = { fromMs: days[0]?.start ?? 0, toMs: days.at(-1)?.end ?? 0 };
  const found = tasks
    .filter(({ repeat_pattern, completed }) => repeat_pattern !== null && !completed)
    .flatMap((task) =>
      within(task, span, { dayStartMinutes, anchorDay: task.repeat_anchor_day }).map((iso) => {
        const ms = Date.parse(iso);
        const day = dayAt(ms, { dayStartMinutes });
        const due = { due_date: iso, due_day: task.due_day && day };
        return { ms, day, ghost: { id: `${task.id}@${iso}`, task, due } };
      }),
    )
    .sort((a, b) => a.ms - b.ms);
  const byDay = new Map<DayKey, Ghost[]>();
  for (const { day, ghost } of found) byDay.set(day, [...(byDay.get(day) ?? []), ghost]);
  return byDay;
}

/** Where they stand among the tasks of their day, by time: those in front of each task by its index, the rest after the last. */
export function ghostsBefore(
  tasks: readonly Task[],
  ghosts: readonly Ghost[],
  rule: DayRule,
): readonly (readonly Ghost[])[] {
  const places: Ghost[][] = Array.from({ length: tasks.length + 1 }, () => []);
  for (const ghost of ghosts) {
    const ms = dueMs(ghost.due, rule);
    const index = tasks.findIndex((task) => instantOf(task, rule) > ms);
    places[index < 0 ? tasks.length : index]?.push(ghost);
  }
  return places;
}
