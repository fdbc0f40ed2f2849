import type { Task } from '@plainday/domain-tasks';
import type { QuickAddToken } from '@plainday/domain-tasks/quick-add';
import type { IconNode } from '@plainday/federation-contract';

/** What stands before an entry. */
export type EntryMark =
  | { readonly kind: 'icon'; readonly icon: IconNode }
  | { readonly kind: 'project'; readonly color: string }
  | { readonly kind: 'task'; readonly priority: string | null }
  | { readonly kind: 'done' };

/** One row of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  readonly mark: EntryMark;
  /** A line below the title. */
  readonly excerpt?: string;
  /** Where it belongs. */
  readonly project?: { readonly title: string; readonly color: string };
  /** Short facts at the end of the row. */
  readonly facts?: readonly string[];
  /** What the title was read to say beside its words. */
  readonly tokens?: readonly QuickAddToken[];
  /** The task it stands for, with which more can be done. */
  readonly task?: Task;
  /** Keys that do the same, in the notation of `ShortcutEntry`. */
  readonly shortcut?: string;
  /** A place is gone to, and the focus with it; an action leaves the page as it is. */
  readonly kind: 'place' | 'action';
  /** True says that an action led the focus elsewhere on the page. */
  readonly run: () => unknown;
}

/** Entries under a heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}
