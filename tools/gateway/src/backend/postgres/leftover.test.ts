import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftover } from './leftover';

describe('stopLeftover', () => {
  let cluster: string;
  beforeEach(async () => {
    cluster = await mkdtemp(join(tmpdir(), 'plainday-leftover-'));
  });
  afterEach(() => rm(cluster, { recursive: true }));

  it('finds nothing without a pid file, and with one of a process that is gone', async () => {
    expect(await stopLeftover(cluster)).toBe(false);
    await writeFile(join(cluster, 'postmaster.pid'), '999999999\n');
    expect(await stopLeftover(cluster)).toBe(false);
  });

  it.each(['', '\0\0\0\0', 'rubbish\n/tmp\n'])(
    'clears a pid file that a power cut has torn: %j',
    async (text) => {
      const pidFile = join(cluster, 'postmaster.pid');
      await writeFile(pidFile, text);
      expect(await stopLeftover(cluster)).toBe(false);
      expect(existsSync(pidFile)).toBe(false);
    },
  );

  it('spares a stranger who got the old number, and clears the file', async () => {
    const pidFile = join(cluster, 'postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n`);
    expect(await stopLeftover(cluster)).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
  });
});
