import type { TableName, TablesInsert } from '@plainday/data-supabase';
import { loadElsewhere } from '../elsewhere/load-elsewhere';
import { insertOnce } from '../write/insert-once';
import { optimisticMutation, type OptimisticMutation } from '../write/optimistic-mutation';
import { deletePatches, insertPatches, updatePatches, answerPatches } from './row-patches';
import { checkRows, type SchemaSource } from './row-schema';
import type { AnyRow } from './row-sources';

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
  /** Lists of other tables that a success changes, as when the database deletes what hangs on a row. */
  readonly onSuccess?: readonly TagName[];
}

type Insertable<Name extends TableName> = TablesInsert<Name> & { readonly id: string };

/** An update of one row. */
export interface RowChange<Row> {
  readonly id: string;
  readonly changes: Partial<Omit<Row, 'id' | 'user_id'>>;
  /** What a form showed of these columns when it was opened: see `editOf`. What is shown now, when left out. */
  readonly seen?: Partial<Omit<Row, 'id' | 'user_id'>>;
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
  { schema, tag, key, onSuccess = [] }: RowWriteOptions<Row, TagName, Key>,
): OptimisticMutation<NoInfer<Row | readonly Row[]>, readonly NoInfer<Row>[], NoInfer<TagName>> {
  return optimisticMutation<Row | readonly Row[], readonly Row[], TagName>({
    send: (rows, db) => insertOnce(db, table, rows, key ? [...key, 'user_id'] : ['id']),
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
  { schema, tag, noun = 'entry', onSuccess = [] }: RowWriteOptions<Row, TagName, string>,
): OptimisticMutation<RowChange<NoInfer<Row>>, readonly NoInfer<Row>[], NoInfer<TagName>> {
  return optimisticMutation<RowChange<Row>, readonly Row[], TagName>({
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
  { tag, key, onSuccess = [] }: RowWriteOptions<Row, TagName, Key>,
): OptimisticMutation<Pick<NoInfer<Row>, NoInfer<Key>>, unknown, NoInfer<TagName>> {
  const columns: readonly string[] = key ?? ['id'];
  const keyOf = (row: Pick<Row, Key>): AnyRow =>
    Object.fromEntries(columns.map((column) => [column, (row as AnyRow)[column]]));
  return optimisticMutation<Pick<Row, Key>, unknown, TagName>({
    send(row, db, userId, making) {
      if (!key) {
        const target = { table, id: (row as AnyRow)['id'] as string };
        return loadElsewhere().then((part) => part.sendRemoval(target, db, userId, making));
      }
      return db
        .from(table)
        .delete()
        .match({ ...keyOf(row), user_id: userId });
    },
    deletes: (row) => (key ? null : { table, id: (row as AnyRow)['id'] as string }),
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
