import type { Notify, TimerPort } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { watchRelease } from './release-watch';
import { watchWork } from './watch-work';

/** The gateway answers 304 as long as nothing has changed; the text is read either way. */
async function readLive(): Promise<string> {
  const response = await fetch('/release.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/release.json answered ${response.status}.`);
  return ((await response.json()) as { id: string }).id;
}

/**
 * Offers a reload when another release is live, while nobody is at work: nobody waits for a release. Timers and writes
 * that wait outlive it.
 */
export function offerRelease(current: string, notify: Notify, timers: TimerPort): () => void {
  const work = watchWork(timers);
  const stop = watchRelease({
    current,
    readLive,
    isVisible: () => document.visibilityState === 'visible',
    isBusy: work.isBusy,
    now: systemClock.now,
    offer: () =>
      notify.toast({
        title: 'A new version is ready',
        description: 'Reload to get it. Nothing is lost.',
        topic: 'release',
        action: { label: 'Reload', run: () => location.reload() },
      }),
  });
  return () => {
    stop();
    work.stop();
  };
}
