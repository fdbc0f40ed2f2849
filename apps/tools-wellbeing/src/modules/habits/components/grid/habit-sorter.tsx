import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { createSortableStore, SortableLayer } from '@plainday/ui-patterns/sortable-layer';
import type { Habit } from '../../model/habit.schema';
import { HabitShape } from './habit-shape';

const Lifted = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 100%;
  padding: 0 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  font: 500 var(--type-item);
`;

export interface HabitSorterProps {
  /** The grid whose rows carry `data-row-id`. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly own: readonly Habit[];
  readonly onMove: (id: string, by: number) => void;
}

/** Moves habits by the grip before their names, or by a finger that rests on a name. Fetched when somebody is near. */
export function HabitSorter({ frame, own, onMove }: HabitSorterProps) {
  const [store] = useState(createSortableStore);
  const ids = own.map(({ id }) => id);
  const named = (id: string) => own.find((habit) => habit.id === id);

  useEffect(() => {
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
    for (const row of rows) store.setNode(row.dataset.rowId ?? '', row);
    return () => rows.forEach((row) => store.setNode(row.dataset.rowId ?? '', null));
  }, [frame, store, own]);

  useEffect(() => {
    const place = frame.current;
    if (!place) return undefined;

    function start(event: MouseEvent | TouchEvent, from: string): void {
      if (!(event.target instanceof Element) || !event.target.closest(from)) return;
      const row = event.target.closest<HTMLElement>('[data-row-id]');
      if (row?.dataset.rowId) store.start(row.dataset.rowId, event);
    }
    const handleMouse = (event: MouseEvent) => event.button === 0 && start(event, '[data-grip]');
    const handleTouch = (event: TouchEvent) => start(event, 'th');
    // A finger that rests lifts the row; it asks for no menu, and letting go opens nothing.
    function handleMenu(event: Event): void {
      if (store.activeId() !== null) event.preventDefault();
    }
    place.addEventListener('mousedown', handleMouse);
    place.addEventListener('touchstart', handleTouch, { passive: true });
    place.addEventListener('contextmenu', handleMenu);
    return () => {
      place.removeEventListener('mousedown', handleMouse);
      place.removeEventListener('touchstart', handleTouch);
      place.removeEventListener('contextmenu', handleMenu);
    };
  }, [frame, store]);

  return (
    <SortableLayer
      store={store}
      ids={ids}
      onMove={(id, index) => onMove(id, index - ids.indexOf(id))}
      labelOf={(id) => named(id)?.title ?? 'Habit'}
      renderOverlay={(id) => (
        <Lifted>
          <HabitShape color={named(id)?.color ?? ''} size={14} />
          <bdi>{named(id)?.title}</bdi>
        </Lifted>
      )}
    />
  );
}
