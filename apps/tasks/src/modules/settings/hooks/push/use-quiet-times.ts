import { useState } from 'react';
import {
  useLazyPushQuietQuery,
  usePushStateQuery,
  type QuietTimes,
} from '@plainday/data-tasks/push';
import { deviceZone } from '@plainday/shared-platform';
import { usePushChange } from './use-push-change';

type Quiet = Omit<QuietTimes, 'zone'>;

/** When the devices stay quiet, as it was chosen, also while that is under way. */
export function useQuietTimes() {
  const { data, refetch } = usePushStateQuery();
  const [save] = useLazyPushQuietQuery();
  const [draft, setDraft] = useState<Quiet | null>(null);
  const { run } = usePushChange((hasFailed) => {
    if (hasFailed) setDraft(null);
    return refetch();
  });
  const quiet: Quiet = draft ?? {
    from: data?.quiet_from ?? null,
    until: data?.quiet_until ?? null,
    daysOff: data?.days_off ?? 0,
  };

  function setQuiet(changed: Partial<Quiet>): void {
    const next = { ...quiet, ...changed };
    setDraft(next);
    run(() => save({ ...next, zone: deviceZone() }));
  }
  return { quiet, setQuiet };
}
