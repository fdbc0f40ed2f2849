import type { SidewaysDrop } from '@plainday/ui-patterns/sortable-list';
import { plural, quoted } from '@plainday/shared-utils';
import type { ListPort } from '../port/list-context';
import { whyNoNesting } from '../port/nesting.logic';
import type { RowsView } from '../port/rows-view';

/** A row that is dragged to the right goes below the one it hangs under, with all that are selected beside it. */
export function nestDrag(view: RowsView, { batch, selection, unfold }: ListPort): SidewaysDrop {
  /** What is dragged, and the row that it would hang under. */
  function dragged(id: string, index: number) {
    const { selected } = selection.get();
    const isMoving = (row: { readonly id: string }) =>
      selected.has(id) ? selected.has(row.id) : row.id === id;
    const before = view.roots.filter((row) => row.id !== id).slice(0, Math.max(0, index));
    const above = before.filter((row) => !isMoving(row)).at(-1) ?? null;
    return { tasks: view.roots.filter(isMoving), above };
  }
  function nestingAt(id: string, index: number) {
    const { tasks, above } = dragged(id, index);
    return above && batch.nestingOf(tasks, above);
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
    why(id, index) {
      const { tasks, above } = dragged(id, index);
      return whyNoNesting(view, tasks, above);
    },
    drop(id, index) {
      const nesting = nestingAt(id, index);
      if (!nesting) return;
      batch.nest(nesting);
      unfold(nesting.under.id);
    },
  };
}
