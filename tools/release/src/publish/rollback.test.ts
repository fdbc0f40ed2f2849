import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolVersion } from '../record/changes';
import { listReleases } from '../show/list';
import { parsePart } from '../record/parts';
import { publish } from './publish';
import { rollback, rollbackPart } from './rollback';
import { Workshop } from '../testing/workshop';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('tasks');
});
afterEach(() => shop.remove());

const back = (part: string) => rollbackPart(shop.site, parsePart(part), { by: 'Ada' });

async function live() {
  const release = await shop.site.current();
  if (!release) throw new Error('Nothing is live.');
  return release;
}

async function second(...parts: string[]) {
  for (const part of parts) {
    await shop.buildRemote(parsePart(part).app, 'second');
    await shop.release(part);
  }
}

describe('the whole site', () => {
  it('goes back to the release before, and to any by its id', async () => {
    const first = await live();
    await second('tasks', 'tools-time');
    const latest = await live();
    expect((await rollback(shop.site)).id).toBe(latest.previous);
    expect((await rollback(shop.site, first.id)).id).toBe(first.id);
    await expect(rollback(shop.site)).rejects.toThrow('no earlier release');
    await expect(rollback(shop.site, 'nope')).rejects.toThrow("There is no release 'nope'");
  });

  it('refuses files that are gone or were changed', async () => {
    const entry = (await live()).remotes['tasks']?.entry ?? '';
    await second('tasks');
    const bad = await live();
    await writeFile(join(shop.site.folder, entry), 'tampered');
    await expect(rollback(shop.site)).rejects.toThrow(entry);
    await rm(join(shop.site.folder, entry));
    await expect(rollback(shop.site)).rejects.toThrow('Nothing was rolled back');
    expect((await live()).id).toBe(bad.id);
  });
});

describe('one remote', () => {
  it('goes back while what others released since stays', async () => {
    const first = await live();
    await second('tasks', 'tools-time');
    const others = (await live()).remotes['tools-time'];
    const release = await back('tasks');
    expect(release.remotes['tasks']).toEqual(first.remotes['tasks']);
    expect(release.remotes['tools-time']).toEqual(others);
    expect(release).toMatchObject({ by: 'Ada', changed: ['tasks'] });
  });

  it('goes back further, past what was rolled back', async () => {
    const first = (await live()).remotes['tasks']?.version;
    await second('tasks');
    await shop.buildRemote('tasks', 'third');
    await shop.release('tasks');
    await back('tasks');
    expect((await back('tasks')).remotes['tasks']?.version).toBe(first);
    await expect(back('tasks')).rejects.toThrow('no earlier version of tasks');
  });
});

describe('the shell', () => {
  it('goes back alone', async () => {
    const first = (await live()).shell;
    await shop.buildShell('second');
    await shop.release('shell');
    await second('tasks');
    const { tasks } = (await live()).remotes;
    const release = await back('shell');
    expect([release.shell, release.remotes['tasks']]).toEqual([first, tasks]);
  });

  it('stays where live remotes need it', async () => {
    const api = ['api', 'useRows', 'useRow'];
    await shop.buildShell('second', api, '1.5.0');
    await shop.release('shell');
    const needs = { '@plainday/data-api': { range: '^1.5.0', exports: ['useRow'] } };
    await shop.buildRemote('tasks', 'second', { needs });
    await shop.release('tasks');
    await expect(back('shell')).rejects.toThrow(/tasks \w+ does not fit shell/);
  });
});

describe('one tool', () => {
  it('goes back alone, released alone', async () => {
    const first = await live();
    await second('tools-time/two');
    const release = await back('tools-time/two');
    const [one, two] = release.remotes['tools-time']?.modules ?? [];
    expect(one).toEqual(first.remotes['tools-time']?.modules[0]);
    expect(two).toMatchObject({ title: 'two first' });
    expect(two?.build).toBeUndefined();
  });

  it('goes back alone, released with its remote', async () => {
    const before = (await live()).remotes['tools-time'];
    await second('tools-time');
    const remote = (await back('tools-time/two')).remotes['tools-time'];
    expect(remote?.modules.map(({ title }) => title)).toEqual(['one second', 'two first']);
    expect(toolVersion(remote, 'two')).toBe(before?.version);
    const paths = remote?.files.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(before?.files.map(({ path }) => path) ?? []));
  });
});

describe('what was not there before', () => {
  it('a tool is taken out again alone, released alone or with its remote', async () => {
    const tools = ['one', 'two', 'three'];
    for (const part of ['tools-time/three', 'tools-time']) {
      const before = (await live()).remotes['tools-time'];
      await shop.buildRemote('tools-time', part, { tools });
      await shop.release(part);
      const release = await back('tools-time/three');
      const remote = release.remotes['tools-time'];
      expect(remote?.modules.map(({ id }) => id)).toEqual(['one', 'two']);
      if (part !== 'tools-time') expect(remote).toEqual(before);
      expect(release.note).toMatch(/^tools-time\/three back from \w+ to nothing$/);
      await expect(shop.release(part)).rejects.toThrow('was rolled back from this build');
    }
  });

  it('a remote is taken out again', async () => {
    await shop.release('', { remove: ['tools-time'] });
    await shop.release('tools-time');
    expect((await back('tools-time')).remotes['tools-time']).toBeUndefined();
    expect((await live()).remotes['tasks']).toBeDefined();
  });
});

it('needs no source: a remote that is gone from the workspace goes back by its name', async () => {
  const release = async (text: string) => {
    await shop.buildRemote('tools-gone', text);
    await publish(shop.site, [{ app: 'tools-gone' }], { distOf: shop.distOf });
  };
  await release('first');
  await release('second');
  const program = join(__dirname, '../main.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, '--rollback', 'tools-gone/two'],
    { env: { ...process.env, PLAINDAY_SITE_DIR: shop.site.folder } },
  );
  expect(stdout).toContain('Live:');
  const titles = (await live()).remotes['tools-gone']?.modules.map(({ title }) => title);
  expect(titles).toEqual(['one second', 'two first']);
});

describe('what was rolled back', () => {
  it('does not come again by itself', async () => {
    await second('tasks');
    await back('tasks');
    const { changed, held } = await shop.release('tasks tools-time', { passHeld: true });
    expect([changed, held]).toEqual([[], ['tasks']]);
    expect(await listReleases(shop.site)).toMatch(/\nHeld back: tasks@\w+$/);
    await expect(shop.release('tasks')).rejects.toThrow('npm run release -- tasks --again');
  });

  it('does not come with its whole remote either', async () => {
    await second('tools-time/two');
    await back('tools-time/two');
    const { held } = await shop.release('tools-time', { passHeld: true });
    expect(held).toEqual(['tools-time']);
  });

  it('is held also after the whole site went back', async () => {
    await second('tasks');
    await rollback(shop.site);
    await expect(shop.release('tasks')).rejects.toThrow('was rolled back');
  });

  it('comes again when asked, and the mark is gone', async () => {
    await second('tasks');
    await back('tasks');
    const { release, changed } = await shop.release('tasks', { again: true });
    expect([changed, release.held]).toEqual([['tasks'], undefined]);
  });

  it('does not stand in the way of a better build', async () => {
    await second('tasks');
    await back('tasks');
    await shop.buildRemote('tasks', 'third');
    expect((await shop.release('tasks')).changed).toEqual(['tasks']);
  });
});
