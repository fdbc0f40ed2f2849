import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries';
import { freePort } from './free-port';
import type { Identity } from './identity';
import { spawnAs } from './run';
import { serverFlags } from './server-flags';

const START_TRIES = 20;
const STOP_PATIENCE_MS = 30_000;

export interface ServerOptions {
  cluster: string;
  binaries: PostgresBinaries;
  identity: Identity;
  log(line: string): void;
}

interface Running {
  child: ChildProcess;
  ended: Promise<void>;
}

/** Starts once; answers undefined when the server ended before it was ready, for instance on a taken port. */
async function startOnce(options: ServerOptions, port: number): Promise<Running | string> {
  const words = ['-D', options.cluster, ...serverFlags(port)];
  const child = spawnAs(options.identity, options.binaries.postgres, words);
  let said = '';
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const ready = new Promise<true>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
      if (said.includes('ready to accept connections')) {
        resolve(true);
      }
    });
  });
  const isReady = await Promise.race([ready, ended.then(() => false)]);
  return isReady ? { child, ended } : said.trim();
}

/** Starts, again after a pause while remains of a killed server still hold memory or port. */
async function start(options: ServerOptions, port: number): Promise<Running> {
  let reason = '';
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    const outcome = await startOnce(options, port);
    if (typeof outcome !== 'string') {
      return outcome;
    }
    reason = outcome;
    await pause(100 + attempt * 50);
  }
  throw new Error(`The database server does not start: ${reason}`);
}

/** A PostgreSQL server as a child process, started again when it dies by itself. */
export interface PostgresServer {
  port: number;
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const port = await freePort();
  let stopping = false;
  let running = await start(options, port);

  async function watch(): Promise<void> {
    while (!stopping) {
      await running.ended;
      if (!stopping) {
        options.log('The database server ended unexpectedly; starting it again.');
        running = await start(options, port);
      }
    }
  }
  const watching = watch().catch((error: unknown) => {
    options.log(error instanceof Error ? error.message : 'The database server is gone.');
  });

  return {
    port,
    async stop() {
      stopping = true;
      // Fast shutdown: open transactions are rolled back, a checkpoint is written.
      running.child.kill('SIGINT');
      const patience = setTimeout(() => running.child.kill('SIGQUIT'), STOP_PATIENCE_MS);
      await running.ended;
      clearTimeout(patience);
      await watching;
    },
  };
}
