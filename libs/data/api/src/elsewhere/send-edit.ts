import type { Db } from '@plainday/data-supabase';
import { systemClock } from '@plainday/shared-platform';
import type { Answer } from '../send/request';
import type { Making, RowEdit } from '../write/row-edit';
import { changedColumns, guardsOf, updateWhere } from './guards';
import { meetOther } from './meet-other';

/** What is sent within this time has hardly met anything. Milliseconds. */
const FRESH_MS = 5000;

/**
 * Sends a change of one row, field by field and on the condition that the fields are still what was seen: in one
 * request. When it meets nothing, the row is looked at: see `meetOther`.
 */
export async function sendEdit(
  edit: RowEdit,
  db: Db,
  userId: string,
  making: Making | undefined,
): Promise<Answer> {
  const { before } = making ?? {};
  if (!making || !before) return updateWhere(db, userId, edit, {});
  making.tries += 1;
  const narrow = { ...edit, changes: changedColumns(before, edit.changes) };
  const { guards, isWhole } = guardsOf(before, narrow.changes);
  const isFresh =
    making.tries === 1 && !making.isResumed && systemClock.now() - making.at < FRESH_MS;
  if (isWhole || isFresh) {
    const answer = await updateWhere(db, userId, narrow, guards);
    if (answer.error || !Array.isArray(answer.data) || answer.data.length > 0) return answer;
  }
  return meetOther(narrow, db, userId, making, before);
}
