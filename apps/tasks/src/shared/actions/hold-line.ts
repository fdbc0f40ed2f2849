import { forgetTyped, keepTyped, type Typed } from '@plainday/data-tasks/typed';
import { readStoredSession } from '@plainday/data-supabase';
import { newId, systemClock } from '@plainday/shared-platform';

/** A line on its way to become a task, kept on the device: a page that dies meanwhile loses nothing of it. */
export interface HeldLine {
  /** The id that its task will have. */
  readonly id: string;
  /** As it was typed. */
  readonly title: string;
  /** When it was sent. Epoch milliseconds. */
  readonly at: number;
  /** It is no task after all. */
  readonly drop: () => void;
}

/** Holds a line while what reads it is on its way. Where nobody is signed in nothing is kept on the device. */
export function holdLine(line: Omit<Typed, 'id' | 'at'>, userId: string): HeldLine | undefined {
  if (readStoredSession() === null) return undefined;
  const entry = { ...line, id: newId(), at: systemClock.now() };
  keepTyped(userId, entry);
  const { id, title, at } = entry;
  return { id, title, at, drop: () => forgetTyped(userId, entry) };
}
