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
  /** Milliseconds it was worked for, begun work by estimate, counted from when it came. */
  used: number;
  /** What its work took last. */
  cost: number;
}

/** Lines that owe time although they ask for nothing now; beyond it they are forgiven. */
const MAX_RESTING = 200;

/**
 * Lets work run in turns: each key has a few places and a line of its own, and next is who was worked for the
 * least, not who has sent the most. So many costly requests of one wait behind the cheap ones of others; where
 * nobody else asks, nobody waits.
 */
export class FairShare {
  /** In the order of their turns, which decides between equals. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;
  /** How far those who are served have come: newcomers begin there, not before everybody. */
  #level = 0;

  constructor(
    readonly shares: Shares,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** How many run and wait now. */
  get count(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Runs the work when it is its key's turn. Throws `Busy` when the line is full. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = await this.#enter(key);
    const [begun, estimate] = [this.now(), line.cost];
    line.used += estimate;
    try {
      return await work();
    } finally {
      line.cost = this.now() - begun;
      line.used += line.cost - estimate;
      this.#leave(line);
    }
  }

  async #enter(key: string): Promise<Line> {
    const { running, runningPerKey, waiting, waitingPerKey } = this.shares;
    const line = this.#lineOf(key);
    if (this.#running < running && line.running < runningPerKey) {
      this.#start(line);
      return line;
    }
    if (line.waiting.length >= waitingPerKey) throw new Busy(true);
    if (this.#waiting >= waiting) throw new Busy(line.running + line.waiting.length > 0);
    this.#waiting += 1;
    await new Promise<void>((begin) => line.waiting.push(begin));
    return line;
  }

  #lineOf(key: string): Line {
    const known = this.#lines.get(key);
    if (known) {
      const rests = known.running + known.waiting.length === 0;
      if (rests) known.used = Math.max(known.used, this.#level);
      return known;
    }
    if (this.#lines.size >= MAX_RESTING) this.#forgive();
    const line: Line = { running: 0, waiting: [], used: this.#level, cost: 0 };
    this.#lines.set(key, line);
    return line;
  }

  #forgive(): void {
    for (const [key, { running, waiting }] of this.#lines) {
      if (running + waiting.length === 0) this.#lines.delete(key);
    }
  }

  #start(line: Line): void {
    this.#running += 1;
    line.running += 1;
    this.#level = Math.max(this.#level, line.used);
  }

  #leave(line: Line): void {
    this.#running -= 1;
    line.running -= 1;
    while (this.#running < this.shares.running && this.#beginNext()) continue;
  }

  #beginNext(): boolean {
    let next: [string, Line] | undefined;
    for (const [key, line] of this.#lines) {
      if (line.waiting.length === 0 || line.running >= this.shares.runningPerKey) continue;
      if (!next || line.used < next[1].used) next = [key, line];
    }
    if (!next) return false;
    const [key, line] = next;
    // Among equals its next turn comes after everybody else's.
    this.#lines.delete(key);
    this.#lines.set(key, line);
    this.#waiting -= 1;
    this.#start(line);
    line.waiting.shift()?.();
    return true;
  }
}
