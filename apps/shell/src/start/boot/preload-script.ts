import type { BuiltFile } from '@plainday/federation-contract';

/** Fetches a script that is about to be run, unless that was asked for already. */
export function preloadScript(
  { path, integrity }: Pick<BuiltFile, 'path'> & Partial<BuiltFile>,
  priority: 'auto' | 'low' = 'auto',
): void {
  if (document.head.querySelector(`link[href="${path}"]`)) return;
  const link = document.createElement('link');
  // In the mode the chunk loaders ask in, else it is fetched twice.
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous' });
  if (integrity) link.integrity = integrity;
  link.fetchPriority = priority;
  link.href = path;
  document.head.append(link);
}
