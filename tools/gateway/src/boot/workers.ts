import cluster, { type Address, type Worker } from 'node:cluster';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../core/levels';
import type { GatewayOptions } from '../options';

/** Between the end of a process and the start of the one in its place. Milliseconds. */
const RESTART_PAUSE_MS = 1000;

/** Set for processes that are started beside others. */
const PORT_OF_OTHERS = 'PLAINDAY_PORT_OF_OTHERS';

/** What all of them begin with: the keys of the installation, and the release that was genuine last. */
const SHARED_FILES = ['keys.json', 'last-release.json'] as const;

/** Says what an operator is to read once the gateway answers; in one process of several the first of them speaks for all. */
export function sayStarted(lines: readonly string[], out: (line: string) => void): void {
  if (cluster.worker) cluster.worker.send(lines);
  else lines.forEach(out);
}

/** True in the process that only looks after the others. */
export function looksAfterWorkers({ workers = 1 }: GatewayOptions): boolean {
  return cluster.isPrimary && workers > 1;
}

/** The port where others answer already: connections come here once this process can answer them, too. */
export function portOfOthers(): number | undefined {
  const port = cluster.isWorker ? Number(process.env[PORT_OF_OTHERS]) : 0;
  return port || undefined;
}

/** A folder of its own for each but the first, which has that of the installation. */
async function folderOf(number: number, dataDir: string): Promise<string> {
  if (number === 1) return dataDir;
  const folder = join(dataDir, 'workers', String(number));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const file of SHARED_FILES) {
    await copyFile(join(dataDir, file), join(folder, file)).catch(() => undefined);
  }
  return folder;
}

/** What processes left that there are no longer: mails and keys. */
async function removeFoldersAbove(last: number, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'workers');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => Number(one) > last)) {
    await rm(join(folder, name), { recursive: true });
  }
}

/** Ends with the exit code; 1 where there was no process to end. */
function ended(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('error', () => resolve(1));
    worker.once('exit', (code: number | null) => resolve(code ?? 1));
  });
}

/**
 * Runs several gateways on one database behind one address, each in a process of its own, and starts another in place of
 * one that ends. Each connection is handed to one of them in turn. The first starts before the others, which begin with its
 * keys.
 *
 * Settles when all have ended: with false where one could not start at first, which has said why, or could not stop orderly.
 */
export async function runWorkers(options: GatewayOptions, log: Log): Promise<boolean> {
  const { workers = 1, dataDir, copies } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Worker>();
  const started = new Map<number, readonly string[]>();
  const numbersAfterFirst = Array.from({ length: workers - 1 }, (_, index) => index + 2);
  let others: Promise<unknown> = Promise.resolve();
  let port = 0;
  let isGood = true;

  function stop(): void {
    stopping.abort();
    for (const worker of running) worker.process.kill('SIGTERM');
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

  function noteStart(number: number, lines: readonly string[]): void {
    if (started.has(number)) return;
    started.set(number, lines);
    if (number === 1) others = Promise.all(numbersAfterFirst.map(keepRunning));
    if (started.size === workers) started.get(1)?.forEach((line) => log(line));
  }

  async function runOnce(number: number): Promise<number> {
    const folder = await folderOf(number, dataDir);
    if (signal.aborted) return 0;
    const worker = cluster.fork({
      [PORT_OF_OTHERS]: port,
      PLAINDAY_DATA_DIR: folder,
      PLAINDAY_COPIES: number === 1 ? String(copies ?? '') : '0',
    });
    running.add(worker);
    worker.once('listening', (address: Address) => (port = address.port));
    worker.once('message', (lines: readonly string[]) => noteStart(number, lines));
    const code = await ended(worker);
    running.delete(worker);
    return code;
  }

  async function keepRunning(number: number): Promise<void> {
    while (!signal.aborted) {
      const code = await runOnce(number).catch(() => 1);
      if (signal.aborted) isGood &&= code === 0;
      else if (started.has(number)) {
        log(`Process ${number} of ${workers} ended; starting another.`, 'warn');
        await pause(RESTART_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      } else {
        isGood = false;
        stop();
      }
    }
  }

  await removeFoldersAbove(workers, dataDir);
  await keepRunning(1);
  await others;
  return isGood;
}
