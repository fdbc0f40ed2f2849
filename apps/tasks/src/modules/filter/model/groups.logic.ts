import { dayAt } from '@plainday/domain-calendar';
import { endOfDueDay, type Task } from '@plainday/domain-tasks';
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

/** What is due first stands first, in the groups of the drawing; those that hold nothing do not show. */
export function arrangeByDate(tasks: readonly Task[], { nowMs, dayStartMinutes }: Clock): Arranged {
  const today = dayAt(nowMs, { dayStartMinutes });
  const end = endOfDueDay(new Date(nowMs), 0, dayStartMinutes).getTime();
  const items = tasks.map((task) => {
    const { completed, due_date: due, due_day: day } = task;
    const time = due === null ? NaN : Date.parse(due);
    if (completed) return { task, group: 3, time: 0 };
    if (Number.isNaN(time)) return { task, group: 2, time: 0 };
    return { task, group: (day ? day <= today : time < end) ? 0 : 1, time };
  });
  items.sort((a, b) => a.group - b.group || a.time - b.time);
  const groups = LABELS.flatMap((label, group): RowGroup[] => {
    const start = items.findIndex((item) => item.group === group);
    const count = items.filter((item) => item.group === group).length;
    return count === 0 ? [] : [{ key: label, label, note: `${count}`, start }];
  });
  return { roots: items.map(({ task }) => task), groups };
}
