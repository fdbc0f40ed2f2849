// `npm run teams`: follows the first steps of tools/docs/TEAMS.md word for word, in a copy of the repository
// with a site of its own, and says how long each takes. What serves until it is stopped counts until it answers.
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
};

function run(command) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: copy, env });
  if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
}

/** Starts a server and stops it at its first line about where it is. */
async function serve(command) {
  const child = spawn('bash', ['-c', command], { cwd: copy, env, detached: true });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('http://') && resolve());
    child.on('exit', () => reject(new Error(`${command} ended.`)));
  });
  process.kill(-child.pid);
}

const page = readFileSync(join(root, 'tools/docs/TEAMS.md'), 'utf8');
const [, block = ''] = /```sh\n(.*?)```/s.exec(page) ?? [];
const steps = block.split('\n').map((line) => line.replace(/\s+#.*/, ''));

try {
  spawnSync('git', ['clone', '-q', '--shared', root, copy], { stdio: 'inherit' });
  spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  run('npm run release -- --all');
  for (const step of steps.filter((line) => line !== '' && line !== 'npm start')) {
    const startedAt = performance.now();
    if (step.includes('nx serve')) await serve(step);
    else run(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${step}`);
  }
} finally {
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
