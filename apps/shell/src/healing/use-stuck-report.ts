import type { RemoteHost } from '@plainday/federation-host';
import { useEffect } from 'react';

/** The first screen comes before news of the last one. Milliseconds. */
const DELAY_MS = 5000;

/** A tool that froze the page could not tell of itself: the next page does, whatever it shows. */
export function useStuckReport(host: RemoteHost): void {
  useEffect(() => {
    const timer = setTimeout(() => host.tellStuck(), DELAY_MS);
    return () => clearTimeout(timer);
  }, [host]);
}
