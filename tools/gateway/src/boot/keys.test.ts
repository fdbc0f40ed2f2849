import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../testing/temp-site';
import { keysOf, loadKeys } from './keys';
import { weakness } from './weak-secret';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await tempFolder());
});
afterEach(() => remove());

const path = () => join(folder, 'data', 'keys.json');

it('makes strong keys once, readable by the owner only', async () => {
  const first = await loadKeys(path());
  expect(Buffer.from(first.jwtSecret, 'base64url')).toHaveLength(48);
  expect(first.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/);
  expect(first.secretKey).toMatch(/^sb_secret_[\w-]{48}$/);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  expect(await loadKeys(path())).toEqual(first);
});

it('makes other keys for another directory', async () => {
  const [one, two] = [await loadKeys(path()), await loadKeys(join(folder, 'other', 'keys.json'))];
  expect(one.jwtSecret).not.toBe(two.jwtSecret);
  expect(one.secretKey).not.toBe(two.secretKey);
});

it('closes a file that others could read', async () => {
  await loadKeys(path());
  await chmod(path(), 0o644);
  await loadKeys(path());
  expect((await stat(path())).mode & 0o777).toBe(0o600);
});

it('refuses a weak secret and says which', async () => {
  const keys = await loadKeys(path());
  await writeFile(path(), JSON.stringify({ ...keys, jwtSecret: 'dev-secret-change-me' }));
  await expect(loadKeys(path())).rejects.toThrow(/jwtSecret.*shorter than 32 bytes/);
});

it('refuses a broken file and leaves it alone', async () => {
  await loadKeys(path());
  await writeFile(path(), '{"jwtSecret":');
  await expect(loadKeys(path())).rejects.toThrow(/keys cannot be read.*backup/);
  expect(await readFile(path(), 'utf8')).toBe('{"jwtSecret":');
});

it('makes the same keys of the same secret, and others of another', () => {
  const secret = 'Kq3nV8-xWz0pLr7yTb2m_Hc5sJd9gFa1';
  const keys = keysOf(secret);
  expect(keysOf(secret)).toEqual(keys);
  expect(Object.values(keysOf(`${secret}2`)).some((key) => Object.values(keys).includes(key))).toBe(
    false,
  );
  for (const key of Object.values(keys)) {
    expect(weakness(key)).toBeNull();
    expect(key).not.toContain(secret);
  }
});
