import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../core/levels';
import type { GatewayOptions } from '../options';

/** Between the end of a process and the start of the one in its place. Milliseconds. */
const RESTART_PAUSE_MS = 1000;

/** Each has a folder of its own; one of them keeps the copies. */
function environmentOf(number: number, { dataDir, copies }: GatewayOptions) {
  return {
    PLAINDAY_DATA_DIR: number === 1 ? dataDir : join(dataDir, 'workers', String(number)),
    PLAINDAY_COPIES: number === 1 ? String(copies ?? '') : '0',
  };
}

/** Says what an operator is to read once the gateway answers; in one process of several the first of them speaks for all. */
export function sayStarted(lines: readonly string[], out: (line: string) => void): void {
  if (cluster.worker) cluster.worker.send(lines);
  else lines.forEach(out);
}

/** True in the process that only looks after the others. */
export function looksAfterWorkers({ workers = 1 }: GatewayOptions): boolean {
  return cluster.isPrimary && workers > 1;
}

/**
 * Runs several gateways on one database behind one address, each in a process of its own, and starts another in place of
 * one that ends. Each connection is handed to one of them in turn.
 *
 * Settles when all have ended: with false where one could not start at first, which has said why.
 */
export async function runWorkers(options: GatewayOptions, log: Log): Promise<boolean> {
  const numbers = Array.from({ length: options.workers ?? 1 }, (_, index) => index + 1);
  const stopping = new AbortController();
  const running = new Set<Worker>();
  const started = new Map<number, readonly string[]>();
  let isGood = true;

  function stop(): void {
    stopping.abort();
    for (const worker of running) worker.process.kill('SIGTERM');
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  function noteStart(number: number, lines: readonly string[]): void {
    if (started.has(number)) return;
    started.set(number, lines);
    if (started.size === numbers.length) started.get(1)?.forEach((line) => log(line));
  }

  async function keepRunning(number: number): Promise<void> {
    while (!stopping.signal.aborted) {
      const worker = cluster.fork(environmentOf(number, options));
      running.add(worker);
      worker.once('message', (lines: readonly string[]) => noteStart(number, lines));
      await once(worker, 'exit');
      running.delete(worker);
      if (stopping.signal.aborted) return;
      if (!started.has(number)) {
        isGood = false;
        return stop();
      }
      log(`Process ${number} of ${numbers.length} ended; starting another.`, 'warn');
      await pause(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  await Promise.all(numbers.map(keepRunning));
  return isGood;
}
