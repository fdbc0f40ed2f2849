import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Database, Store, Transaction } from './database';
import { goLessOften } from './few-trips';
import { hearServer } from './hear-server';
import { INSTANT_TYPE, toIsoInstant } from './instants';

/** OID of `boolean`. */
const BOOLEAN_TYPE = 16;
/** Milliseconds a statement of a request may run: as long as a browser waits for its answer, less the way there. */
const STATEMENT_TIMEOUT_MS = 14_000;

/**
 * The driver sends text only. What is none, where an instant belongs, the server shall refuse; it reads instants
 * generously, even out of a list.
 */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : `no instant: ${JSON.stringify(value)}`;
}

/** Connects to a PostgreSQL server, the user's or the embedded one; as another role, where one is named. */
export function connectTo(url: string, role?: string, connections = 8): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: connections,
      connect_timeout: 10,
      // After a restart of the server the next request must not wait for a growing pause.
      backoff: () => 0.1,
      onnotice: () => undefined,
      types: {
        // The driver would send any word as false; the server shall refuse it.
        boolean: {
          to: BOOLEAN_TYPE,
          from: [BOOLEAN_TYPE],
          serialize: String,
          parse: (value: string) => value === 't',
        },
        timestamptz: {
          to: INSTANT_TYPE,
          from: [INSTANT_TYPE],
          serialize: textOf,
          parse: toIsoInstant,
        },
      },
      connection: {
        application_name: 'plainday',
        ...(role !== undefined && { role }),
        statement_timeout: STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      },
    },
  });
  const { driver } = connection;
  goLessOften(driver);
  return {
    connection,
    query: async <T>(sql: string, params: unknown[] = []) =>
      [...(await driver.unsafe(sql, params as never[]))] as T[],
    transaction: async (work) => {
      await driver.begin(async (tx) => {
        const transaction: Transaction = {
          script: async (sql) => void (await tx.unsafe(sql)),
          query: async <T>(sql: string, params: unknown[] = []) =>
            [...(await tx.unsafe(sql, params as never[]))] as T[],
        };
        await tx.unsafe('set local statement_timeout = 0');
        await work(transaction);
      });
    },
    listen: (channel, hear, onLost) => hearServer(url, channel, hear, onLost),
    close: () => driver.end({ timeout: 5 }),
    abandon: () => void driver.end({ timeout: 0 }).catch(() => undefined),
  };
}

/** A PostgreSQL server of the user's. */
export function openServer(url: string, role?: string): Store {
  return {
    kind: 'server',
    connect: (connections) => connectTo(url, role, connections),
    onChange: () => undefined,
    close: () => Promise.resolve(),
    abandon: () => undefined,
  };
}
