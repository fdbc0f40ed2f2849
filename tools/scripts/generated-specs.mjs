// `npm run test:generated`: generates a tool of each kind in a copy of the repository, releases it into a site of its
// own, and runs the browser tests that were generated with it. Takes what is committed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REMOTE = 'tools-time';
const root = join(import.meta.dirname, '../..');
const kinds = JSON.parse(
  readFileSync(join(root, 'tools/generators/src/testing/kinds.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'plainday-generated-'));
const copy = join(folder, 'plainday');
const env = { ...process.env, PLAINDAY_SITE_DIR: join(copy, '.cache/site'), NX_DAEMON: 'false' };

function run(command, ...args) {
  const { status } = spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}.`);
}

try {
  spawnSync('git', ['clone', '-q', '--shared', root, copy], { stdio: 'inherit' });
  spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  const calls = kinds.map((kind) => ['tool', { remote: REMOTE, ...kind }]);
  run('node', 'tools/generators/src/testing/generate.mjs', JSON.stringify(calls));
  run('node', '--import', 'tsx', 'tools/release/src/main.ts', '--all');
  const specs = kinds.map(({ id }) => `apps/${REMOTE}/e2e/${id}.spec.ts`);
  run('npx', 'playwright', 'test', '--project=sample', '--reporter=list', ...specs);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
