import { LoadingState } from '@plainday/ui-patterns';
import { Suspense } from 'react';
import { lazyLayer } from '../shared/lazy-layer';

const Panel = lazyLayer(
  async () => (await import(/* webpackChunkName: "platform" */ './platform-panel')).PlatformPanel,
);

/** The page about the platform, downloaded when it is opened. */
export function PlatformSlot() {
  return (
    <Suspense fallback={<LoadingState rows={6} />}>
      <Panel />
    </Suspense>
  );
}
