import { DELETE_KEYS } from '@plainday/shared-utils';

/** Keys of the goal in focus, listed on the sheet and obeyed from here. */
export const GOAL_SHORTCUTS = [
  { id: 'plus', title: 'One more', shortcut: 'plus' },
  { id: 'minus', title: 'One less', shortcut: '-' },
  { id: 'delete', title: 'Delete the goal', shortcut: DELETE_KEYS },
] as const;
