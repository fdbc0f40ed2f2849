import type { AnyRow } from '../rows/any-row';
import type { CachePatch } from './cache-patch';

/** Which cached query result. */
export interface CachePlace {
  readonly key: string;
  readonly endpoint: string;
  readonly arg: unknown;
}

/** A cached query result, as the optimistic layer needs it. */
export interface CacheEntry extends CachePlace {
  readonly data: unknown;
}

/** What the layer asks of the store. */
export interface CachePort {
  /** Entries of an endpoint that hold data. */
  entries(endpoint: string): readonly CacheEntry[];
  write(entry: CacheEntry, data: unknown): void;
}

interface Operation {
  readonly id: string;
  /** An older page has left it. */
  readonly isLeft: boolean;
  patches: readonly CachePatch[];
  settled: boolean;
  /** Reads that were under way when the write settled: their answers may not have it yet. */
  waitsFor: ReadonlySet<string>;
  /** Where an answer of a read has come in while it was open: it may be of after the write. */
  readonly crossed: Map<string, CachePlace>;
}

/**
 * Keeps what the server said apart from what is still being written: every view is the server's data
 * with the open operations applied in order. So taking one back leaves the others, and an answer that
 * arrives in between does not hide what was just done.
 */
export interface Optimism {
  /** A row as it is shown, in one of the lists of the endpoints. */
  find(endpoints: readonly string[], id: string): AnyRow | undefined;
  /** A row that is shown, as the server has it: without what is still being written. */
  answered(endpoint: string, shown: AnyRow): AnyRow | undefined;
  /** What the open operations put into a list that nobody knows. The same array while nothing changes. */
  unsent(endpoint: string, arg: unknown): readonly unknown[];
  /** Shows an operation at once; one that an older page has left (`isLeft`) below all that was done here. */
  begin(id: string, patches: readonly CachePatch[], isLeft?: boolean): void;
  /** The server has it; `patches` bring in what only the server knows, beside or instead of what was shown. */
  settle(id: string, patches: readonly CachePatch[], isInstead?: boolean): void;
  /** The server does not have it: the views go back, without it. */
  undo(id: string): void;
  /**
   * Data that comes into the cache from outside, with the operations applied that it may not have yet: those that are
   * open, or have settled while it was being read. Of what comes from the device it is not known.
   */
  admit(key: string, endpoint: string, arg: unknown, data: unknown, from?: Origin): unknown;
  /**
   * Results of which an answer has crossed that of a write, and differs from it: which of the two is of later only
   * another read can tell. None while a write is under way; each is told once.
   */
  takeDoubtful(): readonly CachePlace[];
  readStarted(requestId: string): void;
  readEnded(requestId: string): void;
  /** Endpoints an operation touches. */
  endpointsOf(id: string): readonly string[];
  clear(): void;
}

/** The server's answer: to the read of that name, or to one that began when nothing was being written. */
interface Origin {
  readonly read?: string;
}

/** What the server said of an entry. */
interface Base {
  readonly data: unknown;
  /** Operations that it has already: laid over it once more they would cover what came after them. */
  readonly has: ReadonlySet<Operation>;
}

const NOTHING: readonly unknown[] = [];
const NOWHERE: readonly CachePlace[] = [];
const NONE: ReadonlySet<Operation> = new Set();

/** Makes the layer for one store. */
export function createOptimism(port: CachePort): Optimism {
  let operations: Operation[] = [];
  const bases = new Map<string, Base>();
  const reads = new Set<string>();
  const unsent = new Map<string, readonly unknown[]>();
  const doubtful = new Map<string, CachePlace>();

  function rebase(entry: Pick<CacheEntry, 'endpoint' | 'arg'>, { data, has }: Base): unknown {
    return operations
      .filter((operation) => !has.has(operation))
      .reduce((view, operation) => applyTo(entry, view, operation.patches), data);
  }

  function baseOf({ key, data }: CacheEntry): Base {
    const base = bases.get(key) ?? { data, has: NONE };
    bases.set(key, base);
    return base;
  }

  function refresh(endpoints: Iterable<string>): void {
    for (const endpoint of new Set(endpoints)) {
      for (const entry of port.entries(endpoint)) {
        const view = rebase(entry, baseOf(entry));
        if (view !== entry.data) port.write(entry, view);
      }
    }
  }

  /** Operations the server has for good become part of the base, oldest first. */
  function fold(): void {
    for (;;) {
      const [done, ...open] = operations;
      if (!done?.settled || done.waitsFor.size > 0) break;
      operations = open;
      unsent.clear();
      for (const endpoint of endpointsIn(done.patches)) {
        for (const entry of port.entries(endpoint)) {
          const { data, has } = baseOf(entry);
          if (!has.has(done))
            bases.set(entry.key, { data: applyTo(entry, data, done.patches), has });
        }
      }
    }
    if (operations.length === 0) bases.clear();
  }

  return {
    find(endpoints, id) {
      for (const entry of endpoints.flatMap((endpoint) => port.entries(endpoint))) {
        const row = rowIn(entry.data, id);
        if (row) return row;
      }
      return undefined;
    },
    answered(endpoint, shown) {
      if (operations.length === 0) return shown;
      const id = shown['id'] as string;
      let from: CacheEntry | undefined;
      for (const entry of port.entries(endpoint)) {
        const row = rowIn(entry.data, id);
        if (row) from ??= entry;
        if (row !== shown) continue;
        // Lists are read one after the other: the one it is shown from.
        from = entry;
        break;
      }
      return from && rowIn((bases.get(from.key) ?? from).data, id);
    },
    unsent(endpoint, arg) {
      const key = `${endpoint}(${JSON.stringify(arg)})`;
      const known = unsent.get(key);
      if (known) return known;
      const rows = rebase({ endpoint, arg }, { data: NOTHING, has: NONE }) as readonly unknown[];
      unsent.set(key, rows);
      return rows;
    },
    begin(id, patches, isLeft = false) {
      unsent.clear();
      const operation = {
        id,
        isLeft,
        patches,
        settled: false,
        waitsFor: new Set<string>(),
        crossed: new Map<string, CachePlace>(),
      };
      const own = isLeft ? operations.findIndex((other) => !other.isLeft && !other.settled) : -1;
      if (own >= 0) {
        operations = operations.toSpliced(own, 0, operation);
        return refresh(endpointsIn(patches));
      }
      operations.push(operation);
      for (const entry of endpointsIn(patches).flatMap((endpoint) => port.entries(endpoint))) {
        baseOf(entry);
        const view = applyTo(entry, entry.data, patches);
        if (view !== entry.data) port.write(entry, view);
      }
    },
    settle(id, patches, isInstead = false) {
      const operation = operations.find((candidate) => candidate.id === id);
      if (!operation) return;
      const isNext = operations.find(({ settled }) => !settled) === operation;
      const shown = operation.patches;
      operation.patches = isInstead ? patches : [...shown, ...patches];
      operation.waitsFor = new Set(reads);
      for (const [key, place] of operation.crossed) {
        const read = bases.get(key)?.data;
        if (applyTo(place, read, operation.patches) !== read) doubtful.set(key, place);
      }
      // As the server has them: a write that it could not take at once has let others go first.
      operations = [
        ...operations.filter(({ settled }) => settled),
        operation,
        ...operations.filter((other) => !other.settled && other !== operation),
      ];
      operation.settled = true;
      unsent.clear();
      refresh(endpointsIn(isInstead || !isNext ? [...shown, ...patches] : patches));
      fold();
    },
    undo(id) {
      const operation = operations.find((candidate) => candidate.id === id);
      if (!operation) return;
      operations = operations.filter((candidate) => candidate !== operation);
      unsent.clear();
      refresh(endpointsIn(operation.patches));
      fold();
    },
    admit(key, endpoint, arg, data, from) {
      if (from) doubtful.delete(key);
      if (operations.length === 0) return data;
      const place = { key, endpoint, arg };
      for (const { settled, waitsFor, patches, crossed } of from ? operations : []) {
        if (!settled) crossed.set(key, place);
        else if (waitsFor.has(from?.read ?? '') && applyTo(place, data, patches) !== data) {
          doubtful.set(key, place);
        }
      }
      const isIn = ({ settled, waitsFor }: Operation) =>
        settled && from !== undefined && !(from.read !== undefined && waitsFor.has(from.read));
      const base = { data, has: new Set(operations.filter(isIn)) };
      bases.set(key, base);
      return rebase({ endpoint, arg }, base);
    },
    takeDoubtful() {
      if (doubtful.size === 0 || !operations.every(({ settled }) => settled)) return NOWHERE;
      const places = [...doubtful.values()];
      doubtful.clear();
      return places;
    },
    readStarted(requestId) {
      reads.add(requestId);
    },
    readEnded(requestId) {
      reads.delete(requestId);
      for (const operation of operations) {
        if (!operation.waitsFor.has(requestId)) continue;
        operation.waitsFor = new Set([...operation.waitsFor].filter((read) => read !== requestId));
      }
      fold();
    },
    endpointsOf(id) {
      return endpointsIn(operations.find((operation) => operation.id === id)?.patches ?? []);
    },
    clear() {
      operations = [];
      unsent.clear();
      bases.clear();
      reads.clear();
      doubtful.clear();
    },
  };
}

function endpointsIn(patches: readonly CachePatch[]): string[] {
  return [...new Set(patches.map((patch) => patch.endpoint))];
}

function rowIn(data: unknown, id: string): AnyRow | undefined {
  const rows = (Array.isArray(data) ? data : []) as readonly AnyRow[];
  return rows.find((row) => row['id'] === id);
}

function applyTo(
  entry: Pick<CacheEntry, 'endpoint' | 'arg'>,
  data: unknown,
  patches: readonly CachePatch[],
): unknown {
  let next = data;
  for (const patch of patches) {
    if (patch.endpoint !== entry.endpoint) continue;
    if (patch.when && !patch.when(entry.arg)) continue;
    next = patch.apply(next, entry.arg);
  }
  return next;
}
