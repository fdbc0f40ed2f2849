import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tempFolder } from '../testing/temp-site';
import { lockDataDir } from './data-lock';
import { processStart } from './process-identity';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await tempFolder());
});
afterEach(() => remove());

const lockFile = () => join(folder, 'gateway.lock');

async function withSleeper<T>(run: (pid: number, kill: () => Promise<void>) => Promise<T>) {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  try {
    return await run(child.pid ?? 0, kill);
  } finally {
    await kill();
  }
}

it('refuses a second taker and names the process that has it', async () => {
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
  await (await lockDataDir(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('never takes the lock of another process that lives, and takes it over once that was killed', async () => {
  await withSleeper(async (pid, kill) => {
    await writeFile(lockFile(), JSON.stringify({ pid, start: await processStart(pid) }));
    await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${pid}`);
    await kill();
    const lock = await lockDataDir(folder);
    expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });
});

const foreign = JSON.stringify({ pid: process.pid, start: 'x', place: 'another container' });

it('leaves a lock of another container alone while that one touches it (H3)', async () => {
  await writeFile(lockFile(), foreign);
  const beat = setInterval(() => void utimes(lockFile(), new Date(), new Date()), 300);
  await expect(lockDataDir(folder)).rejects.toThrow('of another container or machine');
  clearInterval(beat);
  expect(await readFile(lockFile(), 'utf8')).toBe(foreign);
});

it('takes over a lock of another container that nobody touches any more, without a person (H3)', async () => {
  await writeFile(lockFile(), foreign);
  const lock = await lockDataDir(folder);
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
}, 30_000);

it('waits for the takeover of a killed taker to grow old, without a person (L7)', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, start: 'gone' }));
  const guard = `${lockFile()}.takeover`;
  await mkdir(guard);
  const before = new Date(Date.now() - 7_000);
  await utimes(guard, before, before);
  await (await lockDataDir(folder)).release();
}, 30_000);

it('notices that another has taken the data over while it stood still', async () => {
  const lock = await lockDataDir(folder);
  expect(await lock.isOwn()).toBe(true);
  await writeFile(lockFile(), foreign);
  await lock.lost;
  expect(await lock.isOwn()).toBe(false);
  await lock.release();
  expect(await readFile(lockFile(), 'utf8')).toBe(foreign);
}, 20_000);

it('asks at once, not at the next beat, when the clock has jumped', async () => {
  const lock = await lockDataDir(folder);
  await writeFile(lockFile(), foreign);
  const real = Date.now;
  Date.now = () => real() + 60_000;
  const isOwn = await lock.isOwn().finally(() => (Date.now = real));
  expect(isOwn).toBe(false);
  await lock.release();
});

it('puts a lock back that was deleted by hand', async () => {
  const lock = await lockDataDir(folder);
  await rm(lockFile());
  for (let looks = 0; looks < 100 && !existsSync(lockFile()); looks += 1) await pause(100);
  expect(await lock.isOwn()).toBe(true);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
}, 20_000);

it('touches the lock it holds', async () => {
  const lock = await lockDataDir(folder);
  const { mtimeMs } = await stat(lockFile());
  for (let looks = 0; looks < 100 && (await stat(lockFile())).mtimeMs === mtimeMs; looks += 1) {
    await pause(100);
  }
  expect((await stat(lockFile())).mtimeMs).not.toBe(mtimeMs);
  await lock.release();
}, 20_000);

it('takes over a lock whose pid was given to another process', async () => {
  await withSleeper(async (pid) => {
    await writeFile(lockFile(), JSON.stringify({ pid, start: 'another boot 1' }));
    await (await lockDataDir(folder)).release();
  });
});

it.each(['', '{', '{"pid":"x"}', '{"pid":1}'])(
  'takes over an unreadable lock: %j',
  async (text) => {
    await writeFile(lockFile(), text);
    await (await lockDataDir(folder)).release();
  },
);

it('gives a stale lock to exactly one of many takers', async () => {
  for (let round = 0; round < 5; round += 1) {
    await writeFile(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, start: 'gone' }));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  }
});

it('does not remove a lock that is no longer its own', async () => {
  const lock = await lockDataDir(folder);
  await writeFile(lockFile(), JSON.stringify({ pid: 1, start: 'someone else' }));
  await lock.release();
  expect(await readFile(lockFile(), 'utf8')).toContain('someone else');
});
