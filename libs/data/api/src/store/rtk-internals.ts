import { registerRowSource } from '../rows/row-sources';

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
        }
        return definitions;
      },
    } as InjectOptions);
  return api;
}
