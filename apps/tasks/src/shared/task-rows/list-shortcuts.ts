import { DELETE_KEYS } from '@plainday/shared-utils';

const LIST = 'Lists';
const TASKS = 'Tasks';
const MANY = 'Several at once';

/** Keys of the page. */
export const PAGE_SHORTCUTS = [
  { id: 'add', title: 'Go to the add bar', shortcut: 'a', group: LIST },
] as const;

/** Keys of the list, and of the task in focus or of those selected (conventions, Shortcuts): obeyed and listed from here. */
export const LIST_SHORTCUTS = [
  { id: 'next', title: 'Next task', shortcut: 'j | arrowdown', group: LIST },
  { id: 'previous', title: 'Previous task', shortcut: 'k | arrowup', group: LIST },
  { id: 'first', title: 'First task', shortcut: 'home', group: LIST },
  { id: 'last', title: 'Last task', shortcut: 'end', group: LIST },
  { id: 'settings', title: 'Open the task', shortcut: 'enter | i', group: TASKS },
  { id: 'edit', title: 'Edit the title in place', shortcut: 'e | f2', group: TASKS },
  { id: 'complete', title: 'Complete', shortcut: 'd', group: TASKS },
  { id: 'track', title: 'Start a timer for the task', shortcut: 'y', group: TASKS },
  { id: 'today', title: 'Due today', shortcut: 't t', group: TASKS },
  { id: 'tomorrow', title: 'Due tomorrow', shortcut: 't m', group: TASKS },
  { id: 'next-week', title: 'Due next week', shortcut: 't w', group: TASKS },
  { id: 'date', title: 'Choose a day', shortcut: 't d', group: TASKS },
  { id: 'high', title: 'High priority', shortcut: '1', group: TASKS },
  { id: 'medium', title: 'Medium priority', shortcut: '2', group: TASKS },
  { id: 'low', title: 'Low priority', shortcut: '3', group: TASKS },
  { id: 'project', title: 'Move to a project', shortcut: 'm', group: TASKS },
  { id: 'tag', title: 'Add or remove a tag', shortcut: 'l', group: TASKS },
  { id: 'subtask', title: 'Add a subtask', shortcut: 'shift+a', group: TASKS },
  { id: 'up', title: 'Move up', shortcut: 'mod+shift+arrowup', group: TASKS },
  { id: 'down', title: 'Move down', shortcut: 'mod+shift+arrowdown', group: TASKS },
  { id: 'top', title: 'Move to the top', shortcut: 'mod+alt+arrowup', group: TASKS },
  { id: 'bottom', title: 'Move to the bottom', shortcut: 'mod+alt+arrowdown', group: TASKS },
  {
    id: 'in',
    title: 'Make it a subtask of the task above',
    shortcut: 'mod+shift+arrowright',
    group: TASKS,
  },
  { id: 'out', title: 'Make a subtask a task', shortcut: 'mod+shift+arrowleft', group: TASKS },
  { id: 'delete', title: 'Delete', shortcut: DELETE_KEYS, group: TASKS },
  { id: 'select', title: 'Select, or not', shortcut: 'x', group: MANY },
  { id: 'select-down', title: 'Select downwards', shortcut: 'shift+arrowdown', group: MANY },
  { id: 'select-up', title: 'Select upwards', shortcut: 'shift+arrowup', group: MANY },
  { id: 'select-all', title: 'Select all', shortcut: 'mod+a', group: MANY },
  { id: 'bulk', title: 'Go to the actions', shortcut: 'mod+enter | ,', group: MANY },
  { id: 'clear', title: 'Clear the selection', shortcut: 'escape', group: MANY },
] as const;

/** A key of the list. */
export type ListShortcut = (typeof LIST_SHORTCUTS)[number]['id'];

/** Those that go on while the key is held. */
export const REPEATING: readonly ListShortcut[] = [
  'next',
  'previous',
  'up',
  'down',
  'select-down',
  'select-up',
];

/** Everything the task list lists on the sheet of shortcuts. */
export const SHORTCUTS = [...PAGE_SHORTCUTS, ...LIST_SHORTCUTS] as const;

/** Any key of the page. */
export type Shortcut = (typeof SHORTCUTS)[number]['id'];

/** The keys of one shortcut. */
export function keysOf(id: Shortcut): string {
  return SHORTCUTS.find((entry) => entry.id === id)?.shortcut ?? '';
}
