import { DELETE_KEYS } from '@plainday/shared-utils';

/** Keys of the ideas: one list for the page and for the sheet of shortcuts. */
export const IDEA_SHORTCUTS = [
  { id: 'new', title: 'New idea', shortcut: 'n' },
  { id: 'search', title: 'Search ideas', shortcut: 'f' },
  { id: 'star', title: 'Star the idea', shortcut: 's' },
  { id: 'task', title: 'Turn the idea into a task', shortcut: 't' },
] as const;

/** Keys of the triage. */
export const TRIAGE_SHORTCUTS = [
  { id: 'triage-task', title: 'Make task', shortcut: 't', group: 'Triage of ideas' },
  { id: 'triage-goal', title: 'Make goal', shortcut: 'w', group: 'Triage of ideas' },
  { id: 'triage-star', title: 'Star', shortcut: 's', group: 'Triage of ideas' },
  { id: 'triage-archive', title: 'Archive', shortcut: 'a', group: 'Triage of ideas' },
  { id: 'triage-delete', title: 'Delete', shortcut: DELETE_KEYS, group: 'Triage of ideas' },
  {
    id: 'triage-next',
    title: 'Next idea',
    shortcut: 'j | arrowright',
    group: 'Triage of ideas',
  },
  {
    id: 'triage-previous',
    title: 'Previous idea',
    shortcut: 'k | arrowleft',
    group: 'Triage of ideas',
  },
  { id: 'triage-done', title: 'Done', shortcut: 'escape', group: 'Triage of ideas' },
] as const;
