import { installState, onInstallState } from '@plainday/shared-platform/install';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import type { InstallOfferProps } from './install-offer';

const InstallOffer = lazyLayer(
  async () => (await import(/* webpackChunkName: "install" */ './install-offer')).InstallOffer,
);

export type InstallSlotProps = Omit<InstallOfferProps, 'state'>;

/** The offer to keep Plainday as an app: loaded only where that can be done. */
export function InstallSlot(props: InstallSlotProps) {
  const state = useSyncExternalStore(onInstallState, installState);
  if (state !== 'button' && state !== 'by-hand') return null;
  return (
    <Suspense>
      <InstallOffer {...props} state={state} />
    </Suspense>
  );
}
