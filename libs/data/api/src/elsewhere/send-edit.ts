import type { Db } from '@plainday/data-supabase';
import type { AnyRow } from '../rows/any-row';
import type { Answer } from '../wire/request';
import type { Making, RowEdit } from '../store/ports/row-edit';
import { changedColumns, guardsOf, updateWhere } from './guards';
import { meetOther } from './meet-other';
import { noteTrashed } from './note-trashed';

async function sendOnCondition(
  edit: RowEdit,
  db: Db,
  userId: string,
  making: Making,
  before: AnyRow,
): Promise<Answer> {
  const narrow = { ...edit, changes: changedColumns(before, edit.changes) };
  const { guards, isWhole } = guardsOf(before, narrow.changes);
  if (isWhole) {
    const answer = await updateWhere(db, userId, narrow, guards);
    if (answer.error || !Array.isArray(answer.data) || answer.data.length > 0) return answer;
  }
  return meetOther(narrow, db, userId, making, before);
}

/**
 * Sends a change of one row, field by field and on the condition that the fields are still what was seen: in one
 * request. When it meets nothing, or where that cannot be said in an address, the row is looked at: see `meetOther`.
 * One that lands in a row which another device has moved to the trash meanwhile is told of.
 */
export async function sendEdit(
  edit: RowEdit,
  db: Db,
  userId: string,
  making: Making,
): Promise<Answer> {
  const { before } = making;
  if (!before) return updateWhere(db, userId, edit, {});
  const answer = await sendOnCondition(edit, db, userId, making, before);
  const wasLive = before['deleted_at'] === null && !('deleted_at' in edit.changes);
  if (wasLive && !answer.error) {
    await noteTrashed(edit.table, answer.data as readonly AnyRow[], making);
  }
  return answer;
}
