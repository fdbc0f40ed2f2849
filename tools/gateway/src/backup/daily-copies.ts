import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError } from '../http/describe-error';
import type { Clock } from '../core/clock';
import { RowsDiffer } from './backup-file';

const COPY = /^plainday-\d{4}-\d\d-\d\d\.backup$/;
/** A copy has this name until it was restored elsewhere; a kill may leave it, and drafts of it. */
const UNTRIED = 'untried.backup';

/** Names of tables may be said, what people typed may not. */
const reasonOf = (error: unknown) =>
  error instanceof RowsDiffer ? error.message : describeError(error);

/** What copies are made of. */
export interface CopyParts {
  readonly folder: string;
  /** How many days are kept. */
  readonly keep: number;
  readonly clock: Clock;
  /** Writes everything into a file. */
  write(path: string): Promise<unknown>;
  /** Restores the file elsewhere; throws when not every row comes back. */
  tryOut(path: string): Promise<unknown>;
  log(line: string): void;
}

/** One copy a day, of which the last few are kept. What bears the name of a day was restored once to try it. */
export class DailyCopies {
  readonly #parts: CopyParts;
  #running: Promise<void> | null = null;

  constructor(parts: CopyParts) {
    this.#parts = parts;
  }

  /** Makes the copy of today where there is none; never two at a time. Failures are told and tried again. */
  async run(): Promise<void> {
    this.#running ??= this.#copy().finally(() => (this.#running = null));
    await this.#running;
  }

  async #copy(): Promise<void> {
    const { folder, clock, log } = this.#parts;
    const today = `plainday-${new Date(clock.now()).toISOString().slice(0, 10)}.backup`;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await readdir(folder);
      if (names.includes(today)) return;
      await this.#remove(names.filter((name) => name.startsWith(UNTRIED)));
      const untried = join(folder, UNTRIED);
      await this.#parts.write(untried);
      await this.#parts.tryOut(untried);
      await rename(untried, join(folder, today));
      await this.#rotate(today);
    } catch (error) {
      log(
        `The copy of today is missing (${reasonOf(error)}). Older ones stay in ${folder}; look whether there is room.`,
      );
    }
  }

  async #rotate(today: string): Promise<void> {
    const { folder, keep } = this.#parts;
    const others = (await readdir(folder)).filter((name) => COPY.test(name) && name !== today);
    const newestFirst = others.sort().reverse();
    await this.#remove(newestFirst.slice(Math.max(keep - 1, 0)));
  }

  async #remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.#parts.folder, name), { force: true });
  }
}
