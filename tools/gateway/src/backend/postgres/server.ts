import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../scripts/net/free-port.mjs';
import type { PostgresBinaries } from './binaries';
import type { Identity } from './identity';
import { stopLeftover } from './leftover';
import { spawnAs } from './run';
import { serverFlags } from './server-flags';

const START_TRIES = 20;
/** What a killed server leaves behind, and what goes away by itself. All else is not waited for. */
const PASSING =
  /lock file|shared memory|Address already in use|in use|starting up|shutting down|recovery/i;
const OTHER_TRIES = 2;
const STOP_PATIENCE_MS = 30_000;
const RETRY_PAUSE_MS = 5_000;

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
    if (attempt + 1 >= OTHER_TRIES && !PASSING.test(reason)) break;
    await pause(100 + attempt * 50);
  }
  throw new Error(
    `The database in ${options.cluster} does not start. If it stays so, restore a backup into an empty folder with: npm run restore -- <file>. It says: ${reason}`,
  );
}

/** A PostgreSQL server as a child process, started again when it dies by itself. */
export interface PostgresServer {
  /** Where it listens; another one after each start. */
  port(): number;
  onChange(listener: () => void): void;
  stop(): Promise<void>;
  /** As a power cut: what it would still write, its pid file included, belongs to another server by now. */
  kill(): void;
}

/** Fast shutdown: open transactions are rolled back, a checkpoint is written. */
async function stopRunning({ child, ended }: Running): Promise<void> {
  child.kill('SIGINT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}

export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const stopping = new AbortController();
  let listener = () => undefined as void;
  let running = await start(options);

  /** The site answers 503 meanwhile; a full disk, say, may be gone later. */
  async function startAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        running = await start(options);
        return;
      } catch (error) {
        options.log(error instanceof Error ? error.message : 'The database server is gone.');
        await pause(RETRY_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await running.ended;
      if (stopping.signal.aborted) {
        return;
      }
      options.log('The database server ended unexpectedly; starting it again.');
      listener();
      await startAgain();
      if (stopping.signal.aborted) {
        await stopRunning(running);
        return;
      }
      listener();
    }
  }
  const watching = watch();

  return {
    port: () => running.port,
    onChange: (next) => {
      listener = next;
    },
    kill() {
      stopping.abort();
      running.child.kill('SIGKILL');
    },
    async stop() {
      stopping.abort();
      await stopRunning(running);
      await watching;
    },
  };
}
