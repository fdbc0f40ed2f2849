/** How often a text has to come before it is kept. */
const OFTEN = 3;
/** Each is kept by every connection, there and here. */
const MOST_KEPT = 100;
const MOST_COUNTED = 1000;
/** Longer ones are rows in bulk, of which no two are alike. */
const LONGEST = 4000;
/** Connections are replaced within the hour, and what they keep goes with them. */
const LIFETIME_MS = 60 * 60_000;

/** Tells texts that are worth keeping from those that come once; however many there are, it keeps few. */
export class SeenOften {
  readonly #counts = new Map<string, number>();
  readonly #kept = new Set<string>();
  #since: number;

  constructor(readonly now: () => number = () => performance.now()) {
    this.#since = now();
  }

  /** Counts the text; whether it is one of those to keep. */
  has(text: string): boolean {
    if (this.#kept.has(text)) return true;
    if (text.length > LONGEST) return false;
    if (this.now() - this.#since > LIFETIME_MS) this.#begin();
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN || this.#kept.size >= MOST_KEPT) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return false;
    }
    this.#counts.delete(text);
    this.#kept.add(text);
    return true;
  }

  #begin(): void {
    this.#since = this.now();
    this.#counts.clear();
    this.#kept.clear();
  }
}
