import type { ListPort } from '../port/list-context';
import type { KeyPlace } from './key-place';
import type { RovingFocus } from '../window/use-roving-focus';
import type { RowsView } from '../port/rows-view';

interface Ports {
  readonly port: ListPort;
  readonly view: RowsView;
  readonly placeOf: (event: KeyboardEvent) => KeyPlace;
  readonly focus: RovingFocus;
}

/** Where the actions for the selected tasks are drawn. */
export const BULK_ID = 'bulk-actions';

/** Keys that select. */
export function selectHandlers({ port: { selection }, view, placeOf, focus }: Ports) {
  const extend = (by: -1 | 1) => (event: KeyboardEvent) => {
    const { task, onRow } = placeOf(event);
    const to = task && onRow ? view.ids[view.ids.indexOf(task.id) + by] : undefined;
    if (!task || !onRow) return false;
    if (to === undefined) return true;
    selection.change({ kind: 'extend', to, from: task.id, ids: view.ids });
    focus.focusRow(to);
    return true;
  };

  return {
    select: (event: KeyboardEvent) => {
      const { task } = placeOf(event);
      if (!task) return false;
      selection.change({ kind: 'toggle', id: task.id });
      return true;
    },
    'select-down': extend(1),
    'select-up': extend(-1),
    'select-all': () => {
      selection.change({ kind: 'all', ids: view.ids });
      return view.ids.length > 0;
    },
    bulk: () => {
      const first = document.getElementById(BULK_ID)?.querySelector('button');
      first?.focus();
      return Boolean(first);
    },
    clear: () => {
      const any = selection.get().selected.size > 0;
      selection.change({ kind: 'clear' });
      return any;
    },
  };
}
