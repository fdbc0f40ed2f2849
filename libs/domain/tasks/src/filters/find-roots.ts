import type { Task } from '../model/task.schema';
import type { TaskTree } from '../order/tree.logic';
import { tagsIn } from './edit-filter';
import type { Filter } from './filter.schema';

/**
 * The tasks that stand in the view of a filter: those that fit, and those that stand there for a subtask that has the
 * tag itself.
 */
export function findRoots(
  { roots, childrenOf }: TaskTree,
  filter: Filter,
  fits: (task: Task) => boolean,
): readonly Task[] {
  const parents = new Set<string>();
  if (tagsIn(filter).length > 0)
    for (const [id, children] of childrenOf) if (children.some(fits)) parents.add(id);
  return roots.filter((task) => fits(task) || parents.has(task.id));
}
