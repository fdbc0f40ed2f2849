import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { MouseEvent, TouchEvent } from 'react';
import { AT_REST } from './drop-store';
import type { DropStore } from './drop-store';

/** The board around zones and cards. */
export const DropContext = createContext<DropStore | null>(null);

const OWN_PRESS =
  'input,textarea,select,button:not([data-grip]),a,[contenteditable],[role="menuitem"]';

function pressed(store: DropStore | null, event: MouseEvent | TouchEvent): void {
  if (!(event.target instanceof Element) || event.target.closest(OWN_PRESS)) return;
  const node = event.target.closest<HTMLElement>('[data-drag-id]');
  const id = node?.dataset.dragId;
  if (node && id) store?.press({ id, node, event: event.nativeEvent });
}

/** For an element around cards: whatever carries `data-drag-id` inside it can be dragged, except by its own buttons. */
export function useDragSource() {
  const store = useContext(DropContext);
  return {
    onMouseDown: (event: MouseEvent) => pressed(store, event),
    onTouchStart: (event: TouchEvent) => pressed(store, event),
  };
}

/** Makes an element a place to drop on. `cardId` is what hangs over it now, else null. */
export function useDropZone(id: string) {
  const store = useContext(DropContext);
  const zoneRef = useCallback((node: HTMLElement | null) => store?.setZone(id, node), [store, id]);
  const cardId = useSyncExternalStore(store?.subscribe ?? neverChanges, () => {
    const state = store?.state() ?? AT_REST;
    return state.zoneId === id ? state.cardId : null;
  });
  return { zoneRef, cardId };
}

/** What is being dragged and where it hangs: for what shows the consequence elsewhere than in the zone. */
export function useDropState() {
  const store = useContext(DropContext);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.state() ?? AT_REST);
}

const neverChanges = () => () => undefined;
