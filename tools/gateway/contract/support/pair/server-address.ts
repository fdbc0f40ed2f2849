import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The address of an embedded server, as an operator would give that of their own. */
export async function serverAddress(
  { dataDir }: { readonly dataDir: string },
  database = 'postgres',
): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  const pid = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return `postgres://postgres:${password}@127.0.0.1:${pid.split('\n')[3]}/${database}`;
}
