import { spawn } from 'node:child_process';
import { workspaceRoot } from './workspace';

/** Runs a script of Node in the folder of the remote. Rejects with what it said. */
export function run(failed: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: workspaceRoot });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${failed}\n${Buffer.concat(output).toString().trimEnd()}`));
    });
  });
}
