/** The door to the time of day, passed in wherever a rule depends on it, so that tests set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** The clock of this device. */
export const systemClock: Clock = { now: () => Date.now() };
