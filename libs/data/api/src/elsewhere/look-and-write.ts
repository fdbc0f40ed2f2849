import type { Db, TableName } from '@plainday/data-supabase';
import type { AnyRow } from '../rows/any-row';
import type { Answer } from '../wire/request';

/** How often a row may change between looking at it and writing it. */
const LOOKS = 3;

/** Where a row has changed at every look: the write is sent again later. */
const CHANGES_TOO_OFTEN: Answer = {
  data: null,
  // As the database says it of rows that change under a write.
  error: { code: '40001', message: 'This changes too often.' },
};

/** The condition that a row is still as it was looked at: PostgreSQL's own version of it, new with every change. */
type Version = Readonly<Record<'xmin', unknown>>;

/**
 * Looks at a row and writes it on the condition that nobody has changed it in between, however long its texts are.
 * What has changed is looked at again; it is never written unseen.
 *
 * @param write Gets the row, or undefined where it is gone. An answer of no rows means that it has changed meanwhile.
 */
export async function lookAndWrite(
  { table, id }: { readonly table: TableName; readonly id: string },
  db: Db,
  userId: string,
  write: (row: AnyRow | undefined, version: Version) => Promise<Answer | 'changed'>,
): Promise<Answer> {
  for (let look = 0; look < LOOKS; look += 1) {
    const read: Answer = await db.from(table).select('*, xmin').match({ id, user_id: userId });
    if (read.error) return read;
    const [found] = read.data as readonly AnyRow[];
    const { xmin, ...row } = found ?? {};
    const answer = await write(found && row, { xmin });
    if (answer !== 'changed') return answer;
  }
  return CHANGES_TOO_OFTEN;
}

/** The answer of a write on a condition; 'changed' where the row was not as the condition says. */
export function unlessChanged(answer: Answer): Answer | 'changed' {
  return answer.error || (answer.data as readonly unknown[]).length > 0 ? answer : 'changed';
}
