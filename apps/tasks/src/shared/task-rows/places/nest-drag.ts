import type { SidewaysDrop } from '@plainday/ui-patterns/sortable-list';
import { plural, quoted } from '@plainday/shared-utils';
import type { ListPort } from '../port/list-context';
import type { RowsView } from '../port/rows-view';

/** A row that is dragged to the right goes below the one it hangs under, with all that are selected beside it. */
export function nestDrag(view: RowsView, { batch, selection, unfold }: ListPort): SidewaysDrop {
  function nestingAt(id: string, index: number) {
    const { selected } = selection.get();
    const isMoving = (row: { readonly id: string }) =>
      selected.has(id) ? selected.has(row.id) : row.id === id;
    const above = view.roots.filter((row) => row.id !== id)[index - 1];
    if (!above || isMoving(above)) return null;
    return batch.nestingOf(view.roots.filter(isMoving), above);
  }
  return {
    towards: 1,
    say(id, index) {
      const nesting = nestingAt(id, index);
      if (!nesting) return '';
      const { tasks, under } = nesting;
      const subject = tasks.length === 1 ? 'Subtask' : plural(tasks.length, 'subtask');
      return `${subject} of ${quoted(under.title)}`;
    },
    drop(id, index) {
      const nesting = nestingAt(id, index);
      if (!nesting) return;
      batch.nest(nesting);
      unfold(nesting.under.id);
    },
  };
}
