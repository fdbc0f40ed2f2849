import type { Db } from '@plainday/data-supabase';
import type { CachePatch } from '../cache/cache-patch';
import type { FindRow, WriteWords } from '../rows/write-words';
import type { GoneRow } from '../store/ports/elsewhere';
import type { Tag } from '../store/ports/late-reads';
import type { Making, Removal, RowEdit } from '../store/ports/row-edit';
import type { Answer } from '../wire/request';

/** Tags, or what tells them of an argument. */
export type Tags<Arg, Names extends Tag> = readonly Names[] | ((arg: Arg) => readonly Names[]);

/** A write: what is sent, what is shown meanwhile, what is read again when it fails. */
export interface WriteDefinition<Arg, Result, Names extends Tag = Tag> {
  /** What it is and of what, in words: what could not be saved is listed by them. */
  readonly says: (arg: Arg, find: FindRow) => WriteWords;
  /** Builds the one request. Must be idempotent: it is repeated when its outcome is unknown. */
  readonly send?: (arg: Arg, db: Db, userId: string, making: Making) => PromiseLike<Answer>;
  /** Instead of `send`: the columns of one row that change. What another device did to them is noticed. */
  readonly edit?: (arg: Arg) => RowEdit;
  /** The one row that is deleted, instead of `send` or beside one that answers with it: what was not seen of it is kept. */
  readonly deletes?: (arg: Arg) => Removal | null;
  /** Rows that were gone already, with what was changed in them: they are kept. */
  readonly gone?: (arg: Arg, result: Result) => readonly GoneRow[];
  /** Checks and reshapes the answer; throws when it is not what was expected. */
  readonly check?: (data: unknown) => Result | Promise<Result>;
  /** What is shown at once. */
  readonly patches?: (arg: Arg) => readonly CachePatch[];
  /** What the answer adds, for example stamps made by the server. */
  readonly settle?: (arg: Arg, result: Result) => readonly CachePatch[];
  /** Instead of `settle`, where the answer tells all: what was shown at once was a guess, and gives way to this. */
  readonly outcome?: (arg: Arg, result: Result) => readonly CachePatch[];
  /** Tags read again after a failure (spec §4). */
  readonly onFailure?: Tags<Arg, Names>;
  /** Tags read again after a success, where the answer cannot tell the outcome. */
  readonly onSuccess?: readonly Names[] | ((arg: Arg, result: Result) => readonly Names[]);
}
