interface Federation {
  readonly initOptions: object;
  readonly runtime: { readonly init: (options: object) => unknown };
}

/** In place of the runtime's start of a container, without what shakes shared libraries: ours are shared whole. */
export function init({ webpackRequire }: { webpackRequire: { federation: Federation } }): unknown {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
