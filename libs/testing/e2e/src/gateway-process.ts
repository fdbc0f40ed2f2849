import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root';

/** A gateway of its own process, on a free port with an empty data folder. */
export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  /** What it has printed so far. */
  readonly output: () => string;
  readonly close: () => Promise<void>;
}

/** Workers inherit the environment, and with it the keys of the mailboxes. */
export const mailboxVariable = (url: string) => `PLAINDAY_E2E_MAILBOX_${new URL(url).port}`;

/** The built site that is tested: that of `npm test`, or what was released by hand. */
export const SITE = resolve(ROOT, process.env['PLAINDAY_SITE_DIR'] || 'dist/site');
const COMPILE = 'tools/gateway/src/testing/compile.ts';
const startLimitMs = 90_000;
const stopLimitMs = 15_000;

/** A test run signs up more people from one address than a person would. */
const generous = {
  PLAINDAY_LIMIT_SIGN_UPS_PER_ADDRESS: '10000',
  PLAINDAY_LIMIT_MAILS_PER_ADDRESS: '10000',
  PLAINDAY_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '10000',
};

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/release.json`).then(
    (response) => response.ok,
    () => false,
  );
}

let compiled: Promise<string> | undefined;

/** Compiled once for all starts of a process; its passwords cost little, for every test opens accounts. */
function compiledGateway(): Promise<string> {
  compiled ??= promisify(execFile)(process.execPath, ['--import', 'tsx', COMPILE], {
    cwd: ROOT,
  }).then(() => resolve(ROOT, '.cache/gateway/quick-gateway.mjs'));
  return compiled;
}

/** Starts a gateway that serves `siteDir`, with more settings where given, and waits until it answers. */
export async function startGatewayProcess(
  siteDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-e2e-'));
  const child = spawn(process.execPath, ['--enable-source-maps', await compiledGateway()], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...generous,
      // Any: a port that is looked for first may be taken by the time it is used.
      PORT: '0',
      ...settings,
      HOST: '127.0.0.1',
      PLAINDAY_DATA_DIR: dataDir,
      PLAINDAY_COPIES: '0',
      PLAINDAY_SITE_DIR: siteDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');

  async function close(): Promise<void> {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await exited;
      clearTimeout(timer);
    }
    await rm(dataDir, { recursive: true, force: true });
  }

  const giveUpAt = performance.now() + startLimitMs;
  let url: string | null = null;
  while (url === null || !(await answers(url))) {
    const port = /Plainday runs at \S+:(\d+)/.exec(output)?.[1];
    if (port) url = `http://127.0.0.1:${port}`;
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      await close();
      throw new Error(`The gateway did not start.\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  process.env[mailboxVariable(url)] = (await readFile(join(dataDir, 'mailbox.key'), 'utf8')).trim();
  return { url, pid: child.pid ?? 0, output: () => output, close };
}
