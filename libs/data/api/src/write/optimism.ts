import type { AnyRow } from '../rows/row-sources';
import type { CachePatch } from './cache-patch';

/** A cached query result, as the optimistic layer needs it. */
export interface CacheEntry {
  readonly key: string;
  readonly endpoint: string;
  readonly arg: unknown;
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
}

/**
 * Keeps what the server said apart from what is still being written: every view is the server's data
 * with the open operations applied in order. So taking one back leaves the others, and an answer that
 * arrives in between does not hide what was just done.
 */
export interface Optimism {
  /** A row as it is shown, in one of the lists that the patches concern. */
  find(patches: readonly CachePatch[], id: string): AnyRow | undefined;
  /** What the open operations put into a list that nobody knows. The same array while nothing changes. */
  unsent(endpoint: string, arg: unknown): readonly unknown[];
  /** Shows an operation at once; one that an older page has left (`isLeft`) below all that was done here. */
  begin(id: string, patches: readonly CachePatch[], isLeft?: boolean): void;
  /** The server has it; `patches` bring in what only the server knows. */
  settle(id: string, patches: readonly CachePatch[]): void;
  /** The server does not have it: the views go back, without it. */
  undo(id: string): void;
  /** Data that comes into the cache from outside, with the open operations applied. */
  admit(key: string, endpoint: string, arg: unknown, data: unknown): unknown;
  readStarted(requestId: string): void;
  readEnded(requestId: string): void;
  /** Endpoints an operation touches. */
  endpointsOf(id: string): readonly string[];
  clear(): void;
}

const NOTHING: readonly unknown[] = [];

/** Makes the layer for one store. */
export function createOptimism(port: CachePort): Optimism {
  let operations: Operation[] = [];
  const bases = new Map<string, unknown>();
  const reads = new Set<string>();
  const unsent = new Map<string, readonly unknown[]>();

  function rebase(entry: Pick<CacheEntry, 'endpoint' | 'arg'>, base: unknown): unknown {
    return operations.reduce((data, operation) => applyTo(entry, data, operation.patches), base);
  }

  function refresh(endpoints: Iterable<string>): void {
    for (const endpoint of new Set(endpoints)) {
      for (const entry of port.entries(endpoint)) {
        if (!bases.has(entry.key)) bases.set(entry.key, entry.data);
        const view = rebase(entry, bases.get(entry.key));
        if (view !== entry.data) port.write(entry, view);
      }
    }
  }

  /** Operations the server has for good become part of the base, oldest first. */
  function fold(): void {
    while (operations[0]?.settled && operations[0].waitsFor.size === 0) {
      const [done, ...open] = operations;
      operations = open;
      unsent.clear();
      for (const endpoint of endpointsIn(done?.patches ?? [])) {
        for (const entry of port.entries(endpoint)) {
          bases.set(
            entry.key,
            applyTo(entry, bases.get(entry.key) ?? entry.data, done?.patches ?? []),
          );
        }
      }
    }
    if (operations.length === 0) bases.clear();
  }

  return {
    find(patches, id) {
      for (const entry of endpointsIn(patches).flatMap((endpoint) => port.entries(endpoint))) {
        const rows = (Array.isArray(entry.data) ? entry.data : []) as readonly AnyRow[];
        const row = rows.find((other) => other['id'] === id);
        if (row) return row;
      }
      return undefined;
    },
    unsent(endpoint, arg) {
      const key = `${endpoint}(${JSON.stringify(arg)})`;
      const known = unsent.get(key);
      if (known) return known;
      const rows = rebase({ endpoint, arg }, NOTHING) as readonly unknown[];
      unsent.set(key, rows);
      return rows;
    },
    begin(id, patches, isLeft = false) {
      unsent.clear();
      const operation = { id, isLeft, patches, settled: false, waitsFor: new Set<string>() };
      const own = isLeft ? operations.findIndex((other) => !other.isLeft) : -1;
      if (own >= 0) {
        operations = operations.toSpliced(own, 0, operation);
        return refresh(endpointsIn(patches));
      }
      operations.push(operation);
      for (const entry of endpointsIn(patches).flatMap((endpoint) => port.entries(endpoint))) {
        if (!bases.has(entry.key)) bases.set(entry.key, entry.data);
        const view = applyTo(entry, entry.data, patches);
        if (view !== entry.data) port.write(entry, view);
      }
    },
    settle(id, patches) {
      const operation = operations.find((candidate) => candidate.id === id);
      if (!operation) return;
      operation.patches = [...operation.patches, ...patches];
      operation.settled = true;
      operation.waitsFor = new Set(reads);
      unsent.clear();
      refresh(endpointsIn(patches));
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
    admit(key, endpoint, arg, data) {
      if (operations.length === 0) return data;
      bases.set(key, data);
      return rebase({ endpoint, arg }, data);
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
    },
  };
}

function endpointsIn(patches: readonly CachePatch[]): string[] {
  return [...new Set(patches.map((patch) => patch.endpoint))];
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
