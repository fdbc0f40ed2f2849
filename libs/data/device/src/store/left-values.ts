import {
  listLocal,
  newId,
  onHidden,
  readLocal,
  removeLocal,
  writeLocal,
} from '@plainday/shared-platform';

/** What was shown of a value, and not stored yet when the page went. */
export interface LeftValue {
  readonly key: string;
  /** In the version of who left it; absent when it was taken away. */
  readonly value?: unknown;
  readonly version: number;
  /** When the page went, in epoch milliseconds. */
  readonly at: number;
}

/** Follows the writes of a cell. */
export interface LeavePort {
  /** Call it whenever a write begins, and when one is over. */
  readonly note: (isStoring: boolean) => void;
}

/** Each page leaves under a name of its own, which ends with its person: it goes when that one is erased. */
const LEFT = 'plainday.left.';
const page = newId();
const nameOf = (place: string, userId: string) => `${LEFT}${place}.${page}.${userId}`;

/**
 * Reading, changing and storing takes a few milliseconds, and a page that goes meanwhile takes the change along. Then
 * what is shown is kept in localStorage, in a call that is over before the page is, as unsent writes are.
 *
 * @param place Of the cell, among all of a person.
 * @param unstored What is shown of that which is still being stored.
 */
export function leaveUnstored(
  userId: string,
  place: string,
  unstored: () => readonly LeftValue[],
): LeavePort {
  const name = nameOf(place, userId);
  let stop: (() => void) | null = null;
  let hasLeft = false;

  function leave(): void {
    hasLeft = true;
    writeLocal(name, JSON.stringify(unstored()));
  }

  return {
    note(isStoring) {
      if (isStoring) {
        stop ??= onHidden(leave);
        // What is written last of all, as the page goes.
        if (document.visibilityState === 'hidden') leave();
        return;
      }
      stop?.();
      stop = null;
      if (hasLeft) removeLocal(name);
      hasLeft = false;
    },
  };
}

/** Stores what pages that are gone have left of a cell. Undefined, and so without a wait, when there is nothing. */
export function restoreLeft(
  userId: string,
  place: string,
  restore: (left: LeftValue) => Promise<void>,
): Promise<unknown> | undefined {
  const start = `${LEFT}${place}.`;
  const end = `.${userId}`;
  const names = listLocal(start).filter(
    (name) =>
      name.endsWith(end) &&
      !name.slice(start.length, -end.length).includes('.') &&
      name !== nameOf(place, userId),
  );
  if (names.length === 0) return undefined;
  return Promise.all(
    names.map(async (name) => {
      await Promise.all(readLeft(name).map(restore));
      removeLocal(name);
    }),
  );
}

function readLeft(name: string): readonly LeftValue[] {
  try {
    return JSON.parse(readLocal(name) ?? '[]') as readonly LeftValue[];
  } catch {
    return [];
  }
}
