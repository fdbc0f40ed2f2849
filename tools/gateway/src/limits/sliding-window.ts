import type { Clock } from '../core/clock';

const MAX_KEYS = 50_000;

/** Counts events per key within a sliding window. Memory is bounded: the oldest keys go first. */
export class SlidingWindow {
  readonly #events = new Map<string, number[]>();

  constructor(
    readonly limit: number,
    readonly windowMs: number,
    readonly clock: Clock,
  ) {}

  /** Takes one place if there is one. Returns false when the window is full. */
  take(key: string): boolean {
    const events = this.#recent(key);
    if (events.length >= this.limit) return false;
    this.#store(key, [...events, this.clock.now()]);
    return true;
  }

  /** Gives the latest place back, for an event that turned out not to count. */
  giveBack(key: string): void {
    this.#store(key, this.#recent(key).slice(0, -1));
  }

  /** Forgets a key. */
  clear(key: string): void {
    this.#events.delete(key);
  }

  /** Times of the events that still count, oldest first, in epoch milliseconds. */
  times(key: string): readonly number[] {
    return this.#recent(key);
  }

  /** Milliseconds until a place becomes free; 0 when there is one. */
  waitMs(key: string): number {
    const events = this.#recent(key);
    const blocking = events[events.length - this.limit];
    return blocking === undefined ? 0 : blocking + this.windowMs - this.clock.now();
  }

  #recent(key: string): number[] {
    const since = this.clock.now() - this.windowMs;
    return (this.#events.get(key) ?? []).filter((time) => time > since);
  }

  #store(key: string, events: number[]): void {
    this.#events.delete(key);
    if (events.length === 0) return;
    this.#events.set(key, events);
    if (this.#events.size <= MAX_KEYS) return;
    const oldest = this.#events.keys().next();
    if (!oldest.done) this.#events.delete(oldest.value);
  }
}
