import { cachedQueries } from './cache-port';
import type { LateReads, Tag } from './ports/late-reads';

/** Makes the list of late reads of one store. */
export function createLateReads(): LateReads {
  const late = new Map<string, readonly Tag[]>();
  return {
    writeEnded(tags, state) {
      if (tags.length === 0) return;
      for (const { status, requestId } of Object.values(cachedQueries(state)).flatMap(
        (entry) => entry ?? [],
      )) {
        if (status !== 'pending' || !requestId) continue;
        late.set(requestId, [...(late.get(requestId) ?? []), ...tags]);
      }
    },
    take(readId) {
      const tags = late.get(readId) ?? [];
      late.delete(readId);
      return tags;
    },
    clear: () => late.clear(),
  };
}
