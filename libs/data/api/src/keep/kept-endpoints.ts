import { listsAll, rowCheckOf } from '../rows/row-sources';
import type { RootState } from '../store/types';

/** What a kept result must be to be shown before the network answers. */
export interface KeptShape {
  /** Raise it whenever what the endpoint answers gets another shape; 1 when left out. */
  readonly version?: number;
  /**
   * Whether what was kept can be shown. It runs before the first paint: a few lines, without zod. Lists of
   * `rowsQuery` have one already.
   */
  readonly check?: (data: unknown) => boolean;
  /** The arguments for which it is read ahead of its use. Lists of all rows are read ahead without. */
  readonly ahead?: (state: RootState) => readonly unknown[];
}

/** A query result as it lies on the device. */
export interface Kept {
  readonly endpoint: string;
  readonly arg: unknown;
  readonly data: unknown;
  /** Of the endpoint that wrote it; absent in what was kept before versions were. */
  readonly version?: number;
}

const shapes = new Map<string, KeptShape>();
const listeners = new Set<(endpoint: string) => void>();

/**
 * Keeps what endpoints answer on this device: their lists paint before the network answers. Called beside
 * `injectEndpoints`. What another version of an endpoint has kept, or what does not pass the check, is not shown.
 *
 * @example
 * keepOnDevice('ideasList');
 * keepOnDevice('tasksCounts', { version: 2, check: isCounts });
 */
export function keepOnDevice(
  ...kept: readonly string[] | readonly [endpoint: string, shape: KeptShape]
): void {
  const last = kept.at(-1);
  const shape = typeof last === 'object' ? last : {};
  for (const endpoint of kept) {
    if (typeof endpoint !== 'string') continue;
    shapes.set(endpoint, shape);
    for (const listener of listeners) listener(endpoint);
  }
}

/** Calls back for each endpoint that is kept from now on, until the returned function is called. */
export function onKeptEndpoint(listener: (endpoint: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The endpoints that are kept, in the order in which their code came. */
export function keptEndpoints(): readonly string[] {
  return [...shapes.keys()];
}

/** The arguments for which an endpoint is read ahead of its use. */
export function aheadOf(endpoint: string, state: RootState): readonly unknown[] {
  return shapes.get(endpoint)?.ahead?.(state) ?? (listsAll(endpoint) ? [undefined] : []);
}

/** The version in which an endpoint is kept; undefined when it is not. */
export function keptVersion(endpoint: string): number | undefined {
  const shape = shapes.get(endpoint);
  return shape && (shape.version ?? 1);
}

/** Whether a kept result may be shown by this build. */
export function isShowable({ endpoint, data, version }: Kept): boolean {
  if (version === undefined || version !== keptVersion(endpoint)) return false;
  const check = shapes.get(endpoint)?.check ?? rowCheckOf(endpoint);
  return check?.(data) ?? true;
}
