import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';

/** Builds apps through Nx, which takes from its cache what has not changed. */
export function buildApps(apps: readonly string[]): Promise<void> {
  const nx = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const args = [nx, 'run-many', '-t', 'build', '-p', apps.join(','), '--outputStyle=static'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: workspaceRoot });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build failed.\n${Buffer.concat(output).toString()}`));
    });
  });
}
