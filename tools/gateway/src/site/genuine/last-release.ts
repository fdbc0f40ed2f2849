import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { isSigned } from '@plainday/tool-release/sign';

/** The release of teams that was live last, kept where nobody who releases can write: what is older does not come back. */
export class LastRelease {
  #known: Promise<Release | null> | null = null;

  /**
   * @param path Where it lies.
   * @param keeps False where somebody else writes it.
   */
  constructor(
    readonly path: string,
    private readonly keeps = true,
  ) {}

  /** Null where none is kept, or where it is of another key than this one. */
  read(siteKey: string): Promise<Release | null> {
    return (this.#known ??= this.#fromDisk(siteKey));
  }

  async keep(release: Release): Promise<void> {
    this.#known = Promise.resolve(release);
    if (!this.keeps) return;
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await writeFile(`${this.path}.new`, JSON.stringify(release), { mode: 0o600 });
    await rename(`${this.path}.new`, this.path);
  }

  async #fromDisk(siteKey: string): Promise<Release | null> {
    try {
      const kept = JSON.parse(await readFile(this.path, 'utf8')) as Release;
      return isSigned(kept, siteKey) ? kept : null;
    } catch {
      return null;
    }
  }
}
