import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareData } from '../../src/testing/data/prepared-data';
import { programWords } from '../../src/testing/programs';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const START_LIMIT_MS = 120_000;

export type Driver = 'postgres' | 'pglite';

/** The real gateway in a process of its own, on a free port. */
export interface GatewayProcess {
  url: string;
  key: string;
  pid: number;
  dataDir: string;
  /** All it printed so far. */
  output(): string;
  /** Settles when it has ended, for whatever reason. */
  gone: Promise<unknown>;
  /** Stops it as Ctrl-C does. */
  stop(): Promise<void>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const GENEROUS = Object.fromEntries(
  [
    'SIGN_IN_FAILURES_PER_ADDRESS',
    'SIGN_UPS_PER_ADDRESS',
    'MAILS_PER_EMAIL',
    'MAILS_PER_ADDRESS',
    'LINK_FAILURES_PER_ADDRESS',
    'FEED_READS_PER_ADDRESS',
    'OPEN_REQUESTS_PER_ADDRESS',
    'SOCKETS_PER_ADDRESS',
    'WAITING_PER_USER',
  ].map((name) => [`PLAINDAY_LIMIT_${name}`, '100000']),
);

async function readUrl(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    const url = /runs at (http:\S+)/.exec(output())?.[1];
    if (url !== undefined) {
      return url;
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      break;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`The gateway did not start.\n${output()}`);
}

async function readKey(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  return config.publishableKey;
}

/** How the gateway is started on a data folder. */
export function gatewayCommand(
  driver: Driver,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
) {
  return {
    program: process.execPath,
    words: programWords('quick-gateway'),
    options: {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...GENEROUS,
        PORT: '0',
        PLAINDAY_DB: driver,
        PLAINDAY_COPIES: '0',
        PLAINDAY_DATA_DIR: dataDir,
        PLAINDAY_SITE_DIR: join(dataDir, 'no-site'),
        ...env,
      },
    },
  };
}

/** A folder of its own for data as a first start leaves them. */
async function preparedFolder(driver: Driver): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `plainday-contract-${driver}-`));
  await prepareData(driver, folder);
  return folder;
}

/** Starts the gateway; without a folder on a database of its own that holds nobody yet. */
export async function startGatewayProcess(
  driver: Driver,
  folder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const dataDir = folder ?? (await preparedFolder(driver));
  const { program, words, options } = gatewayCommand(driver, dataDir, env);
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const url = await readUrl(child, () => output);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exited;
    }
  }
  return {
    url,
    key: await readKey(url),
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    gone: exited,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
