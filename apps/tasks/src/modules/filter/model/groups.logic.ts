import type { DayRule } from '@plainday/domain-calendar';
import { dueBy, dueMs, type Task } from '@plainday/domain-tasks';
import type { RowGroup } from '../../../shared/task-rows/port/rows-view';

interface Clock {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Minutes after midnight at which a new day begins. */
  readonly dayStartMinutes: number;
}

interface Arranged {
  readonly roots: readonly Task[];
  readonly groups: readonly RowGroup[];
}

const LABELS = ['Today and earlier', 'Later', 'No date', 'Completed'];

/** Open tasks by when they are due, then the others; what is due at one time stays as it stands. */
export function sortedByDue(tasks: readonly Task[], rule: DayRule): readonly Task[] {
  const dated: { readonly task: Task; readonly time: number }[] = [];
  const others: Task[] = [];
  // When a day ends takes time to say, and many tasks share one.
  const ends = new Map<string, number>();
  function timeOf(task: Task): number {
    const { due_day: day } = task;
    if (day === null) return dueMs(task, rule);
    const end = ends.get(day) ?? dueMs(task, rule);
    ends.set(day, end);
    return end;
  }
  for (const task of tasks) {
    const time = task.completed ? NaN : timeOf(task);
    if (Number.isNaN(time)) others.push(task);
    else dated.push({ task, time });
  }
  dated.sort((a, b) => a.time - b.time);
  return [...dated.map(({ task }) => task), ...others];
}

/** Puts tasks that are sorted by their dates into the groups of the drawing; those that hold nothing do not show. */
export function arrangeByDate(
  sorted: readonly Task[],
  { nowMs, dayStartMinutes }: Clock,
): Arranged {
  const isDue = dueBy(new Date(nowMs), 0, dayStartMinutes);
  const parts: readonly Task[][] = LABELS.map(() => []);
  for (const task of sorted) {
    const part = task.completed ? 3 : task.due_date === null ? 2 : isDue(task) ? 0 : 1;
    parts[part]?.push(task);
  }
  let start = 0;
  const groups = LABELS.flatMap((label, part): RowGroup[] => {
    const count = parts[part]?.length ?? 0;
    const group = { key: label, label, note: `${count}`, start };
    start += count;
    return count === 0 ? [] : [group];
  });
  return { roots: parts.flat(), groups };
}
