import type { Listeners } from './sortable-attachment';
import type { StartEvent } from './sortable-store';

function nameOf(event: StartEvent): string {
  if (event.type === 'mousedown') return 'onMouseDown';
  return event.type === 'touchstart' ? 'onTouchStart' : 'onKeyDown';
}

/** Hands a native event to dnd-kit in the shape of React's events, which its activators read. */
export function callListener(listeners: Listeners, event: StartEvent): void {
  const listener: unknown = listeners?.[nameOf(event)];
  if (typeof listener !== 'function') return;
  listener({
    nativeEvent: event,
    target: event.target,
    currentTarget: event.currentTarget,
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
  });
}
