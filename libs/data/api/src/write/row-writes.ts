import type { Db, TableName, TablesInsert } from '@plainday/data-supabase';
import { insertOnce } from '../wire/insert-once';
import type { Answer } from '../wire/request';
import { optimisticMutation, type OptimisticMutation } from './optimistic-mutation';
import {
  changeWords,
  nameIn,
  registerWords,
  rowWords,
  type FindRow,
  type WriteWords,
} from '../rows/write-words';
import { deletePatches, insertPatches, updatePatches, answerPatches } from '../cache/row-patches';
import { checkRows, type SchemaSource } from '../rows/row-schema';
import type { AnyRow } from '../rows/any-row';
import type { RowChange } from '../rows/row-change';

/** What the writes of a table need to know beside its name. */
export interface RowWriteOptions<Row, TagName extends string, Key extends string = 'id'> {
  /** Of one row, as in `rowsQuery`. */
  readonly schema: SchemaSource<Row>;
  /** Lists read again when the write fails. */
  readonly tag: TagName;
  /** What a row is called where it turns out to be gone: 'The idea is no longer there.' */
  readonly noun?: string;
  /**
   * What makes a row unique to its owner, where it is not the id: a row that is already there stays as
   * it is, and is deleted by these columns.
   */
  readonly key?: readonly Key[];
  /** Columns that hold words of a person, first the one that names a row: what was not saved is listed by them. */
  readonly words: readonly (keyof Row & string)[];
  /** What has no name of its own is named by what it hangs on, and done in words of its own. */
  readonly of?: {
    readonly table: TableName;
    readonly by: keyof Row & string;
    readonly added: string;
    readonly removed: string;
  };
  /** Inserts, instead of one request for all, where rows may be refused for what they refer to. */
  readonly insert?: (rows: Row | readonly Row[], db: Db) => PromiseLike<Answer>;
  /** Lists of other tables that a success changes, as when the database deletes what hangs on a row. */
  readonly onSuccess?: readonly TagName[];
}

type Insertable<Name extends TableName> = TablesInsert<Name> & { readonly id: string };

type Named<Row> = Pick<RowWriteOptions<Row, string>, 'words' | 'of'>;

/** How rows are called that are added or removed. */
function wordsOf<Row>(table: string, { words, of }: Named<Row>) {
  registerWords(table, words);
  return (step: 'added' | 'removed', rows: readonly object[], find: FindRow): WriteWords => {
    if (!of) return rowWords(step === 'added' ? 'Added' : 'Deleted', table, rows);
    const owner = (row: object) => find(of.table, String((row as AnyRow)[of.by]));
    return { done: of[step], names: rows.flatMap((row) => nameIn(of.table, owner(row))) };
  };
}

function listOf<Row>(rows: Row | readonly Row[]): readonly Row[] {
  return Array.isArray(rows) ? (rows as readonly Row[]) : [rows as Row];
}

/**
 * Inserts a row, or several in one request, with ids made here (`newId()`). Shown at once where they
 * belong; sent twice it has the effect of once.
 */
export function insertRow<
  Name extends TableName,
  Row extends Insertable<Name>,
  TagName extends string,
  Key extends keyof Row & string = 'id',
>(
  table: Name,
  { schema, tag, key, insert, onSuccess = [], ...named }: RowWriteOptions<Row, TagName, Key>,
): OptimisticMutation<NoInfer<Row | readonly Row[]>, readonly NoInfer<Row>[], NoInfer<TagName>> {
  const words = wordsOf(table, named);
  return optimisticMutation<Row | readonly Row[], readonly Row[], TagName>({
    says: (rows, find) => words('added', listOf(rows), find),
    send: (rows, db) =>
      insert?.(rows, db) ?? insertOnce(db, table, rows, key ? [...key, 'user_id'] : ['id']),
    check: (data) => checkRows(data, schema, table),
    patches: (rows) => insertPatches(table, listOf(rows), key ?? ['id']),
    settle: (_rows, answered) => answerPatches(table, answered),
    // What is there under another id stays as it is on the server, and what was shown is not there.
    ...(key ? { outcome: (_rows, answered) => answerPatches(table, answered) } : {}),
    onFailure: [tag],
    onSuccess: (rows, answered) =>
      answered.length < listOf(rows).length ? [tag, ...onSuccess] : onSuccess,
  });
}

/** Changes columns of one row, found by its id. Shown at once; fails when the row is no longer there. */
export function updateRow<
  Name extends TableName,
  Row extends Insertable<Name>,
  TagName extends string,
>(
  table: Name,
  { schema, tag, noun = 'entry', onSuccess = [], words }: RowWriteOptions<Row, TagName, string>,
): OptimisticMutation<RowChange<NoInfer<Row>>, readonly NoInfer<Row>[], NoInfer<TagName>> {
  registerWords(table, words);
  return optimisticMutation<RowChange<Row>, readonly Row[], TagName>({
    says: ({ id, changes }, find) => changeWords('Changed', table, find(table, id), changes),
    edit: ({ id, changes, seen }) => ({ table, id, changes, seen }),
    check: (data) => checkRows(metRow(data, noun), schema, table),
    patches: ({ id, changes }) => updatePatches(table, id, changes),
    settle: (_change, answered) => answerPatches(table, answered),
    onFailure: [tag],
    onSuccess,
  });
}

/** Deletes one row, found by its id or by its key. Gone at once; a row already gone is a success. */
export function deleteRow<
  Name extends TableName,
  Row extends Insertable<Name>,
  TagName extends string,
  Key extends keyof Row & string = 'id',
>(
  table: Name,
  { tag, key, onSuccess = [], ...named }: RowWriteOptions<Row, TagName, Key>,
): OptimisticMutation<Pick<NoInfer<Row>, NoInfer<Key>>, unknown, NoInfer<TagName>> {
  const columns: readonly string[] = key ?? ['id'];
  const keyOf = (row: Pick<Row, Key>): AnyRow =>
    Object.fromEntries(columns.map((column) => [column, (row as AnyRow)[column]]));
  const words = wordsOf(table, named);
  return optimisticMutation<Pick<Row, Key>, unknown, TagName>({
    says: (row, find) =>
      words('removed', [key ? row : (find(table, (row as AnyRow)['id'] as string) ?? {})], find),
    ...(key
      ? {
          send: (row, db, userId) =>
            db
              .from(table)
              .delete()
              .match({ ...keyOf(row), user_id: userId }),
        }
      : { deletes: (row) => ({ table, id: (row as AnyRow)['id'] as string }) }),
    patches: (row) => deletePatches(table, keyOf(row)),
    onFailure: [tag],
    onSuccess,
  });
}

/** Throws in words for people when an update met no row: it was deleted elsewhere. */
export function metRow(data: unknown, noun: string): unknown {
  if (Array.isArray(data) && data.length === 0) throw new Error(`The ${noun} is no longer there.`);
  return data;
}
