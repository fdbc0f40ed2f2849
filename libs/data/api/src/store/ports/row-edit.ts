import type { TableName } from '@plainday/data-supabase';
import type { AnyRow } from '../../rows/any-row';
import type { UnsavedWrite } from '../save-state.slice';

/** A change of columns of one row. */
export interface RowEdit {
  readonly table: TableName;
  readonly id: string;
  readonly changes: object;
  /** What a form showed of these columns, where it was opened earlier: what is in the list now may be newer. */
  readonly seen?: object | undefined;
}

/** The one row that a write deletes. */
export interface Removal {
  readonly table: string;
  readonly id: string;
}

/** How a write came about: what it needs to notice that another device has changed the same. */
export interface Making {
  readonly id: string;
  /** The row as it was shown when the write was made. */
  readonly before: AnyRow | undefined;
  /** Lists it shows in, and the tags that read them again. */
  readonly lists: readonly string[];
  readonly tags: readonly unknown[];
  /** The row was no longer there. */
  isGone: boolean;
  /** Keeps what another device did, before this write covers it. */
  readonly note: (write: UnsavedWrite) => Promise<void>;
}
