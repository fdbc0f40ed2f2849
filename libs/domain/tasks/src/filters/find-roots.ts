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
  const looksBelow = tagsIn(filter).length > 0;
  const belowFits = ({ id }: Task) => looksBelow && childrenOf.get(id)?.some(fits);
  return roots.filter((task) => fits(task) || belowFits(task));
}
