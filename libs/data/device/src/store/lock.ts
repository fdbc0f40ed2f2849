/** The locks of this browser. Undefined where it has none. */
export function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

/**
 * Runs a job while no other tab holds the lock of this name. Where the browser has no locks, or the
 * page is about to go, it runs at once: a write must not be lost for the sake of its order.
 */
export function withLock<Result>(
  name: string,
  job: () => Result | Promise<Result>,
): Promise<Result> {
  const locks = browserLocks();
  const leaving = typeof document !== 'undefined' && document.visibilityState === 'hidden';
  if (!locks || leaving) return Promise.resolve(job());
  return locks.request(name, job) as Promise<Result>;
}
