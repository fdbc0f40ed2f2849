/** Runs jobs of one name strictly one after the other, so that an edit never overtakes its insert. */
export interface Lanes {
  run<Result>(lane: string, job: () => Promise<Result>): Promise<Result>;
}

/** Makes an empty set of lanes. */
export function createLanes(): Lanes {
  const tails = new Map<string, Promise<unknown>>();

  function run<Result>(lane: string, job: () => Promise<Result>): Promise<Result> {
    const result = (tails.get(lane) ?? Promise.resolve()).then(job, job);
    tails.set(lane, result);
    return result;
  }

  return { run };
}
