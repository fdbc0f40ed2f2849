import { correctAnswer, failedAnswer } from './answers';
import { createApp } from './app';
import { applyMigrations } from './migrations';
import { openDatabase } from './open-database';
import { quietly } from './quiet-console';
import type { Complaints } from './quiet-console';
import { AUTH_GRANTS_SQL, ROLES_SQL } from './roles';
import type { Backend, BackendOptions } from './types';

/** Starts database, auth and REST; the schema is up to date when the promise resolves. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const database = await openDatabase(options);
  try {
    await database.transaction((transaction) => transaction.script(ROLES_SQL));
    const app = createApp(database, options);
    await quietly({ codes: [] }, () => app.ensureSystemSchema());
    await database.transaction((transaction) => transaction.script(AUTH_GRANTS_SQL));
    const applied = await applyMigrations(database);
    if (applied.length > 0) {
      options.log(`Applied ${applied.length} migrations, up to ${applied.at(-1)}.`);
    }
    // The library would grant everything on our tables to anon; the migrations' grants shall stand.
    Object.assign(database.connection, { rlsState: 'active' });
    return {
      kind: database.kind,
      query: database.query,
      close: database.close,
      async fetch(request, info) {
        const complaints: Complaints = { codes: [] };
        try {
          const response = await quietly(complaints, () => app.fetch(request, info));
          return correctAnswer(response, complaints.codes);
        } catch (error) {
          return failedAnswer(error);
        }
      },
    };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
