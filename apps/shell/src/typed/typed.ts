import { listLocal, readLocal, removeLocal } from '@plainday/shared-platform';

/** One line that was sent from the first frame. The frame writes it: `first-frame/keep-typed.js`. */
export interface Typed {
  /** The id that its task will have, whichever tab makes it. */
  readonly id: string;
  readonly title: string;
  /** When it was sent. Epoch milliseconds. */
  readonly at: number;
}

const PREFIX = 'plainday.typed.';
/** Tells that there is more. */
export const TYPED_EVENT = 'plainday:typed';

const keysOf = (userId: string) => listLocal(PREFIX).filter((key) => key.endsWith(`.${userId}`));

/** Whether this user has sent something from a first frame that is no task yet. */
export function hasTyped(userId: string): boolean {
  return keysOf(userId).length > 0;
}

function entryOf(key: string, userId: string): Typed | null {
  const id = key.slice(PREFIX.length, -userId.length - 1);
  try {
    const { title, at } = JSON.parse(readLocal(key) ?? '') as Record<string, unknown>;
    return typeof title === 'string' && typeof at === 'number' ? { id, title, at } : null;
  } catch {
    return null;
  }
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
  removeLocal(`${PREFIX}${id}.${userId}`);
}
