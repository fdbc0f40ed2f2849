import type { Clock } from '../core/clock';

const HOUR_MS = 3_600_000;
/** So many hours are counted, this one the last. */
const HOURS = 12;
const SEEN = 20;

/** A fault in a browser, by names and numbers of the program alone. */
export interface SeenFault {
  readonly at: string;
  readonly kind: string;
  /** `shell` for the shell itself. */
  readonly tool: string;
  readonly version?: string | undefined;
  readonly release: string;
  readonly healed: boolean;
  readonly error?: string | undefined;
  readonly place?: string | undefined;
}

/** What failed in browsers of late, as far as this process knows: numbers by the hour, and the last ones. */
export class RecentFaults {
  readonly #clock: Clock;
  readonly #startedAt: number;
  /** By hour, the counts of tools. */
  readonly #hours = new Map<number, Map<string, number>>();
  #seen: SeenFault[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startedAt = clock.now();
  }

  /** Since when it is counted. */
  get since(): string {
    const from = (this.#hour() - HOURS + 1) * HOUR_MS;
    return new Date(Math.max(from, this.#startedAt)).toISOString();
  }

  /** The last ones since then, the newest first. */
  get seen(): readonly SeenFault[] {
    const { since } = this;
    return this.#seen.filter(({ at }) => at >= since);
  }

  note(fault: Omit<SeenFault, 'at'>): void {
    const hour = this.#hour();
    const counts = this.#hours.get(hour) ?? new Map<string, number>();
    counts.set(fault.tool, (counts.get(fault.tool) ?? 0) + 1);
    this.#hours.set(hour, counts);
    for (const old of this.#hours.keys()) if (old <= hour - HOURS) this.#hours.delete(old);
    this.#seen = [{ ...fault, at: new Date(this.#clock.now()).toISOString() }, ...this.#seen];
    this.#seen.length = Math.min(this.#seen.length, SEEN);
  }

  /** How often these tools failed, by hour, the present one last. */
  hoursOf(tools: readonly string[]): number[] {
    const last = this.#hour();
    return Array.from({ length: HOURS }, (_, at) => {
      const counts = this.#hours.get(last - HOURS + 1 + at);
      return tools.reduce((sum, tool) => sum + (counts?.get(tool) ?? 0), 0);
    });
  }

  #hour(): number {
    return Math.floor(this.#clock.now() / HOUR_MS);
  }
}
