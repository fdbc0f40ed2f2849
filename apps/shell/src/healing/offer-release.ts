import type { Notify, TimerPort } from '@plainday/federation-contract';
import { hasFloating, systemClock } from '@plainday/shared-platform';
import { quietUntil } from '../timers/timers.logic';
import { typedFields } from './typed-fields';
import { watchRelease } from './release-watch';

/** The gateway answers 304 as long as nothing has changed; the text is read either way. */
async function readLive(): Promise<string> {
  const response = await fetch('/release.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/release.json answered ${response.status}.`);
  return ((await response.json()) as { id: string }).id;
}

/**
 * Offers a reload when another release is live, while no field holds what was typed, nothing lies over the page and no
 * timer asks for quiet: nobody waits for a release. Timers and writes that wait outlive it.
 */
export function offerRelease(current: string, notify: Notify, timers: TimerPort): () => void {
  const typed = typedFields();
  const stop = watchRelease({
    current,
    readLive,
    isVisible: () => document.visibilityState === 'visible',
    isBusy: () =>
      hasFloating() || typed.hasText() || quietUntil(timers.list(), systemClock.now()) !== null,
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
    typed.stop();
  };
}
