import type { DayRule } from '@plainday/domain-calendar';
import { buildTree, dueBy, dueMs, type Task, type TaskTree } from '@plainday/domain-tasks';
import { partitionPoint } from '@plainday/shared-utils';
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

/** Open tasks by when they are due, those without a date, then completed ones; what is equal stays as it stands. */
function sortedByDue(tasks: readonly Task[], rule: DayRule): readonly Task[] {
  const dated: { readonly task: Task; readonly time: number }[] = [];
  const undated: Task[] = [];
  const completed: Task[] = [];
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
    if (!Number.isNaN(time)) dated.push({ task, time });
    else (task.completed ? completed : undated).push(task);
  }
  dated.sort((a, b) => a.time - b.time);
  return [...dated.map(({ task }) => task), ...undated, ...completed];
}

const trees = new WeakMap<readonly Task[], { readonly rule: DayRule; readonly tree: TaskTree }>();

/**
 * Rows as a tree, by when they are due. Worked out once for all filters: which rows are found leaves their order.
 *
 * @param rule Another object as soon as days end at another time, because the device is in another zone.
 */
export function treeByDue(rows: readonly Task[], rule: DayRule): TaskTree {
  const known = trees.get(rows);
  if (known?.rule === rule) return known.tree;
  const plain = buildTree(rows, 'hide');
  const tree = { ...plain, roots: sortedByDue(plain.roots, rule) };
  trees.set(rows, { rule, tree });
  return tree;
}

/**
 * Puts tasks that are sorted by their dates into the groups of the drawing; those that hold nothing do not show. Where
 * a group begins is found without looking at each.
 */
export function arrangeByDate(
  sorted: readonly Task[],
  { nowMs, dayStartMinutes }: Clock,
): Arranged {
  const isDue = dueBy(new Date(nowMs), 0, dayStartMinutes);
  function partAt(index: number): number {
    const task = sorted[index];
    if (!task || task.completed) return 3;
    return task.due_date === null ? 2 : isDue(task) ? 0 : 1;
  }
  const starts = LABELS.map((_, part) =>
    partitionPoint(sorted.length, (index) => partAt(index) >= part),
  );
  const groups = LABELS.flatMap((label, part): RowGroup[] => {
    const start = starts[part] ?? 0;
    const count = (starts[part + 1] ?? sorted.length) - start;
    return count === 0 ? [] : [{ key: label, label, note: `${count}`, start }];
  });
  return { roots: sorted, groups };
}
