// Installs what is missing. "Installed" is decided by a stamp of the lock file's hash, not by the
// folder's existence: a lock that changed under a node_modules of yesterday is not installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const stampOf = (root) => join(root, 'node_modules', '.plainday-lock');

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function hasStamp(root, hash) {
  return existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hash;
}

/** True when npm's own record of node_modules holds every package of the lock: after `npm install`. */
function npmAgrees(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  const wanted = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  return wanted.every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || peer);
  });
}

/** Brings node_modules to what package-lock.json says; does nothing where it is so already. */
export function installDependencies(root = ROOT) {
  const hash = lockHash(root);
  if (hasStamp(root, hash)) return;
  if (!npmAgrees(root)) {
    console.log('Installing packages …');
    const args = [
      'ci',
      '--include=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    const shell = process.platform === 'win32';
    const run = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell });
    if (run.status !== 0) {
      throw new Error(`npm ci failed (exit ${run.status}). Is the npm registry reachable?`);
    }
  }
  mkdirSync(dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  installDependencies(process.argv[2]);
}
