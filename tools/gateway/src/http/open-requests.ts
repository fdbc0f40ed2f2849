/** Counts open requests per address, so that one client cannot take all places. */
export class OpenRequests {
  readonly #open = new Map<string, number>();

  constructor(readonly limit: number) {}

  /** Takes a place; false when the address has none left. */
  enter(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.limit) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  /** Gives the place back. */
  leave(address: string): void {
    const open = (this.#open.get(address) ?? 1) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }

  /** Holds a place while the work lasts; false, and no work, when the address has none left. */
  async during(address: string, work: () => Promise<unknown>): Promise<boolean> {
    if (!this.enter(address)) return false;
    try {
      await work();
    } finally {
      this.leave(address);
    }
    return true;
  }

  /** Requests open right now, from everyone. */
  get total(): number {
    let sum = 0;
    for (const open of this.#open.values()) sum += open;
    return sum;
  }
}
