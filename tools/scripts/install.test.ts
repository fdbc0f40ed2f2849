import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainday-install-'));
  mkdirSync(join(root, 'bin'));
  // Stands for npm: says what it was asked for.
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "npm $*" >> "$(dirname "$0")/../calls"\n', {
    mode: 0o755,
  });
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeLock(version: string): void {
  const packages = {
    '': {},
    'node_modules/a': { version },
    'node_modules/b-win32': { version: '1.0.0', optional: true, os: ['win32'] },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

function install(): string {
  const before = calls();
  const env = { ...process.env, PATH: `${root}/bin${delimiter}${process.env['PATH']}` };
  const script = join(__dirname, 'install.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, root], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return calls().slice(before.length).trim();
}

function calls(): string {
  const file = join(root, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

test('an empty folder is installed with development packages, once', () => {
  expect(install()).toBe(
    'npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error',
  );
  expect(install()).toBe('');
});

test('a lock that changed is installed again', () => {
  install();
  writeLock('1.0.1');
  expect(install()).toMatch(/^npm ci/);
});

test('what npm install has just brought is not thrown away', () => {
  mkdirSync(join(root, 'node_modules'));
  const packages = { 'node_modules/a': { version: '1.0.0' } };
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect(install()).toBe('');
});
