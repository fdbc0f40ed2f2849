import { useSyncExternalStore } from 'react';
import { useListPort } from '../port/list-context';

/** The ids of the selected tasks; follows every change. */
export function useSelected(): ReadonlySet<string> {
  const { selection } = useListPort();
  return useSyncExternalStore(selection.subscribe, selection.get).selected;
}
