// Lives a month with all tools on devices whose clock stands in Berlin, New York and Kathmandu, and compares every
// figure with a model: npm run month; SEED=101 SEEDS=50 from and how many.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const jest = join(root, 'node_modules/jest/bin/jest.js');

for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu']) {
  const { status } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'month', '-t', `a month in ${zone}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TZ: zone },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
