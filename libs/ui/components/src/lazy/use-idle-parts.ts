import { useEffect } from 'react';
import { savesData, whenIdle } from '@plainday/shared-platform';

/** What the screen itself still loads comes first. Milliseconds. */
const DELAY_MS = 2000;

/** What can be fetched ahead of its use. */
export interface Preloadable {
  readonly preload: () => Promise<void>;
}

/** Fetches parts while nothing else happens, unless the user asked to save data. Returns what stops it. */
export function fetchWhenIdle(parts: readonly Preloadable[]): () => void {
  if (savesData()) return () => undefined;
  let cancel: () => void = () => undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(() => parts.forEach((part) => void part.preload()));
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/**
 * Fetches the parts of the shown screen while nothing else happens, so that a short outage is not noticed. The list
 * must be the same at every render.
 */
export function useIdleParts(parts: readonly Preloadable[]): void {
  useEffect(() => fetchWhenIdle(parts), [parts]);
}
