import type { Db } from '@plainday/data-supabase';
import { hashText } from '@plainday/shared-utils';
import type { AnyRow } from '../rows/any-row';
import type { Answer } from '../wire/request';
import type { Making, RowEdit } from '../store/ports/row-edit';
import type { UnsavedWrite } from '../store/save-state.slice';
import { nameIn } from '../rows/write-words';
import type { Flip } from './elsewhere.api';
import { updateWhere } from './guards';
import { lookAndWrite, unlessChanged } from './look-and-write';
import { sameColumn } from '../rows/same-value';

const pick = (row: AnyRow, columns: readonly string[]): AnyRow =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/** What is kept of the values of another device: the write that gives them back to the row. */
export function flipOf(
  edit: RowEdit,
  theirs: AnyRow,
  columns: string[],
  making: Pick<Making, 'id' | 'lists' | 'tags'>,
) {
  const { lists, tags } = making;
  const { table, changes } = edit;
  const arg: Flip = {
    table,
    id: edit.id,
    changes: pick(theirs, columns),
    mine: pick(changes as AnyRow, columns),
    name: nameIn(table, theirs)[0] ?? '',
    lists,
    tags,
  };
  const error = { code: 'changed', message: 'Changed on another device.', retryable: false };
  // By what it holds: a write that is sent again may cover another value than the first time.
  const id = `${making.id}.other.${hashText(JSON.stringify(arg.changes))}`;
  return { id, endpoint: 'elsewhereFlip', arg, error } satisfies UnsavedWrite;
}

/** Moving a deleted thing to the trash leaves nothing to keep. */
function isTrashing(changes: AnyRow): boolean {
  return typeof changes['deleted_at'] === 'string';
}

/**
 * Sends a change to a row that is not as it was seen. Fields that nobody else has touched are just written; where
 * another value stands, this one wins as the later to arrive, and the other is kept for a person to choose. It is
 * kept before it is covered: what is killed in between finds it again.
 */
export async function meetOther(
  edit: RowEdit,
  db: Db,
  userId: string,
  making: Making,
  before: AnyRow,
): Promise<Answer> {
  const changes = edit.changes as AnyRow;
  return lookAndWrite(edit, db, userId, async (theirs, version) => {
    if (!theirs) {
      if (isTrashing(changes)) return { data: [{ ...before, ...changes }], error: null };
      making.isGone = true;
      return { data: [], error: null };
    }
    const open = Object.keys(changes).filter(
      (column) => !sameColumn(column, theirs[column], changes[column]),
    );
    if (open.length === 0) return { data: [theirs], error: null };
    const met = open.filter((column) => !sameColumn(column, theirs[column], before[column]));
    if (met.length > 0) await making.note(flipOf(edit, theirs, met, making));
    return unlessChanged(await updateWhere(db, userId, edit, version));
  });
}
