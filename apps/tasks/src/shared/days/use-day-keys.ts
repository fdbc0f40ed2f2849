import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts, type ShortcutHandlers } from '@plainday/ui-patterns';
import type { Task } from '@plainday/domain-tasks';
import type { KeyPlace } from '../task-rows/keys/key-place';
import { selectHandlers } from '../task-rows/keys/select-keys';
import { batchHandlers, taskHandlers } from '../task-rows/keys/task-keys';
import { REPEATING } from '../task-rows/list-shortcuts';
import type { ListPort } from '../task-rows/port/list-context';
import type { RowsView } from '../task-rows/port/rows-view';
import type { RovingFocus } from '../task-rows/window/use-roving-focus';
import { DAY_SHORTCUTS, type DayShortcut } from './day-shortcuts';

interface Options {
  readonly view: RowsView;
  readonly port: ListPort;
  readonly list: RefObject<HTMLElement | null>;
  readonly focus: RovingFocus;
  readonly onAdd: (row: Task | undefined) => void;
  readonly onLift?: (task: Task) => void;
}

/** The keys of Today and Upcoming: those of lists as far as they fit, and their own. */
export function useDayKeys({ view, port, list, focus, onAdd, onLift }: Options): void {
  const { user } = useShell();

  function placeOf({ target }: KeyboardEvent): KeyPlace {
    const row =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task-id]') : null;
    if (!row || !list.current?.contains(row)) return { row: null, onRow: false, task: undefined };
    const task = view.roots.find(({ id }) => id === row.dataset.taskId);
    return { row, onRow: row === target, task };
  }

  function walk(event: KeyboardEvent, by: number): boolean {
    if (event.key.length > 1 && !placeOf(event).onRow) return false;
    const { ids } = view;
    const at = focus.activeId === null ? -1 : ids.indexOf(focus.activeId);
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
    if (next !== undefined) focus.focusRow(next);
    return true;
  }

  const batch = batchHandlers({ port, view, placeOf, list });
  const handlers: Partial<ShortcutHandlers<DayShortcut>> = {
    next: (event) => walk(event, 1),
    previous: (event) => walk(event, -1),
    first: (event) => walk(event, -view.ids.length),
    last: (event) => walk(event, view.ids.length),
    ...taskHandlers({ port, view, placeOf }),
    ...batch,
    ...selectHandlers({ port, view, placeOf, focus }),
    // A button within the row has a use of its own for Space.
    tick: (event) => placeOf(event).onRow && batch.complete(event),
    lift(event) {
      // The key of lists, where nothing is lifted.
      if (!onLift) return batch.tag(event);
      const { task, onRow } = placeOf(event);
      if (!task || !onRow) return false;
      onLift(task);
      return true;
    },
    add(event) {
      onAdd(placeOf(event).task);
    },
  };

  useShortcuts(DAY_SHORTCUTS, handlers as ShortcutHandlers<DayShortcut>, {
    singleKeys: () => readPreferences(user.id).singleKeys,
    repeating: REPEATING,
  });
}
