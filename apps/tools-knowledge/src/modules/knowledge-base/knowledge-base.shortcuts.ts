/** Keys of the entries: one list for the page and for the sheet of shortcuts. */
export const ENTRY_SHORTCUTS = [
  { id: 'new', title: 'New entry', shortcut: 'n' },
  { id: 'search', title: 'Search entries', shortcut: 'f' },
  { id: 'next', title: 'Next entry', shortcut: 'j' },
  { id: 'previous', title: 'Previous entry', shortcut: 'k' },
  { id: 'edit', title: 'Edit the entry', shortcut: 'e' },
  { id: 'star', title: 'Star the entry', shortcut: 's' },
] as const;
