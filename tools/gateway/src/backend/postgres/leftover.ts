import { execFileSync } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const GIVE_UP_AFTER_MS = 20_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that process is a PostgreSQL server on that folder, and not a stranger with its old number. */
async function isServerOn(pid: number, cluster: string): Promise<boolean> {
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (cwd !== undefined) {
    return cwd === cluster;
  }
  if (process.platform === 'win32') {
    return isAlive(pid);
  }
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}

/** The server on a folder whose pid file tells nothing: the oldest process that works there. */
async function findServerOn(cluster: string): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  for (const pid of pids.sort((one, other) => one - other)) {
    if ((await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster) return pid;
  }
  return 0;
}

/**
 * After a SIGKILL of the gateway its server lives on. It is stopped in order, because its port and
 * its ties to the old gateway are gone: what was acknowledged is in the log and stays.
 */
export async function stopLeftover(cluster: string): Promise<boolean> {
  const pidFile = join(cluster, 'postmaster.pid');
  const written = await readFile(pidFile, 'utf8').catch(() => null);
  if (written === null) {
    return false;
  }
  const pid = Number(written.split('\n')[0]) || (await findServerOn(cluster));
  if (!Number.isInteger(pid) || pid <= 0) {
    // Torn by a power cut: PostgreSQL would wait for a person. The lock of the folder is ours.
    await rm(pidFile, { force: true });
    return false;
  }
  if (!isAlive(pid)) {
    return false;
  }
  if (!(await isServerOn(pid, cluster))) {
    await rm(pidFile, { force: true });
    return false;
  }
  const started = Date.now();
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    const until = Date.now() + GIVE_UP_AFTER_MS / 2;
    while (isAlive(pid) && Date.now() < until) {
      await pause(20);
    }
    if (!isAlive(pid)) {
      return true;
    }
  }
  throw new Error(`The old database server ${pid} did not stop within ${Date.now() - started} ms.`);
}
