import type { ListedModule, ShellApi } from '@plainday/federation-contract';
import { lookAtShared, type SharedText } from '@plainday/shared-platform/arrivals';
import { installState } from '@plainday/shared-platform/install';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useFreeMoment } from '../install/use-free-moment';
import { lazyLayer } from '../shared/lazy-layer';
import { AppBadge, type Badging } from './app-badge';
import { followLaunches } from './follow-launches';

const ShareSheet = lazyLayer(
  async () => (await import(/* webpackChunkName: "share" */ './share-sheet')).ShareSheet,
);

/** The badge of the installed app's icon; null where there is none. */
const badgingOf = (system: object): Badging | null =>
  'setAppBadge' in system && installState() === 'installed' ? (system as Badging) : null;

export interface LaunchesProps {
  readonly api: ShellApi;
  readonly modules: readonly ListedModule[];
}

/** What the installed app is opened for, and the number on its icon. */
export function Launches({ api, modules }: LaunchesProps) {
  const [shared, setShared] = useState<SharedText | null>(null);
  const [badging] = useState(() => badgingOf(navigator));
  const follow = useEffectEvent(() =>
    followLaunches({
      overlay: api.overlay,
      navigate: (selection) => api.navigate(selection),
      onShared: setShared,
    }),
  );
  useEffect(() => follow(), []);
  // What was shared meanwhile comes after it, and not over what became of it.
  const [isNext, setNext] = useState(false);
  useFreeMoment(isNext, api.timers, () => {
    setNext(false);
    void lookAtShared()
      .then(setShared)
      .catch(() => undefined);
  });
  function close() {
    setShared(null);
    setNext(true);
  }
  return (
    <>
      {badging && <AppBadge badging={badging} />}
      {shared && (
        <Suspense>
          <ShareSheet shared={shared} api={api} modules={modules} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
