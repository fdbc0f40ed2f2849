import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../backend/database/database';
import { openStore } from '../backend/open-database';
import { stopLeftover } from '../backend/postgres/leftover';
import { prepareGround } from '../backend/start-backend';
import { removeUnfinished, unfinishedDir } from '../backend/database/unfinished';
import type { GatewayOptions } from '../options';
import { load } from './load';

/** Only to make the auth schema: nothing is signed and nothing sent while a backup is read. */
const passing = () => ({
  keys: {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: randomBytes(24).toString('base64url'),
    secretKey: randomBytes(24).toString('base64url'),
  },
  siteUrl: 'http://localhost',
  sendEmail: () => Promise.resolve(),
});

/** What filling a store needs to know. */
export interface FillOptions {
  readonly dataDir: string;
  readonly db?: GatewayOptions['db'];
  readonly signal?: AbortSignal;
  readonly log: (line: string) => void;
}

/** Fills an empty store from a backup, and closes it. */
export async function fill(store: Store, path: string, options: FillOptions): Promise<void> {
  const database = store.connect();
  try {
    await prepareGround(database, { ...passing(), dataDir: options.dataDir, log: options.log });
    await load(database, path, options.signal);
  } finally {
    await database.close();
    await store.close();
  }
}

/** Removes what a kill left behind, and stops the server that may still work there. */
async function removeDrafts(dataDir: string, name: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    if (entry.startsWith(`${name}.new-`)) await stopLeftover(join(dataDir, entry, 'postgres'));
  }
  await removeUnfinished(dataDir, name);
}

/** Restores a backup into a new folder beside the data, hands it to `onRestored`, and removes what is left of it. */
export async function withRestored(
  path: string,
  name: string,
  options: FillOptions,
  onRestored: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { dataDir, db, log } = options;
  await removeDrafts(dataDir, name);
  const draft = unfinishedDir(dataDir, name);
  await mkdir(draft, { mode: 0o700 });
  try {
    const store = await openStore({ dataDir: draft, driver: db, log });
    await fill(store, path, { ...options, dataDir: draft });
    await onRestored(draft);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
