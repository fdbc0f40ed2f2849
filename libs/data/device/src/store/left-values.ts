import {
  listLocal,
  logger,
  newId,
  onHidden,
  removeLocal,
  writeLocal,
} from '@plainday/shared-platform';
import type { LeftShape, LeftValue } from './restore-left';
import type { DeviceStore } from './device-store';

/** Each page leaves under a name of its own, which ends with its person: it goes when that one is erased. */
const LEFT = 'plainday.left.';
const page = newId();

/** What is shown of that which is being stored now, by the name under which it would be left. */
const unstored = new Map<string, () => readonly LeftValue[]>();
const left = new Set<string>();
let isFollowed = false;

function leaveAll(): void {
  for (const [name, valuesOf] of unstored) {
    left.add(name);
    writeLocal(name, JSON.stringify(valuesOf()));
  }
}

/**
 * Reading, changing and storing takes a few milliseconds, and a page that goes meanwhile takes the change along. Then
 * what is shown is kept in localStorage, in a call that is over before the page is, as unsent writes are.
 *
 * @param place Of the cell, among all of a person.
 * @param valuesOf What is shown of that which is still being stored; null when all is.
 */
export function noteStoring(
  userId: string,
  place: string,
  valuesOf: (() => readonly LeftValue[]) | null,
): void {
  const name = `${LEFT}${place}.${page}.${userId}`;
  if (valuesOf) {
    unstored.set(name, valuesOf);
    if (!isFollowed) onHidden(leaveAll);
    isFollowed = true;
    // What is written last of all, as the page goes.
    if (document.visibilityState === 'hidden') leaveAll();
  } else {
    unstored.delete(name);
    if (left.delete(name)) removeLocal(name);
  }
}

/** Stores what pages that are gone have left of a cell: to be called before it is read. */
export async function takeUpLeft(
  userId: string,
  place: string,
  shape: LeftShape,
  store: DeviceStore,
): Promise<void> {
  const start = `${LEFT}${place}.`;
  const names = listLocal(start).filter((name) => {
    const [from, person] = name.slice(start.length).split('.');
    return person === userId && from !== page;
  });
  if (names.length === 0) return;
  try {
    const { restoreLeft } = await import(/* webpackChunkName: "left" */ './restore-left');
    await restoreLeft(store, shape, names);
  } catch (error) {
    logger.error(`Not taken up yet: ${place}`, error);
  }
}
