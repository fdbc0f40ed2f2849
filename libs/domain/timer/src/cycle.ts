/** One step of a repeating cycle. */
export interface CyclePhase<Name extends string> {
  readonly name: Name;
  readonly durationMs: number;
}

/** Where a repeating cycle stands. Times in milliseconds. */
export interface CyclePosition<Name extends string> {
  readonly name: Name;
  readonly durationMs: number;
  readonly elapsedMs: number;
  readonly remainingMs: number;
  /** Whole cycles done so far. */
  readonly cycles: number;
}

/**
 * Phase of a repeating cycle, from nothing but the time that has passed (spec §4, Mindful break).
 *
 * @param phases At least one, each longer than zero.
 * @param elapsedMs Milliseconds since the cycle began.
 */
export function cycleAt<Name extends string>(
  phases: readonly CyclePhase<Name>[],
  elapsedMs: number,
): CyclePosition<Name> {
  const total = phases.reduce((sum, phase) => sum + phase.durationMs, 0);
  const elapsed = Math.max(0, elapsedMs);
  let rest = elapsed % total;
  for (const { name, durationMs } of phases) {
    if (rest < durationMs) {
      return {
        name,
        durationMs,
        elapsedMs: rest,
        remainingMs: durationMs - rest,
        cycles: Math.floor(elapsed / total),
      };
    }
    rest -= durationMs;
  }
  throw new Error('cycleAt() needs at least one phase that lasts longer than zero.');
}
