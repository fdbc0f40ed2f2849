import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isIntact } from '@plainday/tool-release/integrity';
import { isTwinOf, type TwinEnding } from '@plainday/tool-release/twins';
import type { Log } from '../core/levels';

const MAX_BYTES = 48 * 1024 * 1024;

/** Who knows which files may be served, and with which content. */
interface Vouching {
  hashOf(path: string): Promise<string | undefined>;
}

/**
 * Reads files below one folder and keeps them in memory: what lies under a path never changes, for its name or its
 * folder is that of its content. Where somebody vouches for files, nothing else is given away: what is compared are the
 * bytes that are served.
 */
export class FileCache {
  readonly #root: string;
  readonly #vouching: Vouching | null;
  readonly #log: Log;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(root: string, vouching: Vouching | null = null, log: Log = () => undefined) {
    this.#root = root;
    this.#vouching = vouching;
    this.#log = log;
  }

  /**
   * The file's content, or null where there is no such file inside the folder.
   *
   * @param mayKeep False for what a browser asks for anew each time: where nobody vouches for files, it is read again.
   */
  read(segments: readonly string[], mayKeep = true): Promise<Buffer | null> {
    return this.#read(`/${segments.join('/')}`, mayKeep, async (content, path) => {
      if (!this.#vouching) return true;
      const hash = await this.#vouching.hashOf(path);
      return hash === undefined ? null : isIntact(content, hash);
    });
  }

  /** The compressed twin of a file, or null where it has none. */
  async readTwin(
    segments: readonly string[],
    ending: TwinEnding,
    mayKeep = true,
  ): Promise<Buffer | null> {
    const plain = await this.read(segments, mayKeep);
    if (!plain) return null;
    return this.#read(`/${segments.join('/')}${ending}`, mayKeep, (content) =>
      this.#vouching ? isTwinOf(plain, content, ending) : true,
    );
  }

  /** `check` says whether content is right, null where nobody knows of it. */
  async #read(
    path: string,
    mayKeep: boolean,
    check: (content: Buffer, path: string) => Promise<boolean | null> | boolean,
  ): Promise<Buffer | null> {
    const isKept = mayKeep || this.#vouching !== null;
    const known = isKept ? this.#kept.get(path) : undefined;
    if (known) return known;
    const content = await this.#fromDisk(path);
    if (!content) return null;
    const isRight = await check(content, path);
    if (isRight === false) {
      this.#log(`${path} is not what was signed, and is not served.`, 'error');
    }
    if (!isRight) return null;
    if (isKept) this.#keep(path, content);
    return content;
  }

  async #fromDisk(path: string): Promise<Buffer | null> {
    try {
      const [root, real] = await Promise.all([
        realpath(this.#root),
        realpath(join(this.#root, path)),
      ]);
      return real.startsWith(root + sep) ? await readFile(real) : null;
    } catch {
      return null;
    }
  }

  #keep(path: string, content: Buffer): void {
    this.#kept.set(path, content);
    this.#bytes += content.length;
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}
