import { memo, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragCancelEvent, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { autoScroll, mouse, RELEASES, REST_MS, touch } from '../dragging/drag-settings';
import { SortableAttachments } from './sortable-attachment';
import type { Listeners } from './sortable-attachment';
import { announcementsFor } from './sortable-announcements';
import type { SortableLayerProps } from './sortable-list.types';
import { keepFocusOnHandle } from './sortable-focus';
import { flyHome } from './fly-home';
import { holdKeys } from './hold-keys';
import { callListener } from './sortable-listener';
import { staysInside } from './sortable-modifier';
import { followPlaces, type PlaceFollower } from '../drop-places/follow-places';

export { createSortableStore } from './sortable-store';

const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };

/** Dragged so far to a side, a row leaves its column. CSS pixels. */
const ASIDE_PX = 40;

function pointerX(event: Event): number {
  const point = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return point?.clientX ?? 0;
}

/** Does the moving for a `SortableList`. Ties itself to the rows only while something is being moved. */
export function SortableLayer(props: SortableLayerProps) {
  const isMoving = useSyncExternalStore(props.store.subscribe, props.store.activeId) !== null;
  // Nothing of it is seen while nothing is moved: a list that changes is painted first.
  const late = useDeferredValue(props);
  return <Layer {...(isMoving ? props : late)} />;
}

const Layer = memo(function Layer({
  store,
  ids,
  onMove,
  renderOverlay,
  labelOf,
  places,
  sideways,
}: SortableLayerProps) {
  const activeId = useSyncExternalStore(store.subscribe, store.activeId);
  const [armed, setArmed] = useState(false);
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const listeners = useRef(new Map<string, Listeners>());
  const pressed = useRef(false);
  const follower = useRef<PlaceFollower>(null);
  const way = useRef({ index: -1, isSideways: false });
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  useEffect(() => {
    store.setStarter((id, event) => {
      if (store.activeId() !== null) return;
      if (event instanceof KeyboardEvent && event.code !== 'Space' && event.code !== 'Enter')
        return;
      pressed.current = true;
      flushSync(() => setArmed(true));
      callListener(listeners.current.get(id), event);
      if (event instanceof KeyboardEvent) holdKeys();
    });
    return () => store.setStarter(null);
  }, [store]);

  useEffect(() => {
    if (!armed || activeId !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function letGo() {
      pressed.current = false;
      timer = setTimeout(() => setArmed(store.activeId() !== null), REST_MS);
    }
    if (pressed.current) {
      RELEASES.forEach((type) => addEventListener(type, letGo));
    } else {
      letGo();
    }
    return () => {
      RELEASES.forEach((type) => removeEventListener(type, letGo));
      clearTimeout(timer);
    };
  }, [armed, activeId, store]);

  function handleStart({ active, activatorEvent }: DragStartEvent) {
    const id = String(active.id);
    store.setActiveId(id);
    way.current = { index: ids.indexOf(id), isSideways: false };
    if (!(places ?? sideways) || activatorEvent instanceof KeyboardEvent) return;
    const from = pointerX(activatorEvent);
    follower.current = followPlaces(id, places, ({ clientX }) => {
      const isAside = sideways && (clientX - from) * sideways.towards >= ASIDE_PX;
      const { index } = way.current;
      const said = isAside ? sideways.say(id, index) : '';
      way.current.isSideways = said !== '';
      return isAside && said === '' ? (sideways.why?.(id, index) ?? '') : said;
    });
  }

  function handleOver({ over }: DragOverEvent) {
    if (over) way.current.index = ids.indexOf(String(over.id));
  }

  function finish({ active, activatorEvent }: DragCancelEvent): string | null {
    const top = active.rect.current.translated?.top;
    pressed.current = false;
    store.setActiveId(null);
    if (activatorEvent instanceof KeyboardEvent) keepFocusOnHandle(store, String(active.id));
    const place = follower.current?.end() ?? null;
    follower.current = null;
    if (!still && place === null && top !== undefined) flyHome(store, String(active.id), top);
    return place;
  }

  function handleEnd(event: DragEndEvent) {
    const { active, over } = event;
    const place = finish(event);
    if (place !== null) return places?.drop(String(active.id), place);
    const { index, isSideways } = way.current;
    if (isSideways) return sideways?.drop(String(active.id), index);
    const newIndex = over ? ids.indexOf(String(over.id)) : -1;
    if (newIndex >= 0 && over?.id !== active.id) onMove(String(active.id), newIndex);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={measuring}
      autoScroll={autoScroll}
      modifiers={[staysInside]}
      accessibility={{
        announcements: announcementsFor(ids, labelOf),
        // Beside the page: a status inside of it would be read under an open dialog.
        container: document.body,
      }}
      onDragStart={handleStart}
      onDragOver={handleOver}
      onDragEnd={handleEnd}
      onDragCancel={finish}
    >
      <SortableContext items={ids as string[]} strategy={verticalListSortingStrategy}>
        {armed && (
          <SortableAttachments
            store={store}
            still={still}
            onListeners={(id, next) => listeners.current.set(id, next)}
          />
        )}
      </SortableContext>
      <DragOverlay dropAnimation={null}>{activeId !== null && renderOverlay(activeId)}</DragOverlay>
    </DndContext>
  );
});
