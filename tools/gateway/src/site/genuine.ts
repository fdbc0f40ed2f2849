import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@plainday/federation-contract';
import { folderDigest } from '@plainday/tool-release/digest';
import { algorithmOf, isIntact } from '@plainday/tool-release/integrity';
import { isSigned } from '@plainday/tool-release/sign';

/** Why a release is not run, for the log. */
export class NotGenuine extends Error {}

const unpack = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

async function refuseOddTwins(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) {
    const [, ending] = /\.(br|gz)$/.exec(name) ?? [];
    if (!ending) continue;
    const twin = join(parentPath, name);
    const [packed, plain] = await Promise.all([readFile(twin), readFile(twin.slice(0, -3))]);
    const same = plain.equals(await unpack[ending as 'br' | 'gz'](packed));
    if (!same) throw new NotGenuine(`${name} is not what it packs`);
  }
}

async function refuseOtherFolder(folder: string, digest: string | undefined): Promise<void> {
  if (digest === undefined) throw new NotGenuine('it has no hash of its pages');
  const found = await folderDigest(folder, algorithmOf(digest));
  if (found !== digest) throw new NotGenuine('its pages were changed');
  await refuseOddTwins(folder);
}

/** Throws with the reason where a release was not signed by this key. */
export function requireSignature(release: Release, publicKey: string): void {
  if (release.signature === undefined) throw new NotGenuine('it is not signed');
  if (!isSigned(release, publicKey)) throw new NotGenuine('its signature is wrong');
}

/** Rejects with the reason where a file of a release is not what was signed. */
export async function requireFiles(siteDir: string, release: Release): Promise<void> {
  const { shell, marketing, remotes } = release;
  const files = [...shell.files, ...Object.values(remotes).flatMap((remote) => remote.files)];
  for (const { path, integrity } of files) {
    const content = await readFile(join(siteDir, path)).catch(() => '');
    if (!isIntact(content, integrity)) throw new NotGenuine(`${path} was changed`);
  }
  await refuseOtherFolder(join(siteDir, 'shell', shell.version), shell.digest);
  await refuseOtherFolder(join(siteDir, 'marketing', marketing.version), marketing.digest);
}
