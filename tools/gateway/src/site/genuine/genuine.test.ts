import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { newKey, readKey, signRelease } from '@plainday/tool-release/sign';
import { SignedSite, signedFiles } from '../../testing/site/signed-site';
import { GenuineReleases } from './genuine';
import { ReleaseFile } from '../live-release';

let site: SignedSite;
let good: Release;
let lines: string[];

function start(): ReleaseFile {
  const log = (line: string) => void lines.push(line);
  const genuine = new GenuineReleases(site.folder, site.publicKey, log);
  return new ReleaseFile({ siteDir: site.folder, genuine, log });
}

beforeEach(async () => {
  site = await SignedSite.create();
  lines = [];
  good = await site.vouchedFor();
});
afterEach(() => site.remove());

it('runs what was signed, with fields it knows nothing of', async () => {
  const file = start();
  expect(JSON.parse((await file.current())?.source ?? '')).toEqual(good);
  const later = site.sign({ ...good, id: 'r2', shell: { ...good.shell, newer: 1 } as never });
  await site.publish({ ...later, note: 'stays here' });
  expect(JSON.parse((await file.current())?.source ?? '')).toEqual(later);
  expect(lines).toEqual([]);
});

it('runs a release from before, whose files are hashed with SHA-384, and checks them', async () => {
  const file = start();
  const older = { ...(await site.vouchedFor('sha384')), id: 'r0', signature: undefined };
  await site.publish(site.sign(older));
  expect((await file.current())?.release.id).toBe('r0');
  await site.spoil(signedFiles[0]);
  await site.publish(site.sign({ ...older, id: 'r9' }));
  expect((await file.current())?.release.id).toBe('r0');
  expect(lines).toHaveLength(1);
});

it.each(signedFiles)('a changed byte in %s: the release before it goes on', async (name) => {
  const file = start();
  await file.current();
  await site.spoil(name);
  await site.publish(site.sign({ ...good, id: 'r2' }));
  expect((await file.current())?.release.id).toBe('r1');
  expect(lines).toHaveLength(1);
});

it('a changed, missing or foreign signature and a missing hash: refused, and said why', async () => {
  const file = start();
  await file.current();
  const { signature: _none, ...unsigned } = good;
  const { digest: _hash, ...shell } = good.shell;
  const tasks = good.remotes['tasks']!;
  const bare = tasks.files.map(({ path, bytes }) => ({ path, bytes })) as never;
  const bad: [Release, string][] = [
    [{ ...unsigned, id: 'r2' }, 'it is not signed'],
    [{ ...good, id: 'r3' }, 'its signature is wrong'],
    [{ ...good, signature: signRelease(good, readKey(newKey())) }, 'its signature is wrong'],
    [site.sign({ ...good, id: 'r4', shell }), 'it has no hash of its pages'],
    [
      site.sign({ ...good, remotes: { tasks: { ...tasks, files: bare } } }),
      "it describes 'tasks' wrongly",
    ],
  ];
  for (const [release, why] of bad) {
    await site.publish(release);
    expect((await file.current())?.release.id).toBe('r1');
    expect(lines.pop()).toBe(
      `release.json cannot be used (${why}); the release before it stays live.`,
    );
  }
});

it('a restart finds the last good release on the disk', async () => {
  await site.publish({ ...good, id: 'r3', signature: undefined });
  await writeFile(
    join(site.folder, 'releases', 'r3.json'),
    await readFile(join(site.folder, 'release.json')),
  );
  expect((await start().current())?.release.id).toBe('r1');
  await rm(join(site.folder, 'releases', 'r1.json'));
  expect(await start().current()).toBeNull();
});
