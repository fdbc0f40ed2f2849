/** Listed on the sheet by one module, obeyed in all that change tasks. */
export const UNDO_SHORTCUTS = [
  { id: 'undo', title: 'Undo', shortcut: 'mod+z | u', group: 'Tasks' },
] as const;
