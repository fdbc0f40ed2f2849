/** Attempts allowed per window and key (spec §9, Auth). */
const MAX_ATTEMPTS = 5;
/** The window, in milliseconds. */
export const WINDOW_MS = 15 * 60 * 1000;

export interface RateLimit {
  /** Counts an attempt and says whether it may go on. A refused attempt is not counted again. */
  readonly attempt: (email: string) => boolean;
}

/** The limit of the auth screen: in memory, per e-mail, or for all who gave none (spec §8). */
export function createRateLimit(clock: { now: () => number }): RateLimit {
  const attempts = new Map<string, number[]>();

  return {
    attempt(email) {
      const key = email.trim().toLowerCase() || 'anonymous';
      const now = clock.now();
      const recent = (attempts.get(key) ?? []).filter((time) => now - time < WINDOW_MS);
      const allowed = recent.length < MAX_ATTEMPTS;
      attempts.set(key, allowed ? [...recent, now] : recent);
      return allowed;
    },
  };
}
