import type { ShortcutHandlers } from '@plainday/ui-patterns';
import type { Task } from '@plainday/domain-tasks';
import type { ListKeys } from '../task-rows/keys/use-list-keys';
import type { DayShortcut } from './day-shortcuts';

interface DayKeys {
  readonly onAdd: (row: Task | undefined) => void;
  readonly onLift?: ((task: Task) => void) | undefined;
  readonly onFirst?: (() => void) | undefined;
}

/** The keys that Today and Upcoming have beside those of lists. */
export const dayKeys =
  ({ onAdd, onLift, onFirst }: DayKeys) =>
  ({ placeOf, handlers }: ListKeys): Partial<ShortcutHandlers<DayShortcut>> => ({
    ...(onFirst && { first: onFirst }),
    // A button within the row has a use of its own for Space.
    tick: (event) => placeOf(event).onRow && handlers.complete(event),
    lift(event) {
      // The key of lists, where nothing is lifted.
      if (!onLift) return handlers.tag(event);
      const { task, onRow } = placeOf(event);
      if (!task || !onRow) return false;
      onLift(task);
      return true;
    },
    add: (event) => onAdd(placeOf(event).task),
  });
