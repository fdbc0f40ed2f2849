const HOUR_MS = 3_600_000;
const MAX_KEYS = 50_000;

/** Counts by key within each hour. In memory: it holds for one process, which keeps one reader from taking all of it. */
export class HourlyLimit {
  readonly #counts = new Map<string, number>();
  #hour = 0;

  constructor(
    readonly limit: number,
    readonly now: () => number,
  ) {}

  /** Takes a place; answers the seconds to wait, 0 when there was one. */
  take(key: string): number {
    const hour = Math.floor(this.now() / HOUR_MS);
    if (hour !== this.#hour || this.#counts.size >= MAX_KEYS) this.#counts.clear();
    this.#hour = hour;
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.limit) return Math.ceil(((hour + 1) * HOUR_MS - this.now()) / 1000);
    this.#counts.set(key, count + 1);
    return 0;
  }
}
