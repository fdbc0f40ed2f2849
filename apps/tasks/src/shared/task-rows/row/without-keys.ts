import type { MenuEntry } from '@plainday/ui-components';

/** A menu of lists where their keys mean other things. */
export function withoutKeys(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.map((entry) =>
    typeof entry === 'object' && 'label' in entry
      ? { ...entry, shortcut: undefined, items: entry.items && withoutKeys(entry.items) }
      : entry,
  );
}
