import type { RemoteHost } from '@plainday/federation-host';
import { useEffect, useReducer } from 'react';

/** Draws again whenever the state of a module changes. */
export function useRedraw(host: RemoteHost): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => host.subscribe(redraw), [host]);
}
