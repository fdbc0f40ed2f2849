import { spawnSync } from 'node:child_process';
import { findBinaries, type PostgresBinaries } from './binaries';
import { servantOfRoot } from './identity';
import { linkLibraries } from './library-links';
import { openPrograms } from './open-programs';

/** No PostgreSQL runs on this machine, whatever is on its disk: the one case PGlite is for. */
export class NoPostgres extends Error {}

/** What the program says of itself to whom it will run as; null when it does not run. */
function whyNot(program: string, user: { uid?: number; gid?: number }): string | null {
  const { status, error, stderr } = spawnSync(program, ['--version'], {
    ...user,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return null;
  return error?.message ?? (stderr.trim().split('\n')[0] || `it ended with ${status}`);
}

/** The PostgreSQL programs of this platform, tried out. Throws `NoPostgres` only when none runs here. */
export async function preparePrograms(): Promise<PostgresBinaries> {
  const found = await findBinaries().catch((error: unknown) => {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new NoPostgres(reason);
  });
  await linkLibraries(found.postgres);
  // Through whoever reaches the file: as root first, for its folder may be closed to the other user.
  const reason = whyNot(found.postgres, {});
  if (reason !== null) throw new NoPostgres(reason);
  if (process.getuid?.() === 0) await servantOfRoot().catch(refuse);
  return openPrograms(found);
}

function refuse(error: unknown): never {
  throw new NoPostgres(error instanceof Error ? error.message : String(error));
}
