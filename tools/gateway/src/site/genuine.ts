import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import type { Release } from '@plainday/federation-contract';
import { ASSETS_JSON, checkFiles, hashesOf } from '@plainday/tool-release/files';
import { isSigned } from '@plainday/tool-release/sign';
import type { Log } from '../observe/levels';

/** Why a release is not run, for the log. */
export class NotGenuine extends Error {}

/** The releases that were signed with one key, and every file that they vouch for. */
export class GenuineReleases {
  readonly #siteDir: string;
  readonly #key: string;
  readonly #log: Log;
  readonly #hashes = new Map<string, string>();
  /** What earlier releases on the disk vouch for; read when a page from before asks for it. */
  #earlier: Promise<void> | null = null;

  constructor(siteDir: string, key: string, log: Log) {
    this.#siteDir = siteDir;
    this.#key = key;
    this.#log = log;
  }

  /** Rejects with the reason where a release was not signed, or a file of it is not what was signed. */
  async require(release: Release, written: Release): Promise<void> {
    if (written.signature === undefined) throw new NotGenuine('it is not signed');
    if (!isSigned(written, this.#key)) throw new NotGenuine('its signature is wrong');
    const { shell, marketing } = release;
    if (!shell.digest || !marketing.digest) throw new NotGenuine('it has no hash of its pages');
    const { hashes, damaged } = await checkFiles(this.#siteDir, release);
    if (damaged[0]) throw new NotGenuine(`${damaged[0]} was changed`);
    for (const [path, hash] of hashes) this.#hashes.set(path, hash);
    this.#earlier = null;
    if (hashes.has(`/marketing/${marketing.version}/${ASSETS_JSON}`)) return;
    this.#log(
      'The public pages are from before their scripts and pictures were signed, and do without ' +
        'them. Release them again: npm run release -- marketing',
      'error',
    );
  }

  /** The hash of a file of any of them; undefined for what none vouches for. */
  async hashOf(path: string): Promise<string | undefined> {
    if (!this.#hashes.has(path)) await (this.#earlier ??= this.#readEarlier());
    return this.#hashes.get(path);
  }

  async #readEarlier(): Promise<void> {
    const folder = join(this.#siteDir, 'releases');
    for (const name of await readdir(folder).catch(() => [])) {
      const hashes = await this.#vouchedBy(join(folder, name)).catch(() => []);
      for (const [path, hash] of hashes) {
        if (!this.#hashes.has(path)) this.#hashes.set(path, hash);
      }
    }
  }

  async #vouchedBy(path: string): Promise<Iterable<[string, string]>> {
    const written = JSON.parse(await readFile(path, 'utf8')) as Release;
    if (!isSigned(written, this.#key)) return [];
    return hashesOf(this.#siteDir, parseRelease(written));
  }
}
