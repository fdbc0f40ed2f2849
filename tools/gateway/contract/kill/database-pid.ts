import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The process of the embedded PostgreSQL, from the lock file it keeps; undefined when there is none. */
export async function databasePid(dataDir: string): Promise<number | undefined> {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const [line = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(line);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** SIGKILL to the database's process; harmless when it is gone already. */
export async function killDatabase(dataDir: string): Promise<void> {
  const pid = await databasePid(dataDir);
  if (pid !== undefined) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
        throw error;
      }
    }
  }
}
