import { browserLocks } from '../store/lock';
import { hearTabs, openTabs, TAB_LOCK } from './open-tabs';

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

  const channel = hearTabs(follow);
  leaving.addEventListener('abort', () => channel.close());
  void openTabs().then((tabs) => {
    if (leaving.aborted) return;
    for (const tab of tabs) follow(tab);
    // One may have gone before it was followed.
    onGone();
  });
}
