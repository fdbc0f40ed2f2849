import { formatCountdown } from '@plainday/domain-timer';
import { useEffect } from 'react';
import { leadingTimer, shownMs } from './timers.logic';
import type { RunningTimers } from './use-timers';

/** Names the browser tab: the time of what runs, else the page. */
export function useDocumentTitle(heading: string, { timers, now }: RunningTimers): void {
  const timer = leadingTimer(timers, now);
  const title = timer
    ? `${formatCountdown(shownMs(timer, now))} · ${timer.label || heading}`
    : `${heading} · Plainday`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
