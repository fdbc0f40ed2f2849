import { useState } from 'react';
import { useLazyPushSummaryQuery, usePushStateQuery } from '@plainday/data-tasks/push';
import { deviceZone } from '@plainday/shared-platform';
import { usePushChange } from './use-push-change';

/** When the summary of the day comes, as it was chosen, also while that is under way. */
export function useSummaryTime() {
  const { data, refetch } = usePushStateQuery();
  const [save] = useLazyPushSummaryQuery();
  const [draft, setDraft] = useState<{ readonly at: number | null } | null>(null);
  const { run } = usePushChange((hasFailed) => {
    if (hasFailed) setDraft(null);
    return refetch();
  });
  const { at } = draft ?? { at: data?.summary_at ?? null };

  function setAt(chosen: number | null): void {
    setDraft({ at: chosen });
    run(() => save({ at: chosen, zone: deviceZone() }));
  }
  return { at, setAt };
}
