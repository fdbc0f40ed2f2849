import { LIST_SHORTCUTS, type ListShortcut } from '../task-rows/list-shortcuts';

const GROUP = 'Today and Upcoming';

/** Keys of a list that have nothing to do where tasks stand by their time. */
const MOVING: readonly ListShortcut[] = ['up', 'down', 'top', 'bottom'];

/** Keys that only these two screens have. */
const OWN = [
  { id: 'tick', title: 'Complete', shortcut: 'space', group: GROUP },
  { id: 'lift', title: 'Upcoming: lift, then ↑ ↓ and Enter', shortcut: 'l', group: GROUP },
  { id: 'add', title: 'Add a task for the day', shortcut: 'n', group: GROUP },
] as const;

/** A key of Today and Upcoming. */
export type DayShortcut = ListShortcut | (typeof OWN)[number]['id'];

/** What Today and Upcoming obey. */
export const DAY_SHORTCUTS: readonly { readonly id: DayShortcut; readonly shortcut: string }[] = [
  ...OWN,
  ...LIST_SHORTCUTS.filter(({ id }) => !MOVING.includes(id)),
];

/** What they add to the sheet of shortcuts; the rest stands there as keys of lists. */
export const DAY_COMMANDS = OWN;
