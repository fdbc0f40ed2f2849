import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../backend/database/database';
import { openStore } from '../backend/open-database';
import { findPassword } from '../backend/postgres/password';
import { connectTo } from '../backend/database/server-database';
import { aboutServer } from '../boot/explain-failure';
import { DataInUse, lockDataDir } from '../boot/data-lock';
import type { GatewayOptions } from '../options';

/** The embedded server of a gateway that runs here. */
async function connectToRunning(dataDir: string): Promise<Database> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(
    () => '',
  );
  const port = Number(pidFile.split('\n')[3]);
  const password = await findPassword(dataDir);
  if (!port || password === null) {
    throw new Error(
      `The gateway on ${dataDir} keeps its data in PGlite, which one process at a time can read. Stop it first.`,
    );
  }
  return connectTo(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
}

/** Opens the data for a look, whether its gateway runs or not. */
export async function withData<T>(
  { dataDir, databaseUrl, db, supabase }: GatewayOptions,
  log: (line: string) => void,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (supabase) throw new Error('SUPABASE_URL is set: accounts and rows lie there, not here.');
  const close: (() => Promise<void>)[] = [];
  try {
    let database: Database;
    if (databaseUrl) database = connectTo(databaseUrl);
    else if (!['postgres', 'pglite'].some((name) => existsSync(join(dataDir, name)))) {
      throw new Error(`No data lies in ${dataDir}. PLAINDAY_DATA_DIR says where it does.`);
    } else {
      const lock = await lockDataDir(dataDir).catch((error: unknown) => {
        if (error instanceof DataInUse) return null;
        throw error;
      });
      if (lock) {
        close.push(lock.release);
        const store = await openStore({ dataDir, driver: db, log });
        close.push(store.close);
        database = store.connect();
      } else database = await connectToRunning(dataDir);
    }
    close.push(database.close);
    return await work(database);
  } catch (error) {
    throw aboutServer(error, { databaseUrl });
  } finally {
    for (let step = close.pop(); step; step = close.pop()) await step();
  }
}
