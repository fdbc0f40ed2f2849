import { useLayoutEffect, useMemo, useRef } from 'react';
import { useToolPlace } from '@plainday/federation-contract';
import { parsePlace, placeText, type ListPlace } from '../model/place';

/** The overview. */
export const OVERVIEW = { kind: 'tool', toolId: 'dashboard' } as const;

/** The list a number leads to. */
export function selectionOf(place: ListPlace) {
  return { ...OVERVIEW, at: placeText(place) };
}

/** Where in the dashboard the URL points: null for the overview. A new place begins at its top. */
export function usePlace(): ListPlace | null {
  const at = useToolPlace();
  const last = useRef(at);
  useLayoutEffect(() => {
    if (last.current !== at) window.scrollTo(0, 0);
    last.current = at;
  }, [at]);
  return useMemo(() => parsePlace(at), [at]);
}
