import type { App, Connection, IAppConfig } from '@supabase/lite';
import { codeOf, describeError } from '../../http/describe-error';
import {
  correctAnswer,
  failedAnswer,
  isBroken,
  TOO_LONG,
  tookTooLong,
  unavailable,
} from './answers';
import { createApp } from '../app';
import type { Database, Store } from '../database/database';
import { keepListening, type Listening } from '../database/listening';
import { inTurn } from './in-turn';
import { newPending } from './pending';
import type { Pending } from './pending';
import { newComplaints, quietly } from './quiet-console';
import { sayContextAtOnce } from './request-context';
import { failWithoutSchema } from './schema-or-failure';
import { withTimeToRead } from '../read/time-to-read';
import { listReader, type ReadList } from '../read/read-list';
import type { Backend, BackendOptions } from '../types';

/** Longer than any statement may run, with its wait in the queue. */
const REQUEST_LIMIT_MS = 30_000;
const LOCK_CONNECTIONS = 2;
/** Longer than writing everything down takes. */
const TRANSACTION_LIMIT_MS = 60 * 60_000;

const wentAway = (): never => {
  throw Object.assign(new Error('The database went away.'), { code: 'ECONNRESET' });
};

/** One pool of connections with the app on it, and what runs on it. */
interface Generation {
  database: Database;
  /** Connections of their own, for who waits in line must not hold up the work of who is at it; opened when used. */
  locks: Database | null;
  app: App<IAppConfig, Connection>;
  readList: ReadList;
  pending: Pending;
}

function newGeneration(store: Store, options: BackendOptions): Generation {
  const database = store.connect();
  // The library would grant everything on our tables to anon; the migrations' grants shall stand.
  Object.assign(database.connection, { rlsState: 'active' });
  sayContextAtOnce(database.connection);
  failWithoutSchema(database.connection);
  return {
    database,
    locks: store.kind === 'server' ? store.connect(LOCK_CONNECTIONS) : null,
    app: createApp(database, options),
    readList: listReader(database, options.keys.jwtSecret),
    pending: newPending(),
  };
}

/**
 * Answers requests on one pool after another. The PostgreSQL driver leaves transactions hanging whose
 * connection broke; so when the database goes away, pool and app are replaced as a whole and what
 * was running is answered with 503.
 */
export function serve(
  store: Store,
  options: BackendOptions,
): Omit<Backend, 'kind' | 'keys' | 'tables'> {
  let current = newGeneration(store, options);
  let isClosing = false;
  const listenings: Listening[] = [];

  function renew(old: Generation): void {
    if (old === current && !isClosing) {
      current = newGeneration(store, options);
      old.pending.giveUp();
      old.database.abandon();
      old.locks?.abandon();
    }
  }
  store.onChange(() => {
    renew(current);
    for (const listening of listenings) listening.renew();
  });

  return {
    async fetch(request, info) {
      const generation = current;
      const complaints = newComplaints(new URL(request.url).pathname.startsWith('/rest/'));
      const work = quietly(complaints, () =>
        withTimeToRead(request, async () => generation.app.fetch(request, info)),
      ).then(
        (response) => correctAnswer(response, complaints),
        (error: unknown) => failedAnswer(error, describeError(error), complaints),
      );
      const response = await generation.pending.race(work, REQUEST_LIMIT_MS, (isLate) => {
        if (isLate) {
          renew(generation);
        }
        return unavailable();
      });
      if (isBroken(complaints.codes)) {
        renew(generation);
      }
      return response;
    },
    async list(request) {
      const generation = current;
      const work = generation.readList(request).catch((error: unknown) => {
        const code = codeOf(error);
        if (isBroken([code])) renew(generation);
        // Everything else the library finds out again, and says what is to be said.
        return code === TOO_LONG ? tookTooLong() : null;
      });
      return generation.pending.race(work, REQUEST_LIMIT_MS, (isLate) => {
        if (isLate) renew(generation);
        return null;
      });
    },
    async query<T>(sql: string, params?: unknown[]): Promise<T[]> {
      const { database, pending } = current;
      return pending.race(database.query<T>(sql, params), REQUEST_LIMIT_MS, wentAway);
    },
    inTurn: (key, job) => inTurn(current.locks, key, job),
    async transaction(work) {
      const { database, pending } = current;
      return pending.race(database.transaction(work), TRANSACTION_LIMIT_MS, wentAway);
    },
    listen(channel, listener) {
      listenings.push(keepListening(() => current.database, channel, listener));
    },
    abandon() {
      isClosing = true;
      for (const listening of listenings) void listening.stop();
      store.abandon();
      current.pending.giveUp();
      current.database.abandon();
      current.locks?.abandon();
    },
    async close() {
      isClosing = true;
      await Promise.all(listenings.map((listening) => listening.stop()));
      await current.database.close();
      await current.locks?.close();
      await store.close();
    },
  };
}
