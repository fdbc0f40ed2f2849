/** Keys of the page, listed on the sheet and obeyed from here. */
export const DEEP_WORK_SHORTCUTS = [
  { id: 'distraction', title: 'Note a distraction', shortcut: 'd' },
] as const;
