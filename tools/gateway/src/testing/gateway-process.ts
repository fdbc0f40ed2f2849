import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { programWords, type Program } from './programs';

const ROOT = resolve(__dirname, '../../../..');
const START_MS = 60_000;

/** The gateway as it is started by hand, in a process of its own. */
export interface GatewayProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  output(): string;
  /** Exit code after a SIGTERM. */
  stop(): Promise<number | null>;
}

/** Runs the command line with an environment; resolves with its exit code and output. */
export function spawnGateway(
  env: Readonly<Record<string, string>>,
  program: Program = 'quick-gateway',
): {
  child: ChildProcess;
  output(): string;
} {
  const child = spawn(process.execPath, programWords(program), {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      PLAINDAY_COPIES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Starts a gateway and waits until it says where it runs. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  program?: Program,
): Promise<GatewayProcess> {
  const { child, output } = spawnGateway(env, program);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((found, lost) => {
    const look = () => {
      const match = /Plainday runs at (\S+)/.exec(output());
      if (match?.[1]) found(match[1]);
    };
    child.stdout?.on('data', look);
    const fail = () => lost(new Error(`The gateway did not start.\n${output()}`));
    const timer = setTimeout(fail, START_MS);
    timer.unref();
    void exited.then(fail);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    return code;
  };
  return { url, port: Number(new URL(url).port), child, output, stop };
}
