import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import type { SortableStore } from './sortable-store';

export interface SortableScope {
  readonly store: SortableStore;
  /** Id of the text that explains the keys. */
  readonly hintId: string;
  readonly disabled: boolean;
}

/** The list around a row. */
export const SortableContext = createContext<SortableScope | null>(null);

/** What a row and its handle take over. */
export interface SortableRowBinding {
  /** For the element that moves. Its `transform`, `transition` and `opacity` belong to the list. */
  readonly rowRef: (node: HTMLElement | null) => void;
  /** For the same element: a long press anywhere in it picks it up on a touch screen. */
  readonly rowProps: { readonly onTouchStart?: (event: TouchEvent) => void };
  /** For the button that is dragged with a mouse and pressed on the keyboard. */
  readonly handleRef: (node: HTMLElement | null) => void;
  readonly handleProps: {
    readonly onMouseDown?: (event: MouseEvent) => void;
    readonly onKeyDown?: (event: KeyboardEvent) => void;
    readonly 'aria-describedby'?: string;
    readonly 'aria-roledescription'?: string;
  };
}

const TYPING = 'input,textarea,select,[contenteditable]';

/** Makes a row of a `SortableList` movable. `disabled` rows keep their place. */
export function useSortableRow(
  id: string,
  { disabled = false }: { readonly disabled?: boolean } = {},
): SortableRowBinding {
  const scope = useContext(SortableContext);
  const store = scope?.store;
  const rowRef = useCallback((node: HTMLElement | null) => store?.setNode(id, node), [store, id]);
  const handleRef = useCallback(
    (node: HTMLElement | null) => store?.setHandle(id, node),
    [store, id],
  );
  if (!scope || scope.disabled || disabled) {
    return { rowRef, rowProps: {}, handleRef, handleProps: {} };
  }
  const { hintId } = scope;
  return {
    rowRef,
    rowProps: {
      onTouchStart(event) {
        if (event.target instanceof Element && event.target.closest(TYPING)) return;
        store?.start(id, event.nativeEvent);
      },
    },
    handleRef,
    handleProps: {
      onMouseDown: (event) => store?.start(id, event.nativeEvent),
      onKeyDown: (event) => store?.start(id, event.nativeEvent),
      'aria-describedby': hintId,
      'aria-roledescription': 'sortable',
    },
  };
}

const neverChanges = () => () => undefined;

/** Id of the row that is being moved, else null. A windowed list must keep that row in the document. */
export function useSortableActiveId(): string | null {
  const store = useContext(SortableContext)?.store;
  return useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    () => store?.activeId() ?? null,
    () => null,
  );
}
