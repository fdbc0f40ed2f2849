import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@plainday/tool-rspack';
import { rollback, rollbackPart } from './rollback';
import { Site } from '../site/site';
import { Workshop } from '../testing/workshop';
import { createKeyFile, findKey } from '../sign/key-file';
import { isSigned, newKey, publicKeyOf, readKey } from '../sign/keys';
import { signLive } from './sign-live';

const key = readKey(newKey());
const publicKey = publicKeyOf(key);
let shop: Workshop;
afterEach(() => shop.remove());

it('signs every release, rollbacks of the site and of a part too', async () => {
  shop = await Workshop.create(key);
  const { release: first } = await shop.release('tasks');
  await shop.buildRemote('tasks', 'second');
  const { release: second } = await shop.release('tasks/one');
  const third = await rollbackPart(shop.site, { app: 'tasks', tool: 'one' });
  const again = await rollback(shop.site, first.id);
  for (const release of [first, second, third, again]) {
    expect(isSigned(release, publicKey)).toBe(true);
    expect(isSigned({ ...release, createdAt: 'x' }, publicKey)).toBe(false);
  }
  expect(isSigned(first, publicKeyOf(readKey(newKey())))).toBe(false);
});

it('without the key nothing new goes over what is signed, but what was signed comes back', async () => {
  shop = await Workshop.create(key);
  const { release: first } = await shop.release('tasks');
  await shop.buildRemote('tasks', 'second');
  await shop.release('tasks');
  const keyless = new Site(shop.site.folder);
  expect(isSigned(await rollback(keyless, first.id), publicKey)).toBe(true);
  await expect(rollbackPart(keyless, { app: 'tasks' })).rejects.toThrow();
  await expect(keyless.publish({ ...first, id: 'r9' }, { what: 'release' })).rejects.toThrow(
    'there is no key here',
  );
  expect((await keyless.current())?.id).toBe(first.id);
});

it('signs what was live before there was a key, with what a signature has to cover', async () => {
  shop = await Workshop.create();
  const { release } = await shop.release('');
  const { digest: _none, ...shell } = release.shell;
  await shop.site.publish({ ...release, shell }, { what: 'release' });
  await expect(signLive(shop.site)).rejects.toThrow('There is no key');
  const signed = await signLive(new Site(shop.site.folder, key));
  expect(signed).toMatchObject({ id: release.id, shell: release.shell });
  expect(isSigned(signed, publicKey)).toBe(true);
});

it('keeps the key to its owner and out of the repository, and writes over none', async () => {
  shop = await Workshop.create();
  const folder = await mkdtemp(join(tmpdir(), 'plainday-key-'));
  const path = join(folder, 'own', 'release.key');
  const env = { PLAINDAY_SIGNING_KEY: path };
  try {
    expect(() => findKey(env)).toThrow('which is not there');
    const said = createKeyFile(path, workspaceRoot);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const found = findKey(env);
    expect(said).toContain(`PLAINDAY_RELEASE_KEY=${found && publicKeyOf(found)}`);
    const pem = await readFile(path, 'utf8');
    expect(() => createKeyFile(path, workspaceRoot)).toThrow('there already');
    expect(await readFile(path, 'utf8')).toBe(pem);
    expect(() => createKeyFile(join(workspaceRoot, 'release.key'), workspaceRoot)).toThrow(
      'outside of the repository',
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
