/** There is no place left, not even to wait. */
export class Busy extends Error {
  constructor(
    /** True when this one alone has taken its part. */
    readonly isOwnFault: boolean,
  ) {
    super('Busy');
  }
}

/** How much may run and wait at the same time. */
export interface Shares {
  readonly running: number;
  readonly runningPerKey: number;
  readonly waiting: number;
  readonly waitingPerKey: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets work run in turns: each key has a few places and a line of its own, and whoever has work waiting is next
 * by turn, not by how much it has sent.
 */
export class FairShare {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(readonly shares: Shares) {}

  /** Runs the work when it is its key's turn. Throws `Busy` when the line is full. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#enter(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  async #enter(key: string): Promise<void> {
    const { running, runningPerKey, waiting, waitingPerKey } = this.shares;
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (this.#running < running && line.running < runningPerKey) {
      this.#start(line);
      return;
    }
    if (line.waiting.length >= waitingPerKey) throw new Busy(true);
    if (this.#waiting >= waiting) throw new Busy(line.running + line.waiting.length > 0);
    this.#waiting += 1;
    await new Promise<void>((begin) => line.waiting.push(begin));
  }

  #start(line: Line): void {
    this.#running += 1;
    line.running += 1;
  }

  #leave(key: string): void {
    const line = this.#lines.get(key);
    if (!line) return;
    this.#running -= 1;
    line.running -= 1;
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(key);
    this.#next();
  }

  #next(): void {
    for (const [key, line] of this.#lines) {
      if (this.#running >= this.shares.running) return;
      if (line.waiting.length === 0 || line.running >= this.shares.runningPerKey) continue;
      // Its next turn comes after everybody else's.
      this.#lines.delete(key);
      this.#lines.set(key, line);
      const begin = line.waiting.shift();
      this.#waiting -= 1;
      this.#start(line);
      begin?.();
    }
  }
}
