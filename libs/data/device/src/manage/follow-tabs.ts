import { openChannel } from '@plainday/shared-platform';
import { browserLocks } from '../store/lock';
import { openTabs, TAB_LOCK } from './open-tabs';

/**
 * Calls back when another tab is gone: this one waits for the locks of all others, which the browser hands over then,
 * however the end came. Tabs that open later say their name.
 */
export function followTabs(own: string, leaving: AbortSignal, onGone: () => void): void {
  const locks = browserLocks();
  if (!locks || leaving.aborted) return;
  const followed = new Set([own]);

  function follow(tab: string): void {
    if (followed.has(tab)) return;
    followed.add(tab);
    locks
      ?.request(`${TAB_LOCK}${tab}`, { mode: 'shared', signal: leaving }, () => undefined)
      .then(onGone)
      .catch(() => undefined);
  }

  const channel = openChannel<string>('plainday.outbox', follow);
  leaving.addEventListener('abort', () => channel.close());
  // This tab's own lock was asked for long before: a name that is told without it would be taken for gone.
  void openTabs().then((tabs) => {
    if (leaving.aborted) return;
    for (const tab of tabs) follow(tab);
    channel.post(own);
    // One may have gone before it was followed.
    onGone();
  });
}
