import { dayAt, type DayRule } from '@plainday/domain-calendar';
import { dayOfDue, type Task } from '@plainday/domain-tasks';
import type { DayRange, Fact, LayerItem } from '@plainday/federation-contract';
import { listOfTask } from '../../../shared/list-of-task';

const isWithin = (day: string, { from, to }: DayRange) => day >= from && day <= to;

/** Tasks that are due in a range of days, as items of a calendar. */
export function dueItems(
  tasks: readonly Task[],
  range: DayRange,
  rule: DayRule,
): readonly LayerItem[] {
  return tasks.flatMap((task) => {
    const day = task.completed ? null : dayOfDue(task, rule);
    if (day === null || !isWithin(day, range)) return [];
    const { id, title, due_date, due_day } = task;
    const start = due_day === null ? due_date : null;
    return [{ id, day, title, ...(start && { start }), to: { ...listOfTask(task), taskId: id } }];
  });
}

/** How many tasks of the top level were completed on each day of a range that has some. */
export function doneByDay(trash: readonly Task[], range: DayRange, rule: DayRule): readonly Fact[] {
  const counts = new Map<string, number>();
  for (const { completed, deleted_at, parent_task_id } of trash) {
    if (!completed || deleted_at === null || parent_task_id !== null) continue;
    const day = dayAt(Date.parse(deleted_at), rule);
    if (isWithin(day, range)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].sort().map(([day, value]) => ({ day, value }));
}
