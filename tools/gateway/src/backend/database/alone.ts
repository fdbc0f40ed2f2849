import type { Database } from './database';

/** Any number: gateways that start on one server take turns. */
const START_LOCK = 729_105_114;

/**
 * Does work while no other gateway on the same database starts. The transaction holds the lock and nothing
 * else; the work runs on other connections, and the lock ends with this process, however it ends.
 */
export async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.script('set local idle_in_transaction_session_timeout = 0');
    await transaction.query('select pg_advisory_xact_lock($1::bigint)', [START_LOCK]);
    await work();
  });
}
