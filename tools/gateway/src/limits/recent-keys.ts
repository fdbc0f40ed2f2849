import type { Clock } from '../core/clock';

const MAX_KEYS = 50_000;

/** Keys that were seen lately. Memory is bounded: the one seen longest ago goes first. */
export class RecentKeys {
  readonly #seen = new Map<string, number>();

  constructor(
    readonly keepMs: number,
    readonly clock: Clock,
  ) {}

  /** Notes that a key is seen now. */
  add(key: string): void {
    this.#seen.delete(key);
    this.#seen.set(key, this.clock.now());
    if (this.#seen.size <= MAX_KEYS) return;
    const oldest = this.#seen.keys().next();
    if (!oldest.done) this.#seen.delete(oldest.value);
  }

  /** True for a key that was seen within the time. */
  has(key: string): boolean {
    const at = this.#seen.get(key);
    return at !== undefined && at + this.keepMs > this.clock.now();
  }
}
