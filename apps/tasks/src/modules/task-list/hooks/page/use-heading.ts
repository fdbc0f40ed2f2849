import { usePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { foundText, summaryOf, trashSummary } from '../../model/summary.logic';
import { orderText } from '../../../../shared/task-rows/order/list-order';
import type { TaskView } from './use-task-view';

function titleOf({ isTrash, filter, selection, project }: TaskView): string {
  if (isTrash) return filter === 'completed' ? 'Completed' : 'Trash';
  return selection.kind === 'project' ? (project?.title ?? 'Project') : 'All Tasks';
}

/** The title of the list, the line beside it, and what a search found. */
export function useHeading(view: TaskView) {
  const { dayStartMinutes } = usePreferences(useShell().user.id);
  const now = useNow('hour');
  const { isTrash, isSearching, roots, rows, order, status } = view;
  const title = titleOf(view);
  if (status !== 'ready') return { title, summary: '', found: '' };

  const trashed = () => {
    const completed = roots.filter((task) => task.completed).length;
    return trashSummary(completed, roots.length - completed);
  };
  return {
    title,
    summary: isTrash
      ? trashed()
      : [summaryOf(rows, new Date(now), dayStartMinutes), orderText(order)]
          .filter(Boolean)
          .join(' · '),
    found: isSearching ? foundText(roots.length) : '',
  };
}
