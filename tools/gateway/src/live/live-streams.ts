import type { Clock } from '../core/clock';
import { eventText, type Change } from './change';
import type { LiveStream, StreamOwner } from './live-stream';
import { RecentChanges } from './recent-changes';

/** How many streams there may be. */
export interface StreamLimits {
  readonly perUser: number;
  readonly perAddress: number;
  readonly total: number;
}

/** A change may be told a moment after a device read: looking back a little further does no harm. */
const MARGIN_MS = 3000;

/** Everybody who listens, by user: a change goes to the devices of its owner and to nobody else. */
export class LiveStreams {
  readonly #byUser = new Map<string, Set<LiveStream>>();
  readonly #atAddress = new Map<string, number>();
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

  /**
   * Why there is no place for one more; null when there is. Where all places are taken, whoever holds the most gives
   * one up to an address that would still hold fewer: some addresses together keep nobody out.
   */
  refuses({ user, address }: Pick<StreamOwner, 'user' | 'address'>): 'own' | 'all' | null {
    const { perUser, perAddress, total } = this.limits;
    const held = this.#byUser.get(user)?.size ?? 0;
    if (held >= perUser || this.#countAt(address) >= perAddress) return 'own';
    return this.#count >= total && !this.#givesUp(address) ? 'all' : null;
  }

  /** The address that gives a place up to another one; none where shares are fair. */
  #givesUp(address: string): string | undefined {
    let [most, busiest] = [this.#countAt(address) + 1, undefined as string | undefined];
    for (const [other, count] of this.#atAddress) {
      if (count > most) [most, busiest] = [count, other];
    }
    return busiest;
  }

  #makePlace(address: string): void {
    if (this.#count < this.limits.total) return;
    const busiest = this.#givesUp(address);
    const oldest = this.all().find(({ owner }) => owner.address === busiest);
    if (!oldest) return;
    this.remove(oldest);
    oldest.end('crowded');
  }

  #countAt(address: string): number {
    return this.#atAddress.get(address) ?? 0;
  }

  /** Takes a stream up, and tells what it has missed in the last `age` milliseconds. */
  add(stream: LiveStream, age: number): void {
    const { user, session, address } = stream.owner;
    this.#makePlace(address);
    const own = this.#byUser.get(user) ?? new Set();
    this.#byUser.set(user, own.add(stream));
    this.#count += 1;
    this.#atAddress.set(address, this.#countAt(address) + 1);
    const missed = this.#recent.since(this.clock.now() - age - MARGIN_MS, user, session);
    stream.send(eventText({ gap: missed === null }, 'ready'));
    for (const { text } of missed ?? []) stream.send(text);
  }

  remove(stream: LiveStream): void {
    const { user, address } = stream.owner;
    const own = this.#byUser.get(user);
    if (!own?.delete(stream)) return;
    this.#count -= 1;
    if (own.size === 0) this.#byUser.delete(user);
    const left = this.#countAt(address) - 1;
    if (left > 0) this.#atAddress.set(address, left);
    else this.#atAddress.delete(address);
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
