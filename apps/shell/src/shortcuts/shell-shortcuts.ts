import type { Selection } from '@plainday/federation-contract';
import type { UNDO_SHORTCUT } from '@plainday/ui-patterns';
import { SETTINGS } from '../selection/catalogue.logic';

/** The keys of the shell itself (conventions, Shortcuts): obeyed and listed from here. */
export const SHELL_SHORTCUTS = [
  { id: 'quick-add', title: 'Add a task', shortcut: 'q' },
  { id: 'palette', title: 'Go to, find or do anything', shortcut: 'mod+k' },
  { id: 'search', title: 'Search tasks', shortcut: '/' },
  { id: 'sidebar', title: 'Show or hide the sidebar', shortcut: 'mod+b' },
  { id: 'toasts', title: 'Go to the newest message', shortcut: 'f8' },
  { id: 'help', title: 'Keyboard shortcuts', shortcut: '? | mod+/' },
] as const;

/** What the shell itself does, by keys and from the palette. */
export type ShellActId = (typeof SHELL_SHORTCUTS)[number]['id'] | typeof UNDO_SHORTCUT.id;

/** How it is done. True says that it led the focus elsewhere on the page. */
export type ShellActs = Readonly<Record<ShellActId, () => unknown>>;

/** A place that two keys lead to. */
export interface GoToPlace {
  readonly id: string;
  readonly title: string;
  readonly shortcut: string;
  readonly selection: Selection;
}

/** Places that are there whatever the release holds. */
export const FIXED_PLACES: readonly GoToPlace[] = [
  { id: 'go-all', title: 'All Tasks', shortcut: 'g a', selection: { kind: 'all' } },
  { id: 'go-trash', title: 'Trash', shortcut: 'g x', selection: { kind: 'trash' } },
  {
    id: 'go-settings',
    title: 'Settings',
    shortcut: 'g s',
    selection: { kind: 'tool', toolId: SETTINGS },
  },
];
