import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { appFolder, workspaceRoot } from '@plainday/tool-rspack';

/** Where the settings are written, and from where their patterns count. */
export const folder = join(workspaceRoot, '.cache', 'release-types');

const path = (to: string) => relative(folder, to);

/** What is checked for these apps: all that goes into them, and no tests. */
export function settingsOf(apps: readonly string[]) {
  return {
    extends: path(join(workspaceRoot, 'tsconfig.base.json')),
    include: [
      ...apps.map((app) => `${path(appFolder(app))}/src/**/*`),
      `${path(join(workspaceRoot, 'libs'))}/*/*/src/**/*.d.ts`,
    ],
    // From the folder of this file on, so the way out of it is part of each pattern.
    exclude: ['*.test.ts', '*.test.tsx', 'dev/**'].map(
      (what) => `${path(workspaceRoot)}/**/${what}`,
    ),
  };
}

/** Type-checks apps with the libraries they import. Rejects with the compiler's messages. */
export async function checkTypes(apps: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = [...apps].sort().join('+');
  const config = join(folder, `${name}.json`);
  const compilerOptions = { incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo` };
  await writeFile(config, JSON.stringify({ ...settingsOf(apps), compilerOptions }));
  return compile(config);
}

/** Runs the compiler for checking alone. Rejects with its messages, each with its file and line, and the way out. */
export function compile(config: string): Promise<void> {
  const script = join(workspaceRoot, 'tools', 'scripts', 'typecheck.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, config], { cwd: workspaceRoot });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const said = Buffer.concat(output).toString();
      if (code === 0) resolve();
      else reject(new Error(refusal(said)));
    });
  });
}

const refusal = (said: string) =>
  `The types do not hold, nothing was released.\n${said.trimEnd()}\nMend what is named above and release again.`;
