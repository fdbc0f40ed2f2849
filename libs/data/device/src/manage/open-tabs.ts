import { browserLocks } from '../store/lock';

/** Each tab that holds writes holds a lock of this name and its own. */
export const TAB_LOCK = 'plainday.outbox.tab.';

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
    ?.request(`${TAB_LOCK}${tab}`, () => left)
    .catch(() => undefined);
}
