import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When a process began, as an opaque text. Together with the pid it names a process for good, as pids
 * are given out again. Null when there is no such process; `unknown` where the system does not tell.
 */
export async function processStart(pid: number): Promise<string | null> {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return linuxStart(pid);
  if (process.platform === 'win32') return 'unknown';
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || null;
  } catch {
    return 'unknown';
  }
}

async function linuxStart(pid: number): Promise<string | null> {
  try {
    const [boot, status] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch {
    return isAlive(pid) ? 'unknown' : null;
  }
}

/**
 * Where process numbers mean what they mean here: the machine since its start, and the container. A number
 * from another place says nothing.
 */
export async function processPlace(): Promise<string> {
  const [boot, space] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]);
  return [boot.trim(), space].filter((part) => part !== '').join(' ') || hostname();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
