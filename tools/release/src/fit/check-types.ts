import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { appFolder, workspaceRoot } from '@plainday/tool-rspack';

const folder = join(workspaceRoot, '.cache', 'release-types');

/** Type-checks apps with the libraries they import. Rejects with the compiler's messages. */
export async function checkTypes(apps: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = [...apps].sort().join('+');
  const config = join(folder, `${name}.json`);
  const path = (to: string) => relative(folder, to);
  const include = [
    ...apps.map((app) => `${path(appFolder(app))}/src/**/*`),
    `${path(join(workspaceRoot, 'libs'))}/*/*/src/**/*.d.ts`,
  ];
  const settings = {
    extends: path(join(workspaceRoot, 'tsconfig.base.json')),
    compilerOptions: { incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo` },
    include,
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/dev/**'],
  };
  await writeFile(config, JSON.stringify(settings));
  const tsc = join(workspaceRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '--noEmit', '-p', config], { cwd: workspaceRoot });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const said = Buffer.concat(output).toString();
      if (code === 0) resolve();
      else reject(new Error(`The types do not hold, nothing was released.\n${said}`));
    });
  });
}
