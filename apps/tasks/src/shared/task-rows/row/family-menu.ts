import type { Task } from '@plainday/domain-tasks';
import { plural, quoted } from '@plainday/shared-utils';
import type { MenuEntry } from '@plainday/ui-components';
import { CornerDownRight, CornerLeftUp } from 'lucide';
import { keyLabel } from '../keys/key-label';
import type { ListPort } from '../port/list-context';

/** Subtasks become tasks, tasks without subtasks those of the task above them. */
export function familyEntries(
  tasks: readonly Task[],
  { batch, unfold }: Pick<ListPort, 'batch' | 'unfold'>,
): MenuEntry[] {
  const [first] = tasks;
  if (!first) return [];
  const isOne = tasks.length === 1;
  const nesting = batch.nestingOf(tasks);
  const entries: MenuEntry[] = [];
  if (nesting) {
    const { tasks: fit, under } = nesting;
    const subject = isOne ? 'it a subtask' : `${plural(fit.length, 'task')} subtasks`;
    entries.push({
      label: `Make ${subject} of ${quoted(under.title)}`,
      icon: CornerDownRight,
      shortcut: keyLabel('in', first.user_id),
      onSelect() {
        batch.nest(nesting);
        unfold(under.id);
      },
    });
  }
  if (tasks.some(({ parent_task_id: parent }) => parent !== null)) {
    entries.push({
      label: isOne ? 'Make it a task' : 'Make subtasks tasks',
      icon: CornerLeftUp,
      shortcut: keyLabel('out', first.user_id),
      onSelect: () => batch.unnest(tasks),
    });
  }
  return entries;
}
