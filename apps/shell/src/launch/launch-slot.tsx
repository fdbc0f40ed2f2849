import type { ListedModule, ShellApi } from '@plainday/federation-contract';
import { whenIdle } from '@plainday/shared-platform';
import type { SharedText } from '@plainday/shared-platform/arrivals';
import { installState } from '@plainday/shared-platform/install';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyLayer } from '../shared/lazy-layer';
import type { Badging } from './app-badge';

const ShareSheet = lazyLayer(
  async () => (await import(/* webpackChunkName: "share" */ './share-sheet')).ShareSheet,
);

const AppBadge = lazyLayer(
  async () => (await import(/* webpackChunkName: "launches" */ './app-badge')).AppBadge,
);

/** The badge of the installed app's icon; null where there is none. */
const badgingOf = (system: object): Badging | null =>
  'setAppBadge' in system && installState() === 'installed' ? (system as Badging) : null;

const ASKED = /[?&](?:add|shared|link)\b/;
/** How long the page may be busy before launches are followed regardless. Milliseconds. */
const IDLE_LIMIT_MS = 5000;

interface LaunchSlotProps {
  readonly api: ShellApi;
  readonly modules: readonly ListedModule[];
}

/** What the installed app is opened for: at once where the address says it, else when nothing else happens. */
export function LaunchSlot({ api, modules }: LaunchSlotProps) {
  const [shared, setShared] = useState<SharedText | null>(null);
  const follow = useEffectEvent(async () => {
    const { followLaunches } = await import(/* webpackChunkName: "launches" */ './follow-launches');
    followLaunches({
      overlay: api.overlay,
      navigate: (selection) => api.navigate(selection),
      onShared: setShared,
    });
  });
  const [badging, setBadging] = useState<Badging | null>(null);
  useEffect(() => {
    const start = () => {
      void follow().catch(() => undefined);
      setBadging(badgingOf(navigator));
    };
    if (!ASKED.test(location.search)) return whenIdle(start, IDLE_LIMIT_MS);
    start();
    return undefined;
  }, []);
  return (
    <Suspense>
      {badging && <AppBadge badging={badging} />}
      {shared && (
        <ShareSheet shared={shared} api={api} modules={modules} onClose={() => setShared(null)} />
      )}
    </Suspense>
  );
}
