import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayOptions } from '../options';
import { dump } from './dump';
import { withData } from './open-data';

/** Writes everything of an installation into one file, also while it runs. Answers the number of rows. */
export async function backup(
  options: GatewayOptions,
  path: string,
  log: (line: string) => void,
  key: KeyObject | null = null,
): Promise<number> {
  const keys = await readFile(join(options.dataDir, 'keys.json'), 'utf8').catch(() => null);
  const around = { keys, createdAt: new Date().toISOString() };
  return withData(options, log, (database) => dump(database, around, path, { key }));
}
