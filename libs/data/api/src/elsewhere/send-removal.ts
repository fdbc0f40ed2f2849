import type { Db, TableName } from '@plainday/data-supabase';
import { askFor } from '../rows/row-filter';
import type { AnyRow } from '../rows/any-row';
import type { Answer } from '../wire/request';
import type { Making, Removal } from '../store/ports/row-edit';
import { deletedElsewhere, STAMPS } from './deleted-elsewhere';
import { guardsOf } from './guards';
import { lookAndWrite, unlessChanged } from './look-and-write';
import { restoreOf } from './restore-of';

interface Target extends Removal {
  readonly table: TableName;
}

function deleteWhere(db: Db, userId: string, { table, id }: Target, guards: AnyRow) {
  const deletion = db.from(table).delete().match({ id, user_id: userId });
  return (askFor(deletion, guards) as typeof deletion).select();
}

/** What a person has entered of a row. */
function entered(row: AnyRow): AnyRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !STAMPS.has(column)));
}

/**
 * Deletes a row on the condition that it is still as it was seen: in one request. When it is not, what another device
 * has done is kept first and then deleted, so that an answer that is lost loses nothing else.
 */
export async function sendRemoval(
  removal: Removal,
  db: Db,
  userId: string,
  making: Making,
): Promise<Answer> {
  const target = removal as Target;
  const { before } = making;
  if (!before) return deleteWhere(db, userId, target, {});
  const seen = guardsOf(before, entered(before));
  if (seen.isWhole) {
    const answer = await deleteWhere(db, userId, target, seen.guards);
    if (answer.error || answer.data.length > 0) return answer;
  }
  return lookAndWrite(target, db, userId, async (theirs, version) => {
    if (!theirs) return { data: [], error: null };
    if (deletedElsewhere(before, theirs)) {
      const own = { ...making, id: `${making.id}.row` };
      await making.note(restoreOf(target.table, theirs, own, 'changed', EDITED));
    }
    const answer = unlessChanged(await deleteWhere(db, userId, target, version));
    // With its status: without it a refusal looks like something that passes.
    return answer === 'changed' ? answer : { ...answer, data: [] };
  });
}

/** Why it is kept. */
export const EDITED = 'Changed before it was deleted here.';
