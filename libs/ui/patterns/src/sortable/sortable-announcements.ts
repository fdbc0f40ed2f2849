import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** What is said while a row is moved. */
export function announcementsFor(
  ids: readonly string[],
  labelOf: (id: string) => string,
): Announcements {
  const name = (id: UniqueIdentifier) => labelOf(String(id));
  const place = (id: UniqueIdentifier) =>
    `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const held = (id: UniqueIdentifier, at: UniqueIdentifier) =>
    `${name(id)} is picked up, ${place(at)}.`;
  return {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? `${name(active.id)} was dropped at ${place(over.id)}.`
        : `${name(active.id)} is back in its place.`,
    onDragCancel: ({ active }) => `Moving was cancelled. ${name(active.id)} is back in its place.`,
  };
}
