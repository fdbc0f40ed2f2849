import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import type { Database, Store } from './database';
import { INSTANT_TYPE, toIsoInstant } from './instants';
import { removeUnfinished, unfinishedDir } from './unfinished';

/** Makes a new data directory beside its place and moves it there whole: a kill in between is harmless. */
async function initialise(dataDir: string, target: string): Promise<void> {
  const draft = unfinishedDir(dataDir, 'pglite');
  const first = await PGlite.create({ dataDir: draft });
  await first.close();
  await rename(draft, target);
}

/**
 * PGlite passes on a number where a list belongs as it is, which breaks off its talk with the database: nothing is
 * answered any more, to anybody. Such a value is refused instead.
 */
function refuseWhatIsNoText({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value: unknown, ...more) => {
      const text: unknown = serialize(value, ...more);
      if (typeof text !== 'string') throw new Error('Invalid input for list type');
      return text;
    };
  }
}

/** PostgreSQL as WebAssembly in this process: for machines where no PostgreSQL binary runs. */
export async function openPglite(dataDir: string): Promise<Store> {
  const target = join(dataDir, 'pglite');
  await mkdir(dataDir, { recursive: true });
  await removeUnfinished(dataDir, 'pglite');
  if (!existsSync(join(target, 'PG_VERSION'))) {
    await initialise(dataDir, target);
  }
  const connection = await createPgliteConnection({
    url: target,
    pgliteOptions: { parsers: { [INSTANT_TYPE]: toIsoInstant } },
  });
  const { driver } = connection;
  await driver.waitReady;
  refuseWhatIsNoText(driver);
  const database: Database = {
    connection,
    query: async <T>(sql: string, params: unknown[] = []) =>
      (await driver.query<T>(sql, params)).rows,
    transaction: async (work) => {
      await driver.transaction(async (tx) => {
        await work({
          script: async (sql) => void (await tx.exec(sql)),
          query: async <T>(sql: string, params: unknown[] = []) =>
            (await tx.query<T>(sql, params)).rows,
        });
      });
    },
    listen: (channel, hear) => driver.listen(channel, hear),
    close: async () => {
      await driver.exec('checkpoint');
      await connection.close();
    },
    abandon: () => undefined,
  };
  return {
    kind: 'pglite',
    connect: () => database,
    onChange: () => undefined,
    close: () => Promise.resolve(),
    abandon: () => undefined,
  };
}
