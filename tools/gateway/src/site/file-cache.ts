import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

const MAX_BYTES = 48 * 1024 * 1024;

/** Reads files below one folder and keeps the ones that never change in memory. */
export class FileCache {
  readonly #root: string;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** The file's content, or null where there is no such file inside the folder. */
  async read(segments: readonly string[], immutable: boolean): Promise<Buffer | null> {
    const path = join(this.#root, ...segments);
    const known = this.#kept.get(path);
    if (known) return known;
    try {
      const [root, real] = await Promise.all([realpath(this.#root), realpath(path)]);
      if (!real.startsWith(root + sep)) return null;
      const content = await readFile(real);
      if (immutable) this.#keep(path, content);
      return content;
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
