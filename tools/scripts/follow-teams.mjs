// `npm run teams`: follows the first two lists of tools/docs/TEAMS.md word for word, in a copy of the repository
// with a site of its own and without a registry, and says how long each step takes. What serves until it is stopped
// counts until it answers. No step may change anything outside of the folder of a remote but the lock file.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const copy = join(mkdtempSync(join(tmpdir(), 'plainday-teams-')), 'plainday');
const env = {
  ...process.env,
  PLAINDAY_SITE_DIR: join(copy, '.cache/teams'),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  PORT: '4377',
  npm_config_offline: 'true',
};

function run(command) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: copy, env });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
  return String(stdout);
}

/** What differs from the repository. */
const changed = () =>
  run('git status --porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Starts a server and stops it at its first line about where it is. */
async function serve(command) {
  const stdio = ['ignore', 'pipe', 'ignore'];
  const child = spawn('bash', ['-c', command], { cwd: copy, env, stdio, detached: true });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('http://') && resolve());
    child.on('exit', () => reject(new Error(`${command} ended.`)));
  });
  process.kill(-child.pid);
  // One that is slow to end keeps nobody waiting.
  child.stdout.destroy();
}

const page = readFileSync(join(root, 'tools/docs/TEAMS.md'), 'utf8');
const steps = [...page.matchAll(/```sh\n(.*?)```/gs)]
  .slice(0, 2)
  .flatMap(([, block]) => block.split('\n'))
  .map((line) => line.replace(/\s+#.*/, ''))
  .filter((line) => line !== '' && line !== 'npm start');

try {
  spawnSync('git', ['clone', '-q', '--shared', root, copy], { stdio: 'inherit' });
  spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  // npm writes into this file as it is; the links above share it.
  const installed = 'node_modules/.package-lock.json';
  spawnSync('cp', ['--remove-destination', join(root, installed), join(copy, installed)]);
  run('npm run release -- --all');
  for (const step of steps) {
    const startedAt = performance.now();
    if (step.includes('nx serve')) await serve(step);
    else run(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${step}`);
    const outside = changed().filter((path) => !/^apps\/tools-|^package-lock\.json$/.test(path));
    if (outside.length > 0) throw new Error(`${step} has changed ${outside.join(', ')}`);
  }
  if (changed().length > 0) throw new Error(`What was made is left: ${changed().join(', ')}`);
} finally {
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
