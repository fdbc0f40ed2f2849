const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAX_PEOPLE = 50_000;

/** Recordings one person may send. */
const PER_MINUTE = 10;
const PER_DAY = 60;

/**
 * Counts recordings by person, within a minute and within a day. In memory: it holds for one process, which is
 * enough to keep one person from spending what all share.
 */
export class RateLimit {
  readonly #sent = new Map<string, number[]>();

  constructor(readonly now: () => number) {}

  /** Takes a place; answers the seconds to wait, 0 when there was one. */
  take(person: string): number {
    const now = this.now();
    const sent = (this.#sent.get(person) ?? []).filter((at) => at > now - DAY_MS);
    const blocking = Math.max(free(sent, PER_MINUTE, MINUTE_MS), free(sent, PER_DAY, DAY_MS));
    if (blocking > now) return Math.ceil((blocking - now) / 1000);
    // The one who came last goes to the end, so that the first is the one who has been away the longest.
    this.#sent.delete(person);
    this.#sent.set(person, [...sent, now]);
    if (this.#sent.size > MAX_PEOPLE) {
      const [oldest] = this.#sent.keys();
      if (oldest !== undefined) this.#sent.delete(oldest);
    }
    return 0;
  }
}

/** When the next one may be sent. */
function free(sent: readonly number[], limit: number, windowMs: number): number {
  const blocking = sent[sent.length - limit];
  return blocking === undefined ? 0 : blocking + windowMs;
}
