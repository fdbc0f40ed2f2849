import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries';
import { freePort } from './free-port';
import type { Identity } from './identity';
import { stopLeftover } from './leftover';
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
  port: number;
  ended: Promise<void>;
}

/** Starts once; answers what the server said when it ended before it was ready. */
async function startOnce(options: ServerOptions): Promise<Running | string> {
  const port = await freePort();
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
  return isReady ? { child, port, ended } : said.trim();
}

/**
 * Starts; tries again while remains of a killed server hold its folder, memory or port. A leftover
 * may show itself only now, when its gateway was killed while it was starting.
 */
async function start(options: ServerOptions): Promise<Running> {
  let reason = '';
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    if (await stopLeftover(options.cluster)) {
      options.log('Stopped the database server of a gateway that had been killed.');
    }
    const outcome = await startOnce(options);
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
  /** Where it listens; another one after each start. */
  port(): number;
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  let listener = () => undefined as void;
  let isStopping = false;
  let running = await start(options);

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (isStopping) {
        return;
      }
      options.log('The database server ended unexpectedly; starting it again.');
      listener();
      running = await start(options);
      listener();
    }
  }
  const watching = watch().catch((error: unknown) => {
    options.log(error instanceof Error ? error.message : 'The database server is gone.');
  });

  return {
    port: () => running.port,
    onChange: (next) => {
      listener = next;
    },
    async stop() {
      isStopping = true;
      // Fast shutdown: open transactions are rolled back, a checkpoint is written.
      running.child.kill('SIGINT');
      const patience = setTimeout(() => running.child.kill('SIGQUIT'), STOP_PATIENCE_MS);
      await running.ended;
      clearTimeout(patience);
      await watching;
    },
  };
}
