/** A part of the federation runtime that its package does not export; tools/rspack resolves it. */
declare module '@module-federation/webpack-bundler-runtime/init-container-entry' {
  export const initContainerEntry: (options: object) => unknown;
}
