/** Keys of the voice notes: one list for the page and for the sheet of shortcuts. */
export const VOICE_SHORTCUTS = [
  { id: 'record', title: 'Record, or stop recording', shortcut: 'n' },
  { id: 'search', title: 'Search voice notes', shortcut: 'f' },
] as const;
