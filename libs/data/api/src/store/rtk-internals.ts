import { registerLiveRead } from '../rows/live-reads';
import { registerRowSource } from '../rows/row-sources';

/**
 * Everything the suite knows of Redux Toolkit that its documentation does not promise. An upgrade that changes any of
 * it fails `rtk-internals.dom.test.ts`.
 */
export const STEPS = {
  queryPending: 'api/executeQuery/pending',
  queryFulfilled: 'api/executeQuery/fulfilled',
  queryRejected: 'api/executeQuery/rejected',
  mutationPending: 'api/executeMutation/pending',
  mutationFulfilled: 'api/executeMutation/fulfilled',
  mutationRejected: 'api/executeMutation/rejected',
  reset: 'api/resetApiState',
} as const;

/** Asks how many components listen to a query, by its cache key. */
export interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}

/** Who listens to which query at this moment. */
export function subscriptionsOf(
  store: { readonly dispatch: (action: never) => unknown },
  api: { readonly internalActions: { readonly internal_getRTKQSubscriptions: () => unknown } },
): Subscriptions {
  return store.dispatch(
    api.internalActions.internal_getRTKQSubscriptions() as never,
  ) as Subscriptions;
}

const listeners = new Set<() => void>();

/** Calls back after a module has added its endpoints. Returns a function that stops it. */
export function onEndpoints(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface Builder {
  query(definition: object): unknown;
}

interface InjectOptions {
  readonly endpoints: (build: Builder) => object;
}

interface Injectable {
  injectEndpoints(options: InjectOptions): unknown;
}

/**
 * Sets what holds for every endpoint of the suite:
 * structural sharing by index is off, for rows are shared by id (see `shareRows`), and an endpoint
 * that comes again, as when a remote is loaded a second time, replaces the first.
 */
export function withDefaults<Api>(api: Api): Api {
  const injectable = api as unknown as Injectable;
  const inject = injectable.injectEndpoints.bind(injectable);
  injectable.injectEndpoints = (options) =>
    inject({
      overrideExisting: true,
      ...options,
      endpoints(build) {
        const definitions = options.endpoints({
          ...build,
          query: (definition) => build.query({ structuralSharing: false, ...definition }),
        });
        for (const [name, definition] of Object.entries(definitions)) {
          registerRowSource(name, definition);
          registerLiveRead(name, definition);
        }
        queueMicrotask(() => listeners.forEach((listener) => listener()));
        return definitions;
      },
    } as InjectOptions);
  return api;
}
