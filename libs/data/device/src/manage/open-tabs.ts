import { openChannel, type Channel } from '@plainday/shared-platform';
import { browserLocks } from '../store/lock';

/** Each tab that holds writes holds a lock of this name and its own. */
export const TAB_LOCK = 'plainday.outbox.tab.';

/** Hears the names of tabs that open. */
export function hearTabs(listen: (tab: string) => void): Channel<string> {
  return openChannel('plainday.outbox', listen);
}

/** Says that a tab is open, also one that goes right away: what it leaves is for those that have heard of it. */
function tellOpen(tab: string): void {
  const channel = hearTabs(() => undefined);
  channel.post(tab);
  channel.close();
}

/** Tabs that are open and hold writes. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const held = (await browserLocks()?.query())?.held ?? [];
  const names = held.flatMap(({ name }) => name ?? []);
  return new Set(
    names.filter((name) => name.startsWith(TAB_LOCK)).map((name) => name.slice(TAB_LOCK.length)),
  );
}

/** Says to others that this tab is open, until it is left or gone. */
export function holdTab(tab: string, leaving: AbortSignal): void {
  const left = new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve()));
  browserLocks()
    ?.request(`${TAB_LOCK}${tab}`, () => {
      // Not before: without its lock it would be taken for gone.
      tellOpen(tab);
      return left;
    })
    .catch(() => undefined);
}
