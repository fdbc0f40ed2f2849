import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './root';

export { freePort } from '../../../../tools/scripts/net/free-port.mjs';

/** Starts a server that prints a line once it listens, waits for the line, and answers how to end it. */
export async function startProgram(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const said = once(child.stdout, 'data');
  const ended = exited.then(() => {
    throw new Error(`The program ended before it listened: ${args.join(' ')}\n${output}`);
  });
  await Promise.race([said, ended]);
  child.stdout.resume();

  return async () => {
    child.kill('SIGKILL');
    await exited;
  };
}
