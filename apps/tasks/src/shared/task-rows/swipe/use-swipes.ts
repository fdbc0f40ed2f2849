import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useListPort } from '../port/list-context';
import type { RowsView } from '../port/rows-view';
import { useLatest } from '../port/use-latest';
import type { SwipePort } from './attach-swipes';

/** Swipes, where fingers are: fetched when the first one comes down. */
export function useSwipes(
  view: RowsView,
  list: RefObject<HTMLElement | null>,
  movingId: string | null = null,
): void {
  const port = useListPort();
  const latest = useLatest(view);
  const moving = useLatest(movingId);

  useEffect(() => {
    const element = list.current;
    if (!element || port.isTrash) return undefined;
    let stop = () => undefined as void;
    let isGone = false;
    const taskOf = (id: string) => latest().roots.find((task) => task.id === id);

    function load(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return;
      element?.removeEventListener('pointerdown', load);
      void import(/* webpackChunkName: "swipe" */ './attach-swipes').then(
        ({ attachSwipes }) => {
          if (isGone || !element) return;
          const swipes: SwipePort = {
            canSwipe: (id) => taskOf(id)?.completed === false,
            isBusy: () => moving() !== null,
            act(id, action, row) {
              const task = taskOf(id);
              if (!task) return;
              if (action === 'complete') port.batch.complete([task]);
              else port.pickDate([task], row);
            },
          };
          stop = attachSwipes(element, swipes, event);
        },
        () => element?.addEventListener('pointerdown', load),
      );
    }

    element.addEventListener('pointerdown', load);
    return () => {
      isGone = true;
      stop();
      element.removeEventListener('pointerdown', load);
    };
  }, [list, port, latest, moving]);
}
