// `npm start`: installs what is missing, builds what is stale, and serves Plainday at one URL.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tsx = ['--import', 'tsx'];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Plainday needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

try {
  installDependencies(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

console.log('Building what has changed …');
const release = [...tsx, join(root, 'tools/release/src/main.ts'), '--all'];
const built = spawnSync(process.execPath, release, { cwd: root, stdio: ['ignore', 1, 2] });
if (built.status !== 0) process.exit(built.status ?? 1);

const gateway = spawn(process.execPath, [...tsx, join(root, 'tools/gateway/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the gateway by itself; here it only must not end before the gateway has closed.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') gateway.kill(signal);
  });
}
gateway.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
