import type { Db } from '@plainday/data-supabase';
import type { Answer } from '../wire/request';
import type { Making, RowEdit } from '../store/ports/row-edit';
import { changedColumns, guardsOf, updateWhere } from './guards';
import { meetOther } from './meet-other';

/**
 * Sends a change of one row, field by field and on the condition that the fields are still what was seen: in one
 * request. When it meets nothing, or where that cannot be said in an address, the row is looked at: see `meetOther`.
 */
export async function sendEdit(
  edit: RowEdit,
  db: Db,
  userId: string,
  making: Making,
): Promise<Answer> {
  const { before } = making;
  if (!before) return updateWhere(db, userId, edit, {});
  const narrow = { ...edit, changes: changedColumns(before, edit.changes) };
  const { guards, isWhole } = guardsOf(before, narrow.changes);
  if (isWhole) {
    const answer = await updateWhere(db, userId, narrow, guards);
    if (answer.error || !Array.isArray(answer.data) || answer.data.length > 0) return answer;
  }
  return meetOther(narrow, db, userId, making, before);
}
