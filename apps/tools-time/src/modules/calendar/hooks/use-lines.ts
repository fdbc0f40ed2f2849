import { useSyncExternalStore } from 'react';
import { usePrinted } from '@plainday/ui-patterns';
import { linesFor } from '../model/lines.logic';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many lines a day of the month shows; on paper all of them. */
export function useLines(weeks: number): number {
  const lines = useSyncExternalStore(subscribe, () => linesFor(window.innerHeight, weeks));
  return usePrinted() ? Infinity : lines;
}
