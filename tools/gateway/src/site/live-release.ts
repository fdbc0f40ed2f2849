import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import type { Release } from '@plainday/federation-contract';
import type { Log } from '../observe/levels';

/** A release with the bytes it was read from. */
export interface LiveRelease {
  readonly release: Release;
  /** The release as JSON, checked: for `/release.json` and for the page, whose shell relies on it. */
  readonly source: string;
}

/** Follows `release.json`: every look compares the file's stamp, and reads it only when it changed. */
export class ReleaseFile {
  readonly #siteDir: string;
  readonly #path: string;
  readonly #log: Log;
  #stamp = '';
  #live: LiveRelease | null = null;

  constructor(siteDir: string, log: Log) {
    this.#siteDir = siteDir;
    this.#path = join(siteDir, 'release.json');
    this.#log = log;
  }

  /** What is live now. A file that cannot be used leaves the release before it live. */
  async current(): Promise<LiveRelease | null> {
    let stamp = '';
    try {
      const { mtimeMs, size, ino } = await stat(this.#path);
      stamp = `${mtimeMs} ${size} ${ino}`;
    } catch {
      return this.#live;
    }
    if (stamp === this.#stamp) return this.#live;
    const refused = (remote: string) =>
      this.#log(`release.json describes '${remote}' wrongly; it is left out.`, 'error');
    try {
      const source = await readFile(this.#path, 'utf8');
      const release = parseRelease(JSON.parse(source), refused);
      await access(join(this.#siteDir, 'shell', release.shell.version, 'index.html'));
      this.#live = { release, source: JSON.stringify(release) };
    } catch {
      this.#log('release.json cannot be used; the release before it stays live.', 'error');
    }
    this.#stamp = stamp;
    return this.#live;
  }
}
