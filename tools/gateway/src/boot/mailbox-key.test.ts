import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { tempFolder } from '../testing/temp-site';
import { loadMailboxKey, mailboxKeyPath } from './mailbox-key';

it('is made once, and only its owner can read it', async () => {
  const { folder, remove } = await tempFolder();
  const key = await loadMailboxKey(folder);
  expect(key).toMatch(/^[\w-]{32}$/);
  await chmod(mailboxKeyPath(folder), 0o644);
  expect(await loadMailboxKey(folder)).toBe(key);
  expect((await stat(mailboxKeyPath(folder))).mode & 0o777).toBe(0o600);
  await writeFile(mailboxKeyPath(folder), 'x');
  expect(await loadMailboxKey(folder)).not.toBe('x');
  expect(await readFile(mailboxKeyPath(folder), 'utf8')).toMatch(/^[\w-]{32}\n$/);
  await remove();
});
