import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { servantOfRoot } from './identity';
import { openPrograms } from './open-programs';

const isRoot = process.getuid?.() === 0;

describe('openPrograms()', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'plainday-programs-'));
    await chmod(root, 0o755);
  });
  afterEach(() => rm(root, { recursive: true }));

  /** Three programs below a folder with this mode. */
  async function programsBelow(mode: number) {
    const bin = join(root, 'checkout', 'native', 'bin');
    await mkdir(bin, { recursive: true });
    const paths = { postgres: '', initdb: '', pg_ctl: '' };
    for (const name of ['postgres', 'initdb', 'pg_ctl'] as const) {
      paths[name] = join(bin, name);
      await writeFile(paths[name], '#!/bin/sh\necho 18', { mode: 0o755 });
    }
    await chmod(join(root, 'checkout'), mode);
    return paths;
  }

  it('leaves programs where they are that everybody may run', async () => {
    const programs = await programsBelow(0o755);
    expect(await openPrograms(programs, root)).toEqual(programs);
  });

  it('brings them where they can be run when root keeps them in a closed folder', async () => {
    const programs = await programsBelow(0o700);
    const opened = await openPrograms(programs, root);
    expect(opened.postgres !== programs.postgres).toBe(isRoot);
    const user = isRoot ? await servantOfRoot() : {};
    expect(spawnSync(opened.initdb, { ...user, encoding: 'utf8' }).stdout).toBe('18\n');
    expect(await openPrograms(programs, root)).toEqual(opened);
  });

  it('never takes a folder that others may write to', async () => {
    const programs = await programsBelow(0o700);
    const { postgres } = await openPrograms(programs, root);
    if (postgres === programs.postgres) return expect(isRoot).toBe(false);
    const copy = join(postgres, '..', '..');
    await chmod(copy, 0o777);
    await expect(openPrograms(programs, root)).rejects.toThrow('belongs to somebody else');
    expect((await stat(copy)).mode & 0o777).toBe(0o777);
  });
});
