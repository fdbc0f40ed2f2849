#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { frame, packageJson, type Packed } from './files';
import { refuseTaken, remoteFile, toolFiles } from './tool';

const usage = `Usage: create-plainday-remote <remote> [<tool>] [--packages <folder>]

Makes a folder with a remote of one tool: tests, types, dev shell and release.
--packages is a folder with the packages of the platform; without it they come from your registry.`;

const NAME = /^[a-z]+(-[a-z]+)*$/;
const home = join(import.meta.dirname, '..');

function create(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { packages: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [remote, tool = 'first-tool'] = positionals;
  if (values.help || remote === undefined) return usage;
  for (const name of [remote, tool]) {
    if (!NAME.test(name))
      throw new Error(`'${name}' is no name: write it in kebab-case, like tools-finance.`);
  }
  refuseTaken(remote);
  const packed = JSON.parse(readFileSync(join(home, 'packed.json'), 'utf8')) as Packed;
  const packages =
    values.packages && relative(resolve(remote), resolve(values.packages)).split(sep).join('/');
  const files = new Map([
    ['package.json', packageJson(remote, packed, packages)],
    ...Object.entries(frame),
    ['src/remote.ts', remoteFile(remote, tool)],
    ...toolFiles(join(home, 'templates'), tool),
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(remote, path)), { recursive: true });
    writeFileSync(join(remote, path), text);
  }
  return `${remote} is there, with ${tool}. In it: npm install, npm test, npm run build.`;
}

try {
  process.stdout.write(`${create()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
