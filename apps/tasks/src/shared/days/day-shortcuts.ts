import { LIST_SHORTCUTS, type ListShortcut } from '../task-rows/list-shortcuts';

const GROUP = 'Today and Upcoming';

/** Keys of a list that mean the same here. */
const SAME: readonly ListShortcut[] = [
  'next',
  'previous',
  'first',
  'last',
  'edit',
  'settings',
  'subtask',
  'high',
  'medium',
  'low',
  'project',
  'delete',
  'select',
  'select-down',
  'select-up',
  'select-all',
  'bulk',
  'clear',
];

/** Keys that only these two screens have, or that stand for something else in a list. */
const OWN = [
  { id: 'complete', title: 'Complete', shortcut: 'space', group: GROUP },
  { id: 'track', title: 'Start a timer for the task', shortcut: 't', group: GROUP },
  { id: 'date', title: 'Move to another day', shortcut: 'd', group: GROUP },
  { id: 'lift', title: 'Upcoming: lift, then ↑ ↓ and Enter', shortcut: 'l', group: GROUP },
  { id: 'add', title: 'Add a task for the day', shortcut: 'n', group: GROUP },
] as const;

/** A key of Today and Upcoming. */
export type DayShortcut = ListShortcut | (typeof OWN)[number]['id'];

/** What Today and Upcoming obey. */
export const DAY_SHORTCUTS: readonly { readonly id: DayShortcut; readonly shortcut: string }[] = [
  ...OWN,
  ...LIST_SHORTCUTS.filter(({ id }) => SAME.includes(id)),
];

/** What they add to the sheet of shortcuts; the rest stands there as keys of lists. */
export const DAY_COMMANDS = OWN;
