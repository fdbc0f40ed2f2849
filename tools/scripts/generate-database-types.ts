/**
 * Writes libs/data/supabase/src/database.types.ts from the migrations, applied to a fresh database.
 * With `--check` it writes nothing and fails when the file is not current.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../gateway/src/backend';
import { currentTypes, databaseTypes, TYPES_PATH } from '../gateway/src/schema-types';

async function readFreshTypes(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-types-'));
  const backend = await startBackend({
    dataDir,
    siteUrl: 'http://127.0.0.1',
    keys: {
      jwtSecret: randomBytes(32).toString('hex'),
      publishableKey: `sb_publishable_${randomBytes(12).toString('hex')}`,
      secretKey: `sb_secret_${randomBytes(12).toString('hex')}`,
    },
    sendEmail: () => Promise.resolve(),
    log: () => undefined,
  });
  try {
    return await databaseTypes(backend.query);
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const types = await readFreshTypes();
if (!process.argv.includes('--check')) {
  await writeFile(TYPES_PATH, types);
  console.log(`Wrote ${TYPES_PATH}`);
} else if ((await currentTypes()) !== types) {
  console.error(
    'The database types are not current: npx tsx tools/scripts/generate-database-types.ts',
  );
  process.exitCode = 1;
}
