import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { autoScroll, mouse, RELEASES, REST_MS, touch } from '../dragging/drag-settings';
import { CardAttachment, ZoneAttachment } from './drop-attachment';
import { AT_REST } from './drop-store';
import type { DropZone, Press } from './drop-store';
import type { DropLayerProps } from './drop-zones.types';
import { followPlaces, type PlaceFollower } from '../drop-places/follow-places';
import type { Listeners } from '../sortable/sortable-attachment';
import { callListener } from '../sortable/sortable-listener';

const NO_ZONES: readonly DropZone[] = [];

interface Over {
  readonly active: { readonly id: UniqueIdentifier };
  readonly over: { readonly id: UniqueIdentifier } | null;
}

/** Does the dragging for `DropZones`. Ties itself to the one card that is pressed. */
export function DropLayer({ store, onDrop, renderOverlay, sayOver, places }: DropLayerProps) {
  const { cardId, zoneId } = useSyncExternalStore(store.subscribe, store.state);
  const [press, setPress] = useState<Press | null>(null);
  // Zones come and go with the pages of a calendar: dnd-kit hears of them while a card is pressed.
  const zones = useSyncExternalStore(store.subscribe, () => (press ? store.zones() : NO_ZONES));
  const listeners = useRef<Listeners>(undefined);
  const follower = useRef<PlaceFollower>(null);
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));

  useEffect(() => {
    store.onPress((next) => {
      if (store.state().cardId !== null) return;
      flushSync(() => setPress(next));
      callListener(listeners.current, next.event);
    });
    return () => store.onPress(null);
  }, [store]);

  useEffect(() => {
    if (press === null || cardId !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function letGo() {
      timer = setTimeout(() => {
        if (store.state().cardId === null) setPress(null);
      }, REST_MS);
    }
    RELEASES.forEach((type) => addEventListener(type, letGo));
    return () => {
      RELEASES.forEach((type) => removeEventListener(type, letGo));
      clearTimeout(timer);
    };
  }, [press, cardId, store]);

  function handleOver({ active, over }: Over) {
    store.setState({ cardId: String(active.id), zoneId: over && String(over.id) });
  }

  function handleStart({ active }: Pick<DragEndEvent, 'active'>) {
    const id = String(active.id);
    store.setState({ cardId: id, zoneId: null });
    follower.current = places ? followPlaces(id, places) : null;
  }

  function handleEnd({ active, over }: DragEndEvent) {
    const place = finish();
    if (place !== null) places?.drop(String(active.id), place);
    else if (over) onDrop(String(active.id), String(over.id));
  }

  function finish(): string | null {
    store.setState(AT_REST);
    setPress(null);
    return follower.current?.end() ?? null;
  }

  const announcements = {
    onDragStart: () => undefined,
    onDragOver: ({ active, over }: Over) =>
      over ? sayOver(String(active.id), String(over.id)) : undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => 'Nothing was moved.',
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={autoScroll}
      accessibility={{ announcements, container: document.body }}
      onDragStart={handleStart}
      onDragOver={handleOver}
      onDragEnd={handleEnd}
      onDragCancel={finish}
    >
      {zones.map((zone) => (
        <ZoneAttachment key={zone.id} zone={zone} />
      ))}
      {press && (
        <CardAttachment
          key={press.id}
          press={press}
          onListeners={(next) => {
            listeners.current = next;
          }}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {cardId !== null && renderOverlay(cardId, zoneId)}
      </DragOverlay>
    </DndContext>
  );
}
