import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';

/** SQL as the owner of the embedded PostgreSQL, past the gateway, to look at what the API hides. */
export async function connectAsOwner(
  dataDir: string,
  database = 'postgres',
): Promise<postgres.Sql> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return postgres({
    host: '127.0.0.1',
    port: Number(lines[3]),
    user: 'postgres',
    database,
    password,
    max: 1,
    onnotice: () => undefined,
  });
}
