import { useTasksListQuery } from '@plainday/data-tasks';
import { searchTasks, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import type { TaskView } from '../hooks/page/use-task-view';

/** Rows that a search shows: a task stands there for its subtasks, too. */
const rowsFound = (tasks: readonly Task[], search: string) =>
  new Set(searchTasks(tasks, search).map(({ id, parent_task_id: parent }) => parent ?? id)).size;

/** Where a search finds more than is shown, and the way there with the same words. */
export function FoundElsewhere({ view }: { readonly view: TaskView }) {
  const { navigate } = useShell();
  const { search, listKey, isTrash, filter, rows } = view;
  const hasHits = view.roots.length > 0;
  const { data: live = [] } = useTasksListQuery('everywhere');
  const { data: trash = [] } = useTasksListQuery('trash', { skip: hasHits && !isTrash });
  const here = new Set(rows.map(({ id }) => id));
  const others = live.filter(({ id }) => !here.has(id));
  const elsewhere = listKey === 'everywhere' ? 0 : rowsFound(others, search);
  const discarded = rowsFound(trash, search);
  const filtered = isTrash && filter !== 'all' ? discarded - view.roots.length : 0;

  function showEverywhere() {
    view.setScope('everywhere');
    navigate({ kind: 'all' }, search);
  }

  return (
    <>
      {elsewhere > 0 && (
        <Button variant="ghost" onClick={showEverywhere}>
          {`Show ${plural(elsewhere, 'task')} found in other lists`}
        </Button>
      )}
      {filtered > 0 && (
        <Button variant="ghost" onClick={() => view.setFilter('all')}>
          {`Show ${plural(filtered, 'task')} found in the rest of the trash`}
        </Button>
      )}
      {!isTrash && discarded > 0 && (
        <Button variant="ghost" onClick={() => navigate({ kind: 'trash' }, search)}>
          {`Show ${plural(discarded, 'task')} found in the trash`}
        </Button>
      )}
    </>
  );
}
