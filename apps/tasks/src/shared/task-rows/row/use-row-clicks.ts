import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { useListPort } from '../port/list-context';

/** The menu that a right click opens: whose, and where. */
export interface RowMenuPlace {
  readonly task: Task;
  readonly row: HTMLElement;
  readonly point: { readonly x: number; readonly y: number };
}

const CONTROLS = 'button,input,textarea,select,a,label,summary,.subtasks,.buttons';

const FIELDS = 'textarea,input:not([type="checkbox"])';

/** A click that closes a menu or leaves a field has done its work. */
function isTakingBack(): boolean {
  const { activeElement: active } = document;
  const isInList = active?.closest('[role="dialog"]') === null;
  return Boolean(document.querySelector('[role="menu"]') ?? (isInList && active.matches(FIELDS)));
}

function hasMarkedText(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}

/**
 * A click beside the title opens the task, a right click its menu. Over marked text, links and fields, and under a
 * finger, the browser's own menu stays.
 */
export function useRowClicks(tasks: readonly Task[]) {
  const port = useListPort();
  const [menu, setMenu] = useState<RowMenuPlace | null>(null);
  const isBusy = useRef(false);

  function placeOf(event: MouseEvent): { task: Task; row: HTMLElement } | null {
    if (!(event.target instanceof Element) || event.defaultPrevented) return null;
    const row = event.target.closest<HTMLElement>('[data-task-id]');
    const task = tasks.find(({ id }) => id === row?.dataset.taskId);
    return row && task ? { row, task } : null;
  }

  return {
    menu,
    closeMenu: () => setMenu(null),
    onPointerDownCapture(): void {
      isBusy.current = isTakingBack();
    },
    onClick(event: MouseEvent): void {
      const place = placeOf(event);
      if (!place || isBusy.current) return;
      // Reading marked text lays the page out: not for a click on a control.
      if ((event.target as Element).closest(CONTROLS) || hasMarkedText()) return;
      place.row.focus({ preventScroll: true });
      port.openSettings(place.task);
    },
    onContextMenu(event: MouseEvent): void {
      const place = placeOf(event);
      const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
      if (!place || isTouch || hasMarkedText()) return;
      if ((event.target as Element).closest(`a,${FIELDS}`)) return;
      event.preventDefault();
      setMenu({ ...place, point: { x: event.clientX, y: event.clientY } });
    },
  };
}
