import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearLeftovers } from './disk';
import { withSiteLock } from './site-lock';
import { Workshop } from '../testing/workshop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainday-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('lets one in at a time', async () => {
  let inside = 0;
  const seen: number[] = [];
  const job = () =>
    withSiteLock(folder, async () => {
      seen.push((inside += 1));
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 8 }, job));
  expect(seen).toEqual(Array(8).fill(1));
});

it('opens also after a job that failed', async () => {
  await expect(withSiteLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withSiteLock(folder, async () => 'in')).resolves.toBe('in');
});

it('opens when the process that holds it is killed', async () => {
  const source =
    `import { withSiteLock } from ${JSON.stringify(join(__dirname, 'site-lock.ts'))};` +
    `withSiteLock(${JSON.stringify(folder)}, () => new Promise((done) => {` +
    `  console.log('held'); setTimeout(done, 60_000); }));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', source];
  const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  const order: string[] = [];
  const waiting = withSiteLock(folder, async () => order.push('in'));
  order.push('killed');
  holder.kill('SIGKILL');
  await waiting;
  expect(order).toEqual(['killed', 'in']);
});

it('clears what a killed release left half-written, and nothing else', async () => {
  await mkdir(join(folder, 'remotes/tasks/abc.0a1b2c3d.tmp'), { recursive: true });
  await writeFile(join(folder, 'remotes/tasks/abc.0a1b2c3d.tmp/entry.js'), '');
  await writeFile(join(folder, 'release.json.0a1b2c3d.tmp'), '');
  await writeFile(join(folder, 'release.json'), '{}');
  expect(await clearLeftovers(folder)).toBe(2);
  expect(await readdir(folder)).toEqual(['release.json', 'remotes']);
  expect(await readdir(join(folder, 'remotes/tasks'))).toEqual([]);
});

it('teams that release at the same time lose nothing, ten times', async () => {
  const shop = await Workshop.create();
  try {
    await shop.release('tasks');
    for (let round = 0; round < 10; round += 1) {
      const teams = ['tasks', 'tools-time', 'tools-knowledge/one'];
      for (const team of teams) await shop.buildRemote(team.split('/')[0] ?? '', `r${round}`);
      const done = await Promise.all(teams.map((team) => shop.release(team)));
      expect(done.map(({ changed }) => changed)).toEqual(teams.map((team) => [team]));
      const remotes = (await shop.site.current())?.remotes;
      const titles = ['tasks', 'tools-time', 'tools-knowledge'].map(
        (name) => remotes?.[name]?.modules[0]?.title,
      );
      expect(titles).toEqual(Array(3).fill(`one r${round}`));
    }
  } finally {
    await shop.remove();
  }
});
