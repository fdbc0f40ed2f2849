import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection } from '@supabase/lite';

/** Milliseconds a statement that only reads may run: who waits for a list has given up by then. */
const READ_LIMIT_MS = 3000;

const reading = new AsyncLocalStorage<true>();

/** Runs a request; what a reading one asks the database may take `READ_LIMIT_MS`. */
export function withTimeToRead<T>({ method }: Request, work: () => Promise<T>): Promise<T> {
  return method === 'GET' || method === 'HEAD' ? reading.run(true, work) : work();
}

/** Makes a connection of the auth and REST server keep the limit: for the transaction of a request, and no longer. */
export function limitReads(connection: Connection): void {
  const inContext = connection.withContext.bind(connection);
  connection.withContext = (context, work, options) =>
    inContext(
      context,
      async (transaction) => {
        if (transaction.isTransaction && reading.getStore()) {
          await transaction
            .selectNoFrom(({ fn, val, lit }) =>
              fn('set_config', [val('statement_timeout'), val(`${READ_LIMIT_MS}`), lit(true)]).as(
                '_',
              ),
            )
            .execute();
        }
        return work(transaction);
      },
      options,
    );
}
