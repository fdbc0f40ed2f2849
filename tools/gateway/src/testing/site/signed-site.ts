import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@plainday/federation-contract';
import { folderDigest } from '@plainday/tool-release/digest';
import { integrityOf, type Algorithm } from '@plainday/tool-release/integrity';
import { newKey, publicKeyOf, readKey, signRelease } from '@plainday/tool-release/sign';
import { sampleRelease, tempFolder } from '../temp-site';

const pageAssets = ['assets/site.1.js', 'assets/live.1.js', 'assets/font.1.woff2'];

/** Files of the release, each with its own name as content; twins hold what they pack. */
export const signedFiles = [
  'shell/s1/index.html',
  'shell/s1/index.html.br',
  'shell/s1/worker.js',
  'shell/s1/worker.js.br',
  'shell/s1/worker.js.gz',
  'shell/s1/icon.svg',
  'marketing/m1/index.html',
  'marketing/m1/index.html.br',
  'marketing/m1/pricing/index.html',
  'marketing/m1/favicon.svg',
  'marketing/m1/favicon.svg.br',
  'marketing/m1/robots.txt',
  'marketing/m1/sitemap.xml',
  ...pageAssets,
  'assets/site.1.js.br',
  'assets/live.1.js.gz',
  'assets/dashboard.1.js',
  'assets/dashboard.1.js.br',
  'remotes/tasks/v1/remote-entry.js',
  'remotes/tasks/v1/list.js',
  'remotes/tasks/v1/list.js.gz',
  'remotes/tasks/v1/matrix.js',
] as const;

/** What lies in a file of the signed site. */
export function contentOf(name: string): Buffer {
  if (name.endsWith('.br')) return brotliCompressSync(name.slice(0, -3));
  if (name.endsWith('.gz')) return gzipSync(name.slice(0, -3));
  return Buffer.from(name);
}

const described = (name: string, algorithm?: Algorithm) => ({
  path: `/${name}`,
  bytes: name.length,
  integrity: integrityOf(name, algorithm),
});

/** A site whose releases are signed, in a folder of its own. */
export class SignedSite {
  readonly #key = readKey(newKey());
  readonly publicKey = publicKeyOf(this.#key);

  private constructor(
    readonly folder: string,
    readonly remove: () => Promise<void>,
  ) {}

  static async create(): Promise<SignedSite> {
    const { folder, remove } = await tempFolder();
    const site = new SignedSite(folder, remove);
    for (const name of signedFiles) await site.write(name, contentOf(name));
    await site.write(
      'marketing/m1/assets.json',
      JSON.stringify(pageAssets.map((name) => described(name))),
    );
    const good = await site.vouchedFor();
    await site.write('releases/r1.json', JSON.stringify(good));
    await site.publish(good);
    return site;
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(this.folder, name)), { recursive: true });
    await writeFile(join(this.folder, name), content);
  }

  /** Changes one byte in the middle of a file. */
  async spoil(name: string): Promise<void> {
    const content = contentOf(name);
    const middle = content.length >> 1;
    content.writeUInt8(content.readUInt8(middle) ^ 1, middle);
    await this.write(name, content);
  }

  sign(release: Release): Release {
    return { ...release, signature: signRelease(release, this.#key) };
  }

  /** Makes a release live as a release does: the pointer changes at once. */
  async publish(release: unknown): Promise<void> {
    await this.write('pending', JSON.stringify(release));
    await rename(join(this.folder, 'pending'), join(this.folder, 'release.json'));
  }

  /** The sample, signed, with the hashes that a build gives to its files. */
  async vouchedFor(algorithm?: Algorithm): Promise<Release> {
    const { shell, marketing, remotes, ...rest } = sampleRelease;
    const { tasks } = remotes;
    if (!tasks) throw new Error('The sample has no tasks.');
    const digest = (path: string) => folderDigest(join(this.folder, path), algorithm);
    const withHash = ({ path }: { path: string }) => described(path.slice(1), algorithm);
    return this.sign({
      ...rest,
      shell: { ...shell, files: shell.files.map(withHash), digest: await digest('shell/s1') },
      marketing: { ...marketing, digest: await digest('marketing/m1') },
      remotes: { tasks: { ...tasks, files: tasks.files.map(withHash) } },
    });
  }
}
