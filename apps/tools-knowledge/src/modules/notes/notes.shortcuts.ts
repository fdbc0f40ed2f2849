/** Keys of the notes: one list for the page and for the sheet of shortcuts. */
export const NOTE_SHORTCUTS = [
  { id: 'new', title: 'New note', shortcut: 'n' },
  { id: 'search', title: 'Search notes', shortcut: 'f' },
  { id: 'next', title: 'Next note', shortcut: 'j' },
  { id: 'previous', title: 'Previous note', shortcut: 'k' },
  { id: 'edit', title: 'Edit the note', shortcut: 'e' },
  { id: 'pin', title: 'Pin the note', shortcut: 'p' },
] as const;
