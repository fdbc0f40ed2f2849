import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useListPort } from '../port/list-context';

/** How long a finger rests before it selects, and how far it may stray. Milliseconds, CSS pixels. */
const PRESS_MS = 500;
const STRAY_PX = 10;

/** A finger that rests on a row selects it; the tap that ends it does nothing else. */
export function useLongPress(list: RefObject<HTMLElement | null>): void {
  const { selection } = useListPort();

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer = 0;
    let start = { x: 0, y: 0 };
    let pressed = false;

    const stop = () => clearTimeout(timer);

    function handleDown(event: PointerEvent): void {
      stop();
      pressed = false;
      const { target } = event;
      if (event.pointerType !== 'touch' || !(target instanceof Element)) return;
      const id = target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId;
      if (id === undefined || target.closest('textarea,input,.buttons,.handle')) return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        pressed = true;
        selection.change({ kind: 'toggle', id });
      }, PRESS_MS);
    }

    function handleMove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STRAY_PX) stop();
    }

    function handleClick(event: MouseEvent): void {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    element.addEventListener('pointerdown', handleDown);
    element.addEventListener('pointermove', handleMove);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', handleClick, { capture: true });
    return () => {
      stop();
      element.removeEventListener('pointerdown', handleDown);
      element.removeEventListener('pointermove', handleMove);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', handleClick, { capture: true });
    };
  }, [list, selection]);
}
