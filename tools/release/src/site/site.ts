import type { KeyObject } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOf } from '@plainday/federation-contract/owned';
import type { Owned, Owners } from '@plainday/federation-contract/owned-schema';
import { signedText } from '@plainday/federation-contract/signed';
import { clearLeftovers, copyFolder, copyMissing, exists, writeAtomically } from './disk';
import { parseRecord, type ReleaseRecord } from '../record/release-record';
import { folderDigest } from '../build/digest';
import { sharesOf } from '../record/trial-plan';
import { addToLog, type LogEntry } from '../log/site-log';
import { publicKeyOf, signRelease } from '../sign/keys';
import { sealed, siteKeyOf } from '../sign/seal';

/** Where the release of a channel lies, which is tried before all have it. */
const channelFile = (channel: string) => `channels/${channel}.json`;

/** The published site on disk: builds that are only ever added, and one pointer to what is live. */
export class Site {
  constructor(
    readonly folder: string,
    readonly key: KeyObject | null = null,
    /** Who is at work, for the log. */
    private readonly by?: string,
    /** Tells whoever is at work of what did not hinder it. */
    readonly warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ) {}

  /** Whether what is published is signed. */
  get canSign(): boolean {
    return this.key !== null;
  }

  /** The public half of the key that is here; null where none is. */
  get publicKey(): string | null {
    return this.key && publicKeyOf(this.key);
  }

  /** Whether the key that is here is the one of the site, or of one of its teams. */
  isOfTeam(owned: Owned): boolean {
    const keys = [siteKeyOf(owned), ...Object.values(owned.owners.teams).flat()];
    return this.publicKey !== null && keys.includes(this.publicKey);
  }

  /** Whether the key that is here may sign a part; every key may where the site has one owner. */
  maySign({ owned }: ReleaseRecord, part: string): boolean {
    if (!owned || !this.publicKey) return true;
    const team = owned.owners.teams[ownerOf(owned.owners, part)];
    return siteKeyOf(owned) === this.publicKey || Boolean(team?.includes(this.publicKey));
  }

  /** The live release, or null where nothing was published yet. */
  async current(): Promise<ReleaseRecord | null> {
    const path = join(this.folder, 'release.json');
    if (!(await exists(path))) return null;
    return parseRecord(JSON.parse(await readFile(path, 'utf8')));
  }

  /** What waits in a channel, the next one by default, or null. */
  async next(channel = 'next'): Promise<ReleaseRecord | null> {
    const record = await this.buildJson<unknown>(channelFile(channel));
    return record === null ? null : parseRecord(record);
  }

  /** The channels in which something waits: `next`, and one for each preview. */
  async channels(): Promise<string[]> {
    const names = await readdir(join(this.folder, 'channels')).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -5))
      .sort();
  }

  /** Puts a release into a channel; without an entry for the log where it only goes on from what is live. */
  async publishNext(
    release: ReleaseRecord,
    entry?: LogEntry,
    channel = 'next',
  ): Promise<ReleaseRecord> {
    const shares = release.trial && sharesOf(release.trial);
    const canary = shares?.most ?? release.canary;
    const signed = await this.sign(parseRecord({ ...release, canary }), channel);
    const record = shares
      ? { ...signed, canary: Math.min(shares.now, signed.canary ?? 0) }
      : signed;
    if (entry) await this.note({ ...entry, release: record });
    await writeAtomically(join(this.folder, channelFile(channel)), JSON.stringify(record, null, 2));
    return record;
  }

  /** Ends a channel: everybody gets what is live. */
  async dropNext(channel = 'next'): Promise<void> {
    await rm(join(this.folder, channelFile(channel)), { force: true });
  }

  /** An earlier release by its id. Throws when there is none. */
  async release(id: string): Promise<ReleaseRecord> {
    const found = await this.find(id);
    if (!found)
      throw new Error(`There is no release '${id}'. npm run release -- --list shows all.`);
    return found;
  }

  /** An earlier release by its id, null when there is none. */
  async find(id: string): Promise<ReleaseRecord | null> {
    const path = this.#recordFile(id);
    if (!/^[\w-]+$/.test(id) || !(await exists(path))) return null;
    return parseRecord(JSON.parse(await readFile(path, 'utf8')));
  }

  /** All releases there are, the newest first. */
  async releases(): Promise<ReleaseRecord[]> {
    const folder = join(this.folder, 'releases');
    const names = (await exists(folder)) ? await readdir(folder) : [];
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
    const records = await Promise.all(ids.map((id) => this.release(id)));
    return records.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** What a published build says of itself; null where the build is gone. */
  async buildJson<T>(path: string): Promise<T | null> {
    const file = join(this.folder, path);
    return (await exists(file)) ? (JSON.parse(await readFile(file, 'utf8')) as T) : null;
  }

  /** Copies a build to its place, unless it is there already. */
  addFolder(source: string, target: string): Promise<void> {
    return copyFolder(source, join(this.folder, target));
  }

  /** Adds hashed files to the shared folder of assets. */
  addAssets(source: string): Promise<void> {
    return copyMissing(source, join(this.folder, 'assets'));
  }

  /** Removes what killed releases left behind. To be called under the lock. */
  clearLeftovers(): Promise<number> {
    return clearLeftovers(this.folder);
  }

  /** Adds a line to the log of the site. To be called under the lock. */
  note(entry: LogEntry): Promise<void> {
    return addToLog(this.folder, { by: this.by, ...entry }, this.key);
  }

  /** Signs the release, keeps it by its id, then flips the pointer. With `owners` the site belongs to these teams from now on, with null to one again. */
  async publish(
    release: ReleaseRecord,
    entry: LogEntry,
    owners?: Owners | null,
  ): Promise<ReleaseRecord> {
    const record = await this.sign(parseRecord(release), 'live', owners);
    await this.note({ ...entry, release: record, owners: owners ?? undefined });
    const json = JSON.stringify(record, null, 2);
    await writeAtomically(this.#recordFile(record.id), json);
    await writeAtomically(join(this.folder, 'release.json'), json);
    return record;
  }

  /**
   * A release as it would be signed; rejects where the key that is here may not. Without a key an earlier release of a
   * site with one owner can come back as it was signed, and a new one only where none is signed.
   */
  async sign(
    record: ReleaseRecord,
    channel = 'live',
    owners?: Owners | null,
  ): Promise<ReleaseRecord> {
    const live = await this.current();
    const held = owners === null ? undefined : (owners ?? live?.owned?.owners);
    if (this.key) {
      const whole = await this.#withDigests(record);
      if (live && held) {
        const next = await this.next(channel === 'live' ? 'next' : channel);
        return sealed(whole, { key: this.key, owners: held, channel, live, next });
      }
      const single = { ...whole, owned: undefined };
      return { ...single, signature: signRelease(single, this.key) };
    }
    const before = record.signature && !held ? await this.find(record.id) : null;
    if (before && signedText(before) === signedText(record)) return record;
    if (live?.signature) {
      throw new Error(
        'What is live is signed, and there is no key here: see PLAINDAY_SIGNING_KEY.',
      );
    }
    return { ...record, signature: undefined };
  }

  /** Releases from before there was a key do not name all that a signature has to cover. */
  async #withDigests({ shell, marketing, ...rest }: ReleaseRecord): Promise<ReleaseRecord> {
    const digest = (folder: string) => folderDigest(join(this.folder, folder));
    const [ofShell, ofMarketing] = await Promise.all([
      shell.digest ?? digest(`shell/${shell.version}`),
      marketing.digest ?? digest(`marketing/${marketing.version}`),
    ]);
    return {
      ...rest,
      shell: { ...shell, digest: ofShell },
      marketing: { ...marketing, digest: ofMarketing },
    };
  }

  #recordFile(id: string): string {
    return join(this.folder, 'releases', `${id}.json`);
  }
}
