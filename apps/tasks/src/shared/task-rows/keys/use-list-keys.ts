import type { RefObject } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts, type ShortcutHandlers } from '@plainday/ui-patterns';
import { REPEATING, type ListShortcut } from '../list-shortcuts';
import type { KeyPlace } from './key-place';
import type { ListPort } from '../port/list-context';
import { selectHandlers } from './select-keys';
import { batchHandlers, moveHandlers, taskHandlers } from './task-keys';
import type { RovingFocus } from '../window/use-roving-focus';
import type { RowsView } from '../port/rows-view';

/** What keys do in a list; each returns false where it had nothing to do. */
export interface ListKeys {
  readonly placeOf: (event: KeyboardEvent) => KeyPlace;
  readonly handlers: ShortcutHandlers<ListShortcut>;
}

interface Options<Id extends string> {
  readonly view: RowsView;
  readonly port: ListPort;
  readonly list: RefObject<HTMLElement | null>;
  readonly focus: RovingFocus;
  /** What the place obeys: keys of lists, and its own. */
  readonly shortcuts: readonly { readonly id: Id | ListShortcut; readonly shortcut: string }[];
  /** What the place's own keys do, and those of lists that do something else in it. */
  readonly own?: (keys: ListKeys) => Partial<ShortcutHandlers<Id | ListShortcut>>;
}

/** The keys of conventions.md for lists. Keys of the focused row come before those of the page. */
export function useListKeys<Id extends string = never>(options: Options<Id>): void {
  const { view, port, list, focus, shortcuts, own } = options;
  const { user } = useShell();

  function placeOf({ target }: KeyboardEvent): KeyPlace {
    const row =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task-id]') : null;
    if (!row || !list.current?.contains(row)) return { row: null, onRow: false, task: undefined };
    const task = view.roots.find(({ id }) => id === row.dataset.taskId);
    return { row, onRow: row === target, task };
  }

  /** Arrows, Home and End belong to whatever has the focus within a row, and to the page outside of the list. */
  function walk(event: KeyboardEvent, by: number): boolean {
    if (event.key.length > 1 && !placeOf(event).onRow) return false;
    const { ids } = view;
    const at = focus.activeId === null ? -1 : ids.indexOf(focus.activeId);
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
    if (next !== undefined) focus.focusRow(next);
    return true;
  }

  const handlers: ShortcutHandlers<ListShortcut> = {
    next: (event) => walk(event, 1),
    previous: (event) => walk(event, -1),
    first: (event) => walk(event, -view.ids.length),
    last: (event) => walk(event, view.ids.length),
    ...taskHandlers({ port, view, placeOf }),
    ...batchHandlers({ port, view, placeOf, list, focus }),
    ...selectHandlers({ port, view, placeOf, focus }),
    ...moveHandlers({ port, view, placeOf, focus }),
  };

  useShortcuts(
    shortcuts,
    { ...handlers, ...own?.({ placeOf, handlers }) } as ShortcutHandlers<Id | ListShortcut>,
    { singleKeys: () => readPreferences(user.id).singleKeys, repeating: REPEATING },
  );
}
