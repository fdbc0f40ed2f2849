import { weekdayOf, type DayKey, type DayRule } from '@plainday/domain-calendar';
import { dayOfDue, formatDuration, type Task } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import type { DayNote } from '@plainday/ui-patterns/day-month';

type Fill = NonNullable<DayNote['fill']>;

/** A third of a day is a little, two are half. */
function byMinutes(minutes: number, capacity: number): Fill {
  if (minutes * 3 <= capacity) return 1;
  return minutes * 3 <= capacity * 2 ? 2 : 3;
}

const byCount = (count: number): Fill => (count < 2 ? 1 : count < 4 ? 2 : 3);

/**
 * How full days are: by their minutes, where any task has a duration, else by the number of tasks. Further dates of a
 * repetition are marked as well.
 */
export function dayNotes(
  tasks: readonly Task[],
  capacity: readonly number[],
  rule: DayRule,
  further: readonly DayKey[],
): ReadonlyMap<DayKey, DayNote> {
  const days = new Map<DayKey, { count: number; minutes: number }>();
  for (const task of tasks) {
    const day = dayOfDue(task, rule);
    if (day === null) continue;
    const { count, minutes } = days.get(day) ?? { count: 0, minutes: 0 };
    days.set(day, { count: count + 1, minutes: minutes + (task.duration ?? 0) });
  }
  const isTimed = [...days.values()].some(({ minutes }) => minutes > 0);
  const notes = new Map<DayKey, DayNote>(further.map((day) => [day, { isFurther: true }]));
  for (const [day, { count, minutes }] of days) {
    const fill = isTimed ? byMinutes(minutes, capacity[weekdayOf(day) - 1] ?? 0) : byCount(count);
    const said = [plural(count, 'task'), minutes > 0 && formatDuration(minutes)];
    notes.set(day, { ...notes.get(day), fill, said: said.filter(Boolean).join(', ') });
  }
  return notes;
}
