import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clearLeftovers, copyFolder, copyMissing, exists, writeAtomically } from './disk';
import { parseRecord, type ReleaseRecord } from '../record/release-record';

/** The published site on disk: builds that are only ever added, and one pointer to what is live. */
export class Site {
  constructor(readonly folder: string) {}

  /** The live release, or null where nothing was published yet. */
  async current(): Promise<ReleaseRecord | null> {
    const path = join(this.folder, 'release.json');
    if (!(await exists(path))) return null;
    return parseRecord(JSON.parse(await readFile(path, 'utf8')));
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

  /** Keeps the release by its id, then flips the pointer. */
  async publish(release: ReleaseRecord): Promise<void> {
    parseRecord(release);
    const json = JSON.stringify(release, null, 2);
    await writeAtomically(this.#recordFile(release.id), json);
    await writeAtomically(join(this.folder, 'release.json'), json);
  }

  #recordFile(id: string): string {
    return join(this.folder, 'releases', `${id}.json`);
  }
}
