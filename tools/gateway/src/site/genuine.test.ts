import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@plainday/federation-contract';
import { folderDigest } from '@plainday/tool-release/digest';
import { integrityOf, type Algorithm } from '@plainday/tool-release/integrity';
import { newKey, publicKeyOf, readKey, signRelease } from '@plainday/tool-release/sign';
import { sampleRelease, tempFolder } from '../testing/temp-site';
import { ReleaseFile } from './live-release';

const key = readKey(newKey());
const files = [
  'shell/s1/index.html',
  'shell/s1/worker.js',
  'shell/s1/worker.js.br',
  'marketing/m1/index.html',
  'marketing/m1/pricing/index.html',
  'assets/dashboard.1.js',
  'remotes/tasks/v1/remote-entry.js',
  'remotes/tasks/v1/list.js',
  'remotes/tasks/v1/matrix.js',
];
const contentOf = (name: string) =>
  name.endsWith('.br') ? brotliCompressSync(name.slice(0, -3)) : Buffer.from(name);

let folder: string;
let remove: () => Promise<void>;
let good: Release;
let lines: string[];

/** The sample, with the hashes that a build gives to its files. */
async function vouchedFor(algorithm?: Algorithm): Promise<Release> {
  const { shell, marketing, remotes, ...rest } = sampleRelease;
  const tasks = remotes['tasks']!;
  const digest = (path: string) => folderDigest(join(folder, path), algorithm);
  const withHash = <File extends { path: string }>(file: File) => ({
    ...file,
    integrity: integrityOf(file.path.slice(1), algorithm),
  });
  return signed({
    ...rest,
    shell: { ...shell, files: shell.files.map(withHash), digest: await digest('shell/s1') },
    marketing: { ...marketing, digest: await digest('marketing/m1') },
    remotes: { tasks: { ...tasks, files: tasks.files.map(withHash) } },
  });
}

function signed(release: Release): Release {
  return { ...release, signature: signRelease(release, key) };
}

async function publish(release: unknown): Promise<void> {
  await writeFile(join(folder, 'next'), JSON.stringify(release));
  await rename(join(folder, 'next'), join(folder, 'release.json'));
}

function start(): ReleaseFile {
  const log = (line: string) => void lines.push(line);
  return new ReleaseFile({ siteDir: folder, releaseKey: publicKeyOf(key), log });
}

beforeEach(async () => {
  ({ folder, remove } = await tempFolder());
  lines = [];
  for (const name of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), contentOf(name));
  }
  good = await vouchedFor();
  await mkdir(join(folder, 'releases'));
  await writeFile(join(folder, 'releases', 'r1.json'), JSON.stringify(good));
  await publish(good);
});
afterEach(() => remove());

it('runs what was signed, with fields it knows nothing of', async () => {
  const file = start();
  expect(JSON.parse((await file.current())?.source ?? '')).toEqual(good);
  const later = signed({ ...good, id: 'r2', shell: { ...good.shell, newer: 1 } as never });
  await publish({ ...later, note: 'stays here' });
  expect(JSON.parse((await file.current())?.source ?? '')).toEqual(later);
  expect(lines).toEqual([]);
});

it('runs a release from before, whose files are hashed with SHA-384, and checks them', async () => {
  const file = start();
  const older = { ...(await vouchedFor('sha384')), id: 'r0', signature: undefined };
  await publish(signed(older));
  expect((await file.current())?.release.id).toBe('r0');
  const name = files[0] ?? '';
  await writeFile(join(folder, name), `${contentOf(name).toString()}!`);
  await publish(signed({ ...older, id: 'r9' }));
  expect((await file.current())?.release.id).toBe('r0');
  expect(lines).toHaveLength(1);
});

it.each(files)('a changed byte in %s: the release before it goes on', async (name) => {
  const file = start();
  await file.current();
  const content = contentOf(name);
  content[content.length >> 1]! ^= 1;
  await writeFile(join(folder, name), content);
  await publish(signed({ ...good, id: 'r2' }));
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
    [signed({ ...good, id: 'r4', shell }), 'it has no hash of its pages'],
    [
      signed({ ...good, remotes: { tasks: { ...tasks, files: bare } } }),
      "it describes 'tasks' wrongly",
    ],
  ];
  for (const [release, why] of bad) {
    await publish(release);
    expect((await file.current())?.release.id).toBe('r1');
    expect(lines.pop()).toBe(
      `release.json cannot be used (${why}); the release before it stays live.`,
    );
  }
});

it('a restart finds the last good release on the disk', async () => {
  await publish({ ...good, id: 'r3', signature: undefined });
  await writeFile(
    join(folder, 'releases', 'r3.json'),
    await readFile(join(folder, 'release.json')),
  );
  expect((await start().current())?.release.id).toBe('r1');
  await rm(join(folder, 'releases', 'r1.json'));
  expect(await start().current()).toBeNull();
});
