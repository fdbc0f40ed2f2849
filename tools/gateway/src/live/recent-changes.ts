import type { Clock } from '../core/clock';
import type { Change } from './change';

/** How long a device may be away and still be told just what it missed. */
const KEPT_MS = 120_000;
const MOST = 10_000;
/** A device that missed more reads its lists again. */
const MOST_FOR_ONE = 200;

/** The changes of the last two minutes, for devices that were away for a moment. */
export class RecentChanges {
  readonly #kept: { readonly at: number; readonly change: Change }[] = [];
  /** From then on nothing is missing; null while nobody listens to the database. */
  #completeFrom: number | null = null;

  constructor(
    readonly clock: Clock,
    readonly most = MOST,
  ) {}

  /** The database is heard from now on; what happened before may be missing. */
  begin(): void {
    this.#kept.length = 0;
    this.#completeFrom = this.clock.now();
  }

  add(change: Change): void {
    const now = this.clock.now();
    this.#kept.push({ at: now, change });
    while (this.#kept.length > this.most || (this.#kept[0]?.at ?? now) < now - KEPT_MS) {
      const dropped = this.#kept.shift();
      if (dropped) this.#completeFrom = Math.max(this.#completeFrom ?? now, dropped.at + 1);
    }
  }

  /** What the others did to the owner's rows since then; null when it cannot be told. */
  since(from: number, owner: string, session: string): readonly Change[] | null {
    if (this.#completeFrom === null || from < this.#completeFrom) return null;
    const missed = this.#kept
      .filter(({ at, change }) => at >= from && change.owner === owner)
      .map(({ change }) => change)
      .filter((change) => change.session !== session);
    return missed.length > MOST_FOR_ONE ? null : missed;
  }
}
