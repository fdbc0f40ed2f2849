const last = new Map<string, Promise<unknown>>();

/** Does one job after another of those in this process that have the same key. A job that fails does not hold up the next. */
export async function inTurn<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const own = before.then(job, job);
  last.set(key, own);
  try {
    return await own;
  } finally {
    if (last.get(key) === own) last.delete(key);
  }
}
