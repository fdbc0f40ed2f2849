import type { Task } from '@plainday/domain-tasks';
import { listLocal, readLocal, removeLocal, writeLocal } from '@plainday/shared-platform';
import { TYPED_PREFIX } from '@plainday/shared-platform/start';

/**
 * One line that was sent and is no task yet: from the first frame, or from an add bar that still waits
 * for what reads it.
 */
export interface Typed {
  /** The id that its task will have, whichever tab makes it. */
  readonly id: string;
  readonly title: string;
  /** When it was sent. Epoch milliseconds. */
  readonly at: number;
  /** What was chosen for the task beside the line. */
  readonly chosen?: Partial<Task>;
  /** The reminder that was chosen, in minutes before the date that the line may name; null for none. */
  readonly leadMinutes?: number | null;
  /** What it has where neither says otherwise. */
  readonly defaults?: Partial<Task>;
}

const keyOf = (userId: string, id: string) => `${TYPED_PREFIX}${id}.${userId}`;
const keysOf = (userId: string) =>
  listLocal(TYPED_PREFIX).filter((key) => key.endsWith(`.${userId}`));

/** Whether this user has sent something that is no task yet. */
export function hasTyped(userId: string): boolean {
  return keysOf(userId).length > 0;
}

function entryOf(key: string, userId: string): Typed | null {
  const id = key.slice(TYPED_PREFIX.length, -userId.length - 1);
  try {
    const { title, at, ...rest } = JSON.parse(readLocal(key) ?? '') as Record<string, unknown>;
    return typeof title === 'string' && typeof at === 'number' ? { id, title, at, ...rest } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a line until `forgetTyped`. One key each: tabs that write at the same time do not write over each other. False
 * where there is no room.
 */
export function keepTyped(userId: string, { id, ...entry }: Typed): boolean {
  return writeLocal(keyOf(userId, id), JSON.stringify(entry)) === null;
}

/** What this user has sent, oldest first. What cannot be read is dropped. */
export function readTyped(userId: string): readonly Typed[] {
  return keysOf(userId)
    .flatMap((key) => {
      const entry = entryOf(key, userId);
      if (!entry) removeLocal(key);
      return entry ?? [];
    })
    .sort((a, b) => a.at - b.at);
}

/** It is a task. */
export function forgetTyped(userId: string, { id }: Pick<Typed, 'id'>): void {
  removeLocal(keyOf(userId, id));
}
