import { DELETE_KEYS } from '@plainday/shared-utils';

/** Keys of the canvas and of the outline. They act where a node has the focus, so they need no switch. */
export const MAP_SHORTCUTS = [
  { id: 'child', title: 'Add a child', shortcut: 'tab' },
  { id: 'sibling', title: 'Add a sibling', shortcut: 'enter' },
  { id: 'edit', title: 'Edit the text', shortcut: 'f2' },
  { id: 'connect', title: 'Connect to another idea', shortcut: 'c' },
  { id: 'color', title: 'First to sixth color', shortcut: '1 | 2 | 3 | 4 | 5 | 6' },
  { id: 'delete', title: 'Delete the idea', shortcut: DELETE_KEYS },
  {
    id: 'move',
    title: 'Move the idea on the canvas',
    shortcut: 'alt+arrowup | alt+arrowdown | alt+arrowleft | alt+arrowright',
  },
  { id: 'leave', title: 'Leave the idea: Tab moves on as usual', shortcut: 'escape' },
  { id: 'redo', title: 'Redo what was undone', shortcut: 'mod+shift+z | mod+y' },
] as const;
