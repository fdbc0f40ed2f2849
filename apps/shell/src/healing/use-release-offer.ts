import type { Notify, TimerPort } from '@plainday/federation-contract';
import type { RemoteHost } from '@plainday/federation-host';
import { useEffect } from 'react';

/** Long before a release could be missed. Milliseconds. */
const WATCH_DELAY_MS = 60_000;

/** Offers a reload when another release is live; what watches for it is loaded when a page stays open. */
export function useReleaseOffer(host: RemoteHost, notify: Notify, timers: TimerPort): void {
  useEffect(() => {
    const { id } = host.release();
    let stop: (() => void) | null = null;
    let isOver = false;
    const watch = async () => {
      const { offerRelease } = await import(
        /* webpackChunkName: "release-offer" */ './offer-release'
      );
      if (!isOver) stop = offerRelease(id, notify, timers);
    };
    const timer = setTimeout(() => void watch().catch(() => undefined), WATCH_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [host, notify, timers]);
}
