import type { ModuleOffers } from '../offers/offers';

interface Options {
  readonly load: (moduleId: string) => Promise<ModuleOffers>;
  readonly now?: () => number;
}

/** Milliseconds a module that could not be loaded is left alone: a search asks at every key. */
const REST_MS = 5_000;

/** What modules offer, each loaded once; one that failed is tried again after a rest. */
export function createSources({ load, now = Date.now }: Options) {
  const known = new Map<string, Promise<ModuleOffers>>();
  const failedAt = new Map<string, number>();

  return {
    get(id: string): Promise<ModuleOffers> {
      const failed = failedAt.get(id);
      if (failed !== undefined && now() - failed >= REST_MS) {
        failedAt.delete(id);
        known.delete(id);
      }
      const held = known.get(id);
      if (held) return held;
      const loading = load(id);
      known.set(id, loading);
      loading.catch(() => failedAt.set(id, now()));
      return loading;
    },
  };
}
