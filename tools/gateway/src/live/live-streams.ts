import type { Clock } from '../limits/clock';
import { eventText, type Change } from './change';
import type { LiveStream } from './live-stream';
import { RecentChanges } from './recent-changes';

/** How many streams there may be. */
export interface StreamLimits {
  readonly perUser: number;
  readonly total: number;
}

/** A change may be told a moment after a device read: looking back a little further does no harm. */
const MARGIN_MS = 3000;

/** Everybody who listens, by user: a change goes to the devices of its owner and to nobody else. */
export class LiveStreams {
  readonly #byUser = new Map<string, Set<LiveStream>>();
  readonly #recent: RecentChanges;
  #count = 0;

  constructor(
    readonly limits: StreamLimits,
    readonly clock: Clock,
  ) {
    this.#recent = new RecentChanges(clock);
  }

  get count(): number {
    return this.#count;
  }

  /** Why there is no place for one more; null when there is. */
  refuses(user: string): 'user' | 'all' | null {
    if (this.#count >= this.limits.total) return 'all';
    return (this.#byUser.get(user)?.size ?? 0) >= this.limits.perUser ? 'user' : null;
  }

  /** Takes a stream up, and tells what it has missed in the last `age` milliseconds. */
  add(stream: LiveStream, age: number): void {
    const { user, session } = stream.owner;
    const own = this.#byUser.get(user) ?? new Set();
    this.#byUser.set(user, own.add(stream));
    this.#count += 1;
    const missed = this.#recent.since(this.clock.now() - age - MARGIN_MS, user, session);
    stream.send(eventText({ gap: missed === null }, 'ready'));
    for (const { text } of missed ?? []) stream.send(text);
  }

  remove(stream: LiveStream): void {
    const own = this.#byUser.get(stream.owner.user);
    if (!own?.delete(stream)) return;
    this.#count -= 1;
    if (own.size === 0) this.#byUser.delete(stream.owner.user);
  }

  /** Passes a change on, but not to the session that made it. */
  publish(change: Change): void {
    this.#recent.add(change);
    for (const stream of this.#byUser.get(change.owner) ?? []) {
      if (stream.owner.session !== change.session) stream.send(change.text);
    }
  }

  /** The database is heard, for the first time or again: who listens may have missed something. */
  begin(): void {
    this.#recent.begin();
    for (const stream of this.all()) stream.send(eventText({ gap: true }, 'ready'));
  }

  /** All streams, as they are now. */
  all(): readonly LiveStream[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }
}
