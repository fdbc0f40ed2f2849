/** What another device has changed. */
export interface Change {
  readonly table: string;
  readonly op?: 'insert' | 'update' | 'delete';
  /** The rows; without them so many that the table is meant as a whole. */
  readonly ids?: readonly string[];
}

/** Who listens to changes. */
export interface ChangesListener {
  /** Changes are heard from now on; with a gap some may have been missed. */
  ready(isGap: boolean): void;
  change(change: Change): void;
  /** A sign of life. */
  alive(): void;
}

/** How a stream has ended: to be opened again, soon or after so many milliseconds, or not on this page. */
export type StreamEnd = 'again' | 'never' | number;

/**
 * Opens a stream of what other devices change; settles when it has ended. `age` says since when something may have
 * been missed, in milliseconds.
 */
export type OpenChanges = (
  age: number,
  listener: ChangesListener,
  signal: AbortSignal,
) => Promise<StreamEnd>;

/** What is known of the backend and the session a stream belongs to. */
export interface StreamAccess {
  readonly url: string;
  readonly key: string;
  readonly token: string;
}
