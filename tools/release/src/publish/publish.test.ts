import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleBuild } from '@plainday/federation-contract/release';
import { Workshop } from '../testing/workshop';
import { rollback } from './rollback';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('tasks');
});
afterEach(() => shop.remove());

const live = async () => {
  const release = await shop.site.current();
  if (!release) throw new Error('Nothing is live.');
  return release;
};

async function servedTools(remote: string) {
  const described = (await live()).remotes[remote];
  return described?.modules.map((module) => [module.title, moduleBuild(described, module).version]);
}

test('a remote is taken out, or makes room for the one it is renamed to, and comes back by a rollback', async () => {
  const before = await live();
  await expect(shop.release('', { remove: ['tools-nowhere'] })).rejects.toThrow('is not live');
  await shop.buildRemote('tools-time', 'second');
  const both = { remove: ['tasks'], note: 'moved' };
  await expect(shop.release('tools-time', { ...both, channel: 'next' })).rejects.toThrow(
    'for everybody',
  );
  expect([...(await shop.release('tools-time', both)).changed].sort()).toEqual([
    'tasks',
    'tools-time',
  ]);
  const after = await live();
  expect(after.remotes['tasks']).toBeUndefined();
  expect((await shop.release('tools-time')).changed).toEqual([]);
  await rollback(shop.site);
  expect((await live()).remotes).toEqual(before.remotes);
});

describe('an app', () => {
  it('publishes everything where nothing is live', async () => {
    expect(Object.keys((await live()).remotes)).toEqual(
      expect.arrayContaining(['tasks', 'tools-time']),
    );
  });

  it('is published alone, and falls back on what was live before', async () => {
    const before = await live();
    await shop.buildRemote('tasks', 'second');
    await shop.buildRemote('tools-time', 'second');
    const { changed } = await shop.release('tasks', { note: 'why', by: 'Ada', commit: 'abc' });
    expect(changed).toEqual(['tasks']);
    const after = await live();
    expect(after.remotes['tools-time']).toEqual(before.remotes['tools-time']);
    expect(after.remotes['tasks']?.previous?.version).toBe(before.remotes['tasks']?.version);
    expect(after).toMatchObject({ note: 'why', by: 'Ada', commit: 'abc', changed: ['tasks'] });
  });

  it('changes nothing when its build is the same', async () => {
    const { release, changed } = await shop.release('tasks shell');
    expect([release.id, changed]).toEqual([(await live()).id, []]);
  });

  it('changes nothing when it is only tried', async () => {
    const before = await live();
    await shop.buildRemote('tasks', 'second');
    const { changed } = await shop.release('tasks', { dryRun: true });
    expect(changed).toEqual(['tasks']);
    expect(await live()).toEqual(before);
  });

  it.each(['one.js', 'remote-entry.js', 'remote.json'])('is refused without %s', async (name) => {
    await shop.buildRemote('tasks', 'second');
    await rm(join(shop.distOf('tasks'), name));
    await expect(shop.release('tasks')).rejects.toThrow(name);
    expect(await servedTools('tasks')).toEqual([
      ['one first', expect.any(String)],
      ['two first', expect.any(String)],
    ]);
  });

  it('is refused by a name nobody has', () => {
    expect(() => shop.release('tools-space')).toThrow("There is no 'tools-space'");
  });
});

describe('a tool', () => {
  it('is published while its neighbours stay at their versions', async () => {
    const [one, two] = (await servedTools('tools-time')) ?? [];
    await shop.buildRemote('tools-time', 'second');
    const { changed } = await shop.release('tools-time/two');
    expect(changed).toEqual(['tools-time/two']);
    expect(await servedTools('tools-time')).toEqual([one, ['two second', expect.any(String)]]);
    const remote = (await live()).remotes['tools-time'];
    const released = remote?.modules[1];
    expect(released?.previous?.version).toBe(two?.[1]);
    expect(released?.build?.version).not.toBe(two?.[1]);
    const folders = new Set(remote?.files.map(({ path }) => path.split('/')[3]));
    expect(folders).toEqual(new Set([one?.[1], released?.build?.version]));
  });

  it('may be new', async () => {
    await shop.buildRemote('tools-time', 'second', { tools: ['one', 'two', 'three'] });
    await shop.release('tools-time/three');
    expect((await servedTools('tools-time'))?.map(([title]) => title)).toEqual([
      'one first',
      'two first',
      'three second',
    ]);
  });

  it('is taken along when its remote is released whole', async () => {
    await shop.buildRemote('tools-time', 'second');
    await shop.release('tools-time/two');
    const alone = (await live()).remotes['tools-time']?.modules[1]?.build;
    await shop.buildRemote('tools-time', 'third');
    await shop.release('tools-time');
    const remote = (await live()).remotes['tools-time'];
    expect(remote?.modules.map(({ build, title }) => [title, build])).toEqual([
      ['one third', undefined],
      ['two third', undefined],
    ]);
    expect(remote?.modules[1]?.previous).toEqual(alone);
  });

  it('is refused when the build does not have it', async () => {
    await shop.buildRemote('tools-time', 'second');
    await expect(shop.release('tools-time/nine')).rejects.toThrow("no tool 'nine'");
  });
});

describe('what does not fit', () => {
  const data = '@plainday/data-api';

  it('a remote that uses an export the live shell does not have', async () => {
    const needs = { [data]: { range: '^1.4.0', exports: ['useRow'] } };
    await shop.buildRemote('tasks', 'second', { needs });
    await expect(shop.release('tasks')).rejects.toThrow(
      /tasks \w+ does not fit shell \w+: it uses useRow of @plainday\/data-api.*\n.*npm run release -- shell tasks/,
    );
  });

  it('a shell that takes away an export live remotes use, until all are released together', async () => {
    await shop.buildShell('second', ['useRows'], '1.4.0');
    await expect(shop.release('shell')).rejects.toThrow(/tasks \w+ does not fit.*uses api of/);
    const needs = { [data]: { range: '^1.4.0', exports: ['useRows'] } };
    const apps = Object.keys((await live()).remotes);
    for (const app of apps) await shop.buildRemote(app, 'second', { needs });
    const { changed } = await shop.release(['shell', ...apps].join(' '));
    expect(changed).toEqual(expect.arrayContaining(['shell', 'tasks']));
  });

  it('a remote that needs a newer library, or one with another major', async () => {
    for (const range of ['^1.5.0', '^2.0.0']) {
      await shop.buildRemote('tasks', range, { needs: { [data]: { range, exports: [] } } });
      await expect(shop.release('tasks')).rejects.toThrow(
        `it needs ${data} ${range}, the shell offers 1.4.0`,
      );
    }
  });

  it('a remote of a newer contract, and not one of an older minor', async () => {
    await shop.buildRemote('tasks', 'newer', { contract: '1.4' });
    await expect(shop.release('tasks')).rejects.toThrow('contract 1.4, the shell offers 1.3');
    await shop.buildRemote('tasks', 'older', { contract: '1.0' });
    expect((await shop.release('tasks')).changed).toEqual(['tasks']);
  });

  it('one tool as much as its remote', async () => {
    await shop.buildRemote('tools-time', 'newer', { contract: '2.0' });
    await expect(shop.release('tools-time/one')).rejects.toThrow('contract 2.0');
  });
});
