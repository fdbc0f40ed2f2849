import { useTasksListQuery } from '@plainday/data-tasks';
import { tagUses, type Task, type TagUse } from '@plainday/domain-tasks';

const NO_TASKS: readonly Task[] = [];
const counted = new WeakMap<readonly Task[], readonly TagUse[]>();

function usesIn(rows: readonly Task[]): readonly TagUse[] {
  const known = counted.get(rows) ?? tagUses(rows.filter((task) => !task.completed));
  counted.set(rows, known);
  return known;
}

/**
 * Every tag of open tasks with how many carry it, the most used first; counted once per list.
 * Null until it is known which there are: before that every word would look new.
 */
export function useTagUses(): readonly TagUse[] | null {
  const { data, isError } = useTasksListQuery('everywhere');
  const rows = data ?? (isError ? NO_TASKS : null);
  return rows && usesIn(rows);
}
