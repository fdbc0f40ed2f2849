// `npm start`: installs what is missing and serves what is live at one URL. It builds and publishes
// where nothing is live yet, or with --publish: a restart undoes no rollback.
import './node-version.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const tsx = ['--import', 'tsx'];

try {
  installDependencies(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const site = resolve(root, process.env.PLAINDAY_SITE_DIR || 'dist/site');
const isLive = existsSync(join(site, 'release.json'));
const publishes = process.argv.includes('--publish');
if (publishes || !isLive) {
  console.log('Building what has changed …');
  const release = [...tsx, join(root, 'tools/release/src/main.ts'), '--all'];
  const built = spawnSync(process.execPath, release, { cwd: root, stdio: ['ignore', 1, 2] });
  if (built.status !== 0) process.exit(built.status ?? 1);
} else console.log('Serving what is live. To publish what you changed: npm start -- --publish');

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
