import type { Db } from '@plainday/data-supabase';
import type { AnyRow } from '../../rows/any-row';
import type { Answer } from '../../wire/request';
import type { UnsavedWrite } from '../save-state.slice';
import type { Outbox } from './outbox';
import type { Making, Removal, RowEdit } from './row-edit';

/** A row that was gone already, with what was changed in it. */
export type GoneRow = readonly [table: string, row: object];

/** Why something is kept: the row was gone, or not as it was seen. */
export type KeptReason = 'gone' | 'changed';

/** What is needed of a store where its type would close a circle. */
export interface StorePort {
  readonly dispatch: (action: never) => unknown;
  readonly getState: () => unknown;
}

/** What of a write is needed to give a row back. */
export type Origin = Pick<Making, 'id' | 'lists' | 'tags'>;

/** How writes meet what other devices have done to the same rows. Downloaded after the first paint, and once. */
export interface Elsewhere {
  /** Changes a row where it is as it was seen; keeps what it covers where it is not. */
  sendEdit(edit: RowEdit, db: Db, userId: string, making: Making): Promise<Answer>;
  /** Deletes a row; keeps what was not seen of it. */
  sendRemoval(target: Removal, db: Db, userId: string, making: Making): Promise<Answer>;
  /** Keeps what another device did to rows that are no longer there. */
  keepGone(gone: readonly GoneRow[], deleted: GoneRow | undefined, making: Making): Promise<void>;
  /** The write that puts a row back. */
  restoreOf(
    table: string,
    row: AnyRow,
    from: Origin,
    code: KeptReason,
    message: string,
  ): UnsavedWrite;
  /** Keeps the list of what other devices have changed within its bound. */
  dropOldest(store: StorePort, outbox: Outbox): void;
}
