import { whenIdle } from '@plainday/shared-platform';
import { installState, onInstallState } from '@plainday/shared-platform/install';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import type { InstallOfferProps } from './install-offer';

const InstallOffer = lazyLayer(
  async () => (await import(/* webpackChunkName: "install" */ './install-offer')).InstallOffer,
);

/** How long the page may be busy before it is loaded regardless. Milliseconds. */
const IDLE_LIMIT_MS = 5000;

/** The offer to keep Plainday as an app: loaded only where that can be done, and when nothing else happens. */
export function InstallSlot(props: Omit<InstallOfferProps, 'state'>) {
  const state = useSyncExternalStore(onInstallState, installState);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), IDLE_LIMIT_MS), []);
  if (!isIdle || (state !== 'button' && state !== 'by-hand')) return null;
  return (
    <Suspense>
      <InstallOffer {...props} state={state} />
    </Suspense>
  );
}
