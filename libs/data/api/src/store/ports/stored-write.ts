import type { ApiError } from '@plainday/data-supabase';
import type { AnyRow } from '../../rows/any-row';
import type { WriteWords } from '../../rows/write-words';

/** A write as it lies on the device from before it is sent until the server has it. */
export interface StoredWrite {
  readonly id: string;
  readonly endpoint: string;
  /** Plain data. */
  readonly arg: unknown;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Place among the writes of one tab and millisecond. */
  readonly turn: number;
  /** The tab that sends it. Another one takes it over when that is closed. */
  readonly tab: string;
  /** Why the server refused it: it waits for a person. */
  readonly error?: ApiError;
  /** What it is and of what. Absent in what a release before 5.1 has stored. */
  readonly words?: WriteWords;
  /** Of a change of a row: the row as it was shown before. */
  readonly before?: AnyRow;
}

/** Where the unsent writes of one user lie: `openOutbox(userId)` of data/device. */
export interface OutboxStorage {
  /** All of them, in any order. Rejects where the browser keeps nothing. */
  load(): Promise<readonly StoredWrite[]>;
  /** What tabs that are gone have left: this one answers for it from here on, and no other. */
  claim(): Promise<readonly StoredWrite[]>;
  /** Rejects when there is no room. */
  put(write: StoredWrite): Promise<void>;
  remove(id: string): Promise<void>;
  /** Keeps at once what is still being put when the page goes, instead of what it kept before. */
  leave(writes: readonly StoredWrite[]): void;
  /** Calls back when another tab is gone. */
  onTabGone(listener: () => void): void;
  /** Name of this tab, which is open from now on. */
  readonly tab: string;
  close(): void;
}
