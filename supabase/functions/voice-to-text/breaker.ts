const FAILURES = 5;
const REST_MS = 30_000;

/** Stops asking a service that has failed several times in a row, for a while. */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;

  constructor(readonly now: () => number) {}

  /** Seconds until the service is asked again; 0 when it may be asked now. */
  waitSeconds(): number {
    return Math.max(0, Math.ceil((this.#restsUntil - this.now()) / 1000));
  }

  /** Tells how the service has done. */
  note(isGood: boolean): void {
    this.#failures = isGood ? 0 : this.#failures + 1;
    if (this.#failures < FAILURES) return;
    this.#failures = FAILURES - 1;
    this.#restsUntil = this.now() + REST_MS;
  }
}
