import type { Modifier } from '@dnd-kit/core';

/**
 * Keeps what is moved on its vertical line and inside the scrolling frame.
 * Inside, the depth in the auto-scroll zone is never above 1, so that a step is never above 28 px (spec §9).
 */
export const staysInside: Modifier = ({ transform, draggingNodeRect, scrollableAncestorRects }) => {
  const frame = scrollableAncestorRects[0];
  if (!draggingNodeRect || !frame) return { ...transform, x: 0 };
  const least = frame.top - draggingNodeRect.top;
  const most = frame.top + frame.height - draggingNodeRect.top - draggingNodeRect.height;
  return { ...transform, x: 0, y: Math.max(least, Math.min(most, transform.y)) };
};
