import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Block } from '../model/blocks.logic';
import { stretchedTo } from '../model/resize.logic';

/**
 * The lower edge of a planned block, which a mouse or a pen drags to another length; Escape puts it back. By keys and by
 * touch the day's panel has a menu for it.
 */
export function useEdge(block: Block, onResize: (minutes: number) => void) {
  const [drag, setDrag] = useState<{ readonly y: number; readonly minutes: number } | null>(null);
  const isDragged = drag !== null;

  useEffect(() => {
    if (!isDragged) return undefined;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, [isDragged]);

  return {
    /** Minutes it takes while it is dragged; null while it is not. */
    minutes: drag?.minutes ?? null,
    edge: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ y: event.clientY, minutes: stretchedTo(block, 0) });
      },
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        if (drag) setDrag({ ...drag, minutes: stretchedTo(block, clientY - drag.y) });
      },
      onPointerUp() {
        if (drag && drag.minutes !== stretchedTo(block, 0)) onResize(drag.minutes);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      // It opens no day, and adds nothing to it.
      onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    },
  };
}
