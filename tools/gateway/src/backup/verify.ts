import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayOptions } from '../options';
import { readBackup } from './backup-file';
import { describe, looksEmpty, originOf } from './contents';
import { withRestored } from './fill';

/** Says what is in a backup, and restores it on trial into an embedded database of its own, which is removed again. */
export async function verify(
  { db, releaseKey }: Pick<GatewayOptions, 'db' | 'releaseKey'>,
  path: string,
  log: (line: string) => void,
): Promise<void> {
  const contents = await readBackup(path);
  for (const line of [...describe(contents), originOf(contents, releaseKey)]) log(line);
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-verify-'));
  try {
    await withRestored(path, 'verify', { dataDir, db, log: () => undefined });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  if (!looksEmpty(contents)) return;
  throw new Error(
    `${path} holds accounts and nothing that anybody wrote. Older versions made such files of a server of one's own: make a new one.`,
  );
}
