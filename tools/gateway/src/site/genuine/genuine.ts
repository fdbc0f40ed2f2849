import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import type { Release } from '@plainday/federation-contract';
import { ASSETS_JSON, checkFiles, hashesOf } from '@plainday/tool-release/files';
import { goesBack, trialShare } from '@plainday/federation-contract/owned';
import { publicPart } from '@plainday/federation-contract/signed';
import { isSigned, unproven } from '@plainday/tool-release/sign';
import type { Log } from '../../core/levels';
import type { LastRelease } from './last-release';

/** Why a release is not run, for the log. */
export class NotGenuine extends Error {}

/** The releases that were signed with one key, and every file that they vouch for. */
export class GenuineReleases {
  readonly #siteDir: string;
  readonly #key: string;
  readonly #log: Log;
  readonly #last: LastRelease | null;
  readonly #hashes = new Map<string, string>();
  /** What earlier releases on the disk vouch for; read when a page from before asks for it. */
  #earlier: Promise<void> | null = null;

  constructor(siteDir: string, key: string, log: Log, last: LastRelease | null = null) {
    this.#siteDir = siteDir;
    this.#key = key;
    this.#log = log;
    this.#last = last;
  }

  /** Where the release of teams lies that was live last. */
  get lastPath(): string | undefined {
    return this.#last?.path;
  }

  /**
   * Rejects with the reason where a release was not signed, or not by the teams whose parts are in it, where a part of a
   * team is older than it was live, or a file is not what was signed.
   */
  async require(release: Release, written: Release, isForAll: boolean): Promise<void> {
    if (written.signature === undefined) throw new NotGenuine('it is not signed');
    const wrong = unproven(written, this.#key);
    if (wrong) throw new NotGenuine(written.owned ? wrong : 'its signature is wrong');
    if (isForAll && trialShare(written.owned) !== undefined) {
      throw new NotGenuine('parts of it are signed for a trial only');
    }
    const last = (await this.#last?.read(this.#key)) ?? null;
    if (goesBack(written.owned, last?.owned)) {
      throw new NotGenuine('parts of it are older than what was live');
    }
    const { shell, marketing } = release;
    if (!shell.digest || !marketing.digest) throw new NotGenuine('it has no hash of its pages');
    const { hashes, damaged } = await checkFiles(this.#siteDir, release);
    if (damaged[0]) throw new NotGenuine(`${damaged[0]} was changed`);
    for (const [path, hash] of hashes) this.#hashes.set(path, hash);
    this.#earlier = null;
    if (isForAll && written.owned) await this.#last?.keep(publicPart(written));
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
