/** In place of the runtime's own preloading: pages name their files, and the shell loads pages ahead. */
export function preloadAssets(): never {
  throw new Error('preloadRemote() is not in this build.');
}

export const formatPreloadArgs = preloadAssets;
export const defaultPreloadArgs = preloadAssets;
export const normalizePreloadExposes = preloadAssets;
