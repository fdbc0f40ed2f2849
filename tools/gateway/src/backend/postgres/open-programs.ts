import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { PostgresBinaries } from './binaries';
import { servantOfRoot } from './identity';

/** A folder that somebody else made under this name may hold programs of theirs. */
async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await stat(folder);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** Copies a folder to one that everybody may read. The copy appears whole or not at all. */
async function copyInto(source: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  const draft = await mkdtemp(`${target}.`);
  try {
    await cp(source, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch (error) {
    // Another gateway may have been faster.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * The programs at a place where the user they run as may execute them. Below a folder closed to that user
 * (a checkout in /root) initdb does not find its server: it asks `access()`, which knows nothing of the rights
 * that `setpriv` keeps. Then they are copied to the folder for temporary files, once for each version.
 */
export async function openPrograms(
  programs: PostgresBinaries,
  folder: string = tmpdir(),
): Promise<PostgresBinaries> {
  if (process.getuid?.() !== 0) return programs;
  const user = await servantOfRoot();
  const { status } = spawnSync(programs.postgres, ['--version'], { ...user, stdio: 'ignore' });
  if (status === 0) return programs;

  const native = resolve(dirname(programs.postgres), '..');
  const { mtimeMs, size } = await stat(programs.postgres);
  const version = createHash('sha256').update(`${native} ${mtimeMs} ${size}`).digest('hex');
  const target = join(folder, `plainday-postgres-${version.slice(0, 12)}`);
  await copyInto(native, target);
  if (!(await isOurs(target))) throw new Error(`${target} belongs to somebody else.`);
  const moved = (program: string) => join(target, 'bin', basename(program));
  return {
    postgres: moved(programs.postgres),
    initdb: moved(programs.initdb),
    pg_ctl: moved(programs.pg_ctl),
  };
}
