import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import { trialShare } from '@plainday/federation-contract/owned';
import { publicPart } from '@plainday/federation-contract/signed';
import { trialOf, type Trial } from '@plainday/tool-release/trial';
import type { Release } from '@plainday/federation-contract';
import type { Log } from '../core/levels';
import { NotGenuine, type GenuineReleases } from './genuine/genuine';

/** A release with the bytes it was read from. */
export interface LiveRelease {
  readonly release: Release;
  /** The release as JSON, checked: for `/release.json` and for the page, whose shell relies on it. */
  readonly source: string;
  /** In the next channel: of a hundred browsers that did not choose, so many get it. */
  readonly canary: number;
  /** In the next channel: what it has of its own, and how its share grows by itself. */
  readonly parts?: readonly string[];
  readonly trial?: Trial | undefined;
  /** Of a preview: the moment from which nobody gets it any more. */
  readonly until?: string | undefined;
}

export interface ReleaseFileOptions {
  readonly siteDir: string;
  /** The file that is followed: `release.json` when left out. Where it goes away, nothing is live in it any more. */
  readonly file?: string;
  /** Whose releases are served; unsigned ones too where it is left out. */
  readonly genuine?: GenuineReleases | undefined;
  readonly log: Log;
}

type Written = Release & {
  canary?: unknown;
  parts?: unknown;
  trial?: unknown;
  preview?: { until?: unknown };
};

const partsIn = ({ parts }: Written) =>
  Array.isArray(parts) ? parts.filter((part) => typeof part === 'string') : [];

/** Follows `release.json`, or the file of a channel: every look compares the file's stamp, and reads it only when it changed. */
export class ReleaseFile {
  readonly #options: ReleaseFileOptions;
  readonly #path: string;
  readonly #name: string;
  #stamp = '';
  #live: LiveRelease | null = null;

  constructor(options: ReleaseFileOptions) {
    this.#options = options;
    this.#name = options.file ?? 'release.json';
    this.#path = join(options.siteDir, this.#name);
  }

  /** Whether there is a file, usable or not. */
  get isThere(): boolean {
    return this.#stamp !== '';
  }

  /** What is live now. A file that cannot be used leaves the release before it live. */
  async current(): Promise<LiveRelease | null> {
    let stamp = '';
    try {
      const { mtimeMs, size, ino } = await stat(this.#path);
      stamp = `${mtimeMs} ${size} ${ino}`;
    } catch {
      if (this.#options.file) [this.#live, this.#stamp] = [null, ''];
      return this.#live;
    }
    if (stamp === this.#stamp) return this.#live;
    try {
      this.#live = await this.#read(this.#path);
    } catch (error) {
      const why = error instanceof NotGenuine ? ` (${error.message})` : '';
      this.#options.log(
        `${this.#name} cannot be used${why}; the release before it stays live.`,
        'error',
      );
      if (!this.#options.file) this.#live ??= await this.#lastGood();
    }
    this.#stamp = stamp;
    return this.#live;
  }

  async #read(path: string): Promise<LiveRelease> {
    const { siteDir, genuine, log } = this.#options;
    const written = JSON.parse(await readFile(path, 'utf8')) as Written;
    const release = parseRelease(written, (remote) => {
      // Half of what was signed is something else.
      if (genuine) throw new NotGenuine(`it describes '${remote}' wrongly`);
      log(`${this.#name} describes '${remote}' wrongly; it is left out.`, 'error');
    });
    await access(join(siteDir, 'shell', release.shell.version, 'index.html'));
    const share = Number(written.canary) || 0;
    const until = written.preview && String(written.preview.until);
    const own = { release, parts: partsIn(written), trial: trialOf(written.trial), until };
    if (!genuine) return { ...own, canary: share, source: JSON.stringify(release) };
    await genuine.require(release, written, this.#options.file === undefined);
    const canary = written.owned ? Math.min(share, trialShare(written.owned) ?? 0) : share;
    return { ...own, canary, source: JSON.stringify(publicPart(written)) };
  }

  /** After a restart nothing is in memory, but earlier releases are on the disk. */
  async #lastGood(): Promise<LiveRelease | null> {
    const folder = join(this.#options.siteDir, 'releases');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    const kept = this.#options.genuine?.lastPath ?? [];
    const paths = names
      .sort()
      .reverse()
      .map((name) => join(folder, name));
    for (const path of [kept, paths].flat()) {
      const found = await this.#read(path).catch(() => null);
      if (found) return found;
    }
    return null;
  }
}
