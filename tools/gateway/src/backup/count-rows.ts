import type { Transaction } from '../backend/database/database';
import { pastRowSecurity } from '../backend/schema/row-security';

/** Longest wait of everybody else for a table that is being counted. */
const LOCK_TIMEOUT = '5s';

async function countOf(transaction: Transaction, table: string): Promise<number> {
  const [row] = await transaction.query<{ rows: string | number }>(
    `select count(*) as rows from ${table}`,
  );
  return Number(row?.rows);
}

/**
 * Counts the rows of a table at the transaction's moment, in a way that row level security cannot hide: what it
 * binds is lifted for the count, and then all of that is taken back, the lock with it.
 */
export async function countRows(
  transaction: Transaction,
  table: string,
  isHidden: boolean,
): Promise<number> {
  if (!isHidden) return countOf(transaction, table);
  try {
    await transaction.script(
      `savepoint counting; set local lock_timeout = '${LOCK_TIMEOUT}'; set local row_security = off`,
    );
    return await pastRowSecurity(transaction, [table], () => countOf(transaction, table));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The rows of ${table} cannot be counted: ${reason}`, { cause: error });
  } finally {
    await transaction.script('rollback to savepoint counting; release savepoint counting');
  }
}
