import { useEffect, type RefObject } from 'react';
import { useListPort } from '../port/list-context';
import type { RowsView } from '../port/rows-view';
import { useLatest } from '../port/use-latest';
import type { createPlaceDrag } from './place-drag';
import { useTaskPlaces } from './use-task-places';

type PlaceDrag = ReturnType<typeof createPlaceDrag>;

/** Rows that are dragged by the mouse to the sidebar; the code comes when a mouse comes over the list. */
export function usePlaceDrag(view: RowsView, list: RefObject<HTMLElement | null>): void {
  const port = useListPort();
  const places = useTaskPlaces(view, port);
  const latest = useLatest(view);

  useEffect(() => {
    const element = list.current;
    if (!element || port.isTrash) return undefined;
    let drag: PlaceDrag | null = null;
    let isGone = false;
    const nameOf = (id: string) => {
      const { selected } = port.selection.get();
      if (selected.has(id) && selected.size > 1) return `${selected.size} tasks`;
      const task = latest().roots.find((row) => row.id === id);
      return task && !task.completed ? task.title : '';
    };

    function load({ pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return;
      element?.removeEventListener('pointerover', load);
      void import(/* webpackChunkName: "place-drag" */ './place-drag').then(
        (loaded) => {
          if (!isGone) drag = loaded.createPlaceDrag({ ...places, nameOf });
        },
        () => element?.addEventListener('pointerover', load),
      );
    }
    const press = (event: PointerEvent) => drag?.start(event);

    element.addEventListener('pointerover', load);
    element.addEventListener('pointerdown', press);
    return () => {
      isGone = true;
      drag?.cancel();
      element.removeEventListener('pointerover', load);
      element.removeEventListener('pointerdown', press);
    };
  }, [list, port, places, latest]);
}
