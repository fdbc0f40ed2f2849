import type { AnyRow } from '../../rows/any-row';
import type { WriteWords } from '../../rows/write-words';
import type { UnsavedWrite } from '../save-state.slice';
import type { OutboxStorage, StoredWrite } from './stored-write';

/**
 * Keeps every write on the device until the server has it, so that it outlives the page (design §5). The writes of a
 * page that is gone are taken up by the next: see `resumeWrites`.
 */
export interface Outbox {
  /**
   * Begins to store a write. `request` is what identifies it until `end`, `before` the row it changes as it is shown.
   * Returns what is known of it from when it was made first.
   */
  begin(request: string, endpoint: string, arg: unknown, words: WriteWords, before?: AnyRow): Begun;
  /** Settles when all that was begun is stored, or cannot be. */
  whenStored(): Promise<void>;
  /**
   * Settles when the write that begins now may join the line to the server: behind those that older pages have left,
   * which are not known until they are read. A person may be quicker than that.
   */
  whenOlderAreInLine(): Promise<void>;
  /** The writes of older pages are in the line, or cannot be read, when this settles. */
  holdUntil(inLine: Promise<void>): void;
  /** The server has it, or it was given up. */
  end(request: string): void;
  /** The server does not take it: it stays, as `write`, until a person decides. */
  refuse(request: string, write: UnsavedWrite): void;
  /** Stores something for a person to decide on. Settles when that is done, or cannot be. */
  note(write: UnsavedWrite): Promise<void>;
  /** Runs what sends a stored write again; what it begins is that write. It keeps its place where one is named. */
  resume(stored: Resumed, run: () => void): void;
  /** How many writes other tabs of this browser answer for. */
  elsewhere(): Promise<number>;
  /** Changes with who is signed in: what was made before is sent from what is stored, or by nobody. */
  readonly signedInSince: () => number;
  /** What reading on this device says of storing there, until a write has shown it. */
  suppose(isKept: boolean): void;
  /** The page may go: what is not stored yet, or has no room there, is kept at once. */
  leave(): void;
  /** From here on writes are stored there; null when nobody is signed in. */
  use(storage: OutboxStorage | null): void;
}

/** What is known of a write that has begun. */
export interface Begun {
  readonly id: string;
  readonly before: AnyRow | undefined;
  readonly words: WriteWords;
  /** An older page has left it: it was made before all that is made here. */
  readonly isLeft: boolean;
}

/** A stored write that is sent again. */
export type Resumed = Pick<StoredWrite, 'id' | 'before' | 'words'> &
  Partial<Pick<StoredWrite, 'madeAt' | 'turn'>>;
