import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SCRIPT = join(__dirname, 'complete-lockfile.mjs');

interface Package {
  optionalDependencies?: Record<string, string>;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  integrity?: string;
}

interface Lock {
  packages: Record<string, Package>;
}

const readLock = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;
const run = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });

test('the lock holds every optional package it names, for every platform', () => {
  const { stderr, status } = run('--check');
  expect(stderr).toBe('');
  expect(status).toBe(0);

  const { packages } = readLock(join(ROOT, 'package-lock.json'));
  expect(packages['node_modules/@rspack/binding-darwin-arm64']?.os).toEqual(['darwin']);
  expect(packages['node_modules/@swc/core-win32-x64-msvc']?.os).toEqual(['win32']);
});

test('every package of every platform has an integrity hash (L9, L12)', () => {
  const { packages } = readLock(join(ROOT, 'package-lock.json'));
  const without = Object.entries(packages).filter(
    ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('a lock without other platforms is refused, then completed in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainday-lock-'));
  try {
    const whole = readLock(join(ROOT, 'package-lock.json'));
    const kept = Object.entries(whole.packages).filter(([path]) => !/(darwin|win32)/.test(path));
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify({ ...whole, packages: Object.fromEntries(kept) }));

    const check = run('--check', file);
    expect(check.status).toBe(1);
    expect(check.stderr).toMatch(/@rspack\/binding-darwin-arm64@/);

    expect(run(file).status).toBe(0);
    expect(run('--check', file).status).toBe(0);
    const paths = Object.keys(readLock(file).packages);
    expect(paths).toEqual([...paths].sort((a, b) => a.localeCompare(b, 'en')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
