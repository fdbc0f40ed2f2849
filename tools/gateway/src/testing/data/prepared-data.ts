import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programWords } from '../programs';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const CACHE = join(ROOT, '.cache/gateway');

type Driver = 'postgres' | 'pglite';

/** What belongs to one installation alone: each copy makes its own at its first start. */
const SECRETS = ['keys.json', 'mailbox.key'];

async function run(program: string, words: readonly string[], env?: NodeJS.ProcessEnv) {
  const child = spawn(program, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Plainday runs at')) child.kill('SIGTERM');
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${basename(program)} ended with ${code}.\n${output}`);
}

/** With the owners of the files: where root starts it, the cluster belongs to another user. */
async function copy(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true });
  await run('cp', ['-Rp', `${from}/.`, to]);
}

/** A name that changes with the program and the migrations. */
async function nameFor(driver: Driver): Promise<string> {
  const migrations = join(ROOT, 'supabase/migrations');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const hash = createHash('sha256');
  for (const file of [join(CACHE, 'quick-gateway.mjs'), ...files])
    hash.update(await readFile(file));
  return `data-${driver}-${hash.digest('hex').slice(0, 12)}`;
}

/** Starts and stops a gateway in an empty folder, and keeps what it has left there. */
async function make(driver: Driver, folder: string): Promise<void> {
  const name = basename(folder);
  const old = (await readdir(CACHE)).filter(
    (entry) => entry.startsWith(`data-${driver}-`) && !entry.startsWith(name),
  );
  await Promise.all(old.map((entry) => rm(join(CACHE, entry), { recursive: true, force: true })));
  const draft = `${folder}.${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o711 });
  await run(process.execPath, programWords('quick-gateway'), {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: '0',
    PLAINDAY_DB: driver,
    PLAINDAY_COPIES: '0',
    PLAINDAY_DATA_DIR: draft,
    PLAINDAY_SITE_DIR: join(draft, 'no-site'),
  });
  await Promise.all(SECRETS.map((secret) => rm(join(draft, secret), { force: true })));
  try {
    await rename(draft, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Fills an empty folder with the data that a first start leaves: a cluster with all migrations and nobody in it.
 * Making these costs seconds, a copy costs none; a test whose point is the first start begins with an empty folder.
 */
export async function prepareData(driver: Driver, dataDir: string): Promise<void> {
  const folder = join(CACHE, await nameFor(driver));
  if (!existsSync(folder)) await make(driver, folder);
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await copy(folder, dataDir);
}
