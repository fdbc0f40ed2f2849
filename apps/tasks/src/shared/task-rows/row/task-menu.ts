import {
  DUE_SHORTCUTS,
  dueChanges,
  hasTime,
  NO_DUE,
  PRIORITIES,
  priorityLabel,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import type { MenuEntry } from '@plainday/ui-components';
import {
  ArrowDown,
  ArrowUp,
  Calendar,
  CalendarDays,
  CalendarMinus,
  CalendarX,
  Copy,
  CopyPlus,
  Flag,
  FolderInput,
  ListPlus,
  Repeat,
  SquareCheck,
  SlidersHorizontal,
  Star,
  Tag,
  Trash2,
} from 'lucide';
import { shortcutChanges, untimedChanges } from '../../due-changes.logic';
import { timerEntries } from '../../timer-entries';
import { keyLabel } from '../keys/key-label';
import type { ListPort } from '../port/list-context';
import { movingEntries, skipEntry } from '../series/one-date-menu';
import type { Shortcut } from '../list-shortcuts';
import { familyEntries } from './family-menu';

/** Opens something where the task stands. */
function besideRow({ id }: Task, open: (row: HTMLElement) => void): void {
  const row = document.querySelector<HTMLElement>(`[data-task-id="${id}"]`);
  if (row) open(row);
}

/** What can be done to the date that a series stands on, while the others stay; nothing for what does not repeat. */
function oneDateMenu(
  task: Task,
  port: ListPort,
  nowMs: number,
  family: readonly Task[],
): MenuEntry[] {
  if (task.repeat_pattern === null || task.due_date === null) return [];
  const date = { task, at: task };
  const pick = (open: (anchor: HTMLElement) => void) => besideRow(task, open);
  return [
    {
      label: 'This one',
      icon: Repeat,
      items: [
        ...movingEntries(date, port, nowMs, pick, family),
        'separator',
        skipEntry(date, port),
      ],
    },
  ];
}

/** The menu of the calendar button. */
export function dueEntries(
  task: Task,
  port: ListPort,
  nowMs: number,
  family: readonly Task[] = [],
): MenuEntry[] {
  return [...seriesEntries(task, port, nowMs), ...oneDateMenu(task, port, nowMs, family)];
}

function seriesEntries(task: Task, port: ListPort, nowMs: number): MenuEntry[] {
  const labelOf = (id: Shortcut) => keyLabel(id, task.user_id);
  return [
    ...DUE_SHORTCUTS.map(({ id, label }) => ({
      label,
      icon: Calendar,
      shortcut: labelOf(id),
      onSelect: () => port.actions.edit(task, shortcutChanges(task, id, nowMs)),
    })),
    {
      label: 'Pick a date…',
      icon: CalendarDays,
      shortcut: labelOf('date'),
      onSelect: () => besideRow(task, (row) => port.pickDate([task], row)),
    },
    'separator',
    {
      label: 'No time',
      icon: CalendarMinus,
      disabled: !hasTime(task),
      onSelect: () => port.actions.edit(task, untimedChanges(task)),
    },
    {
      label: 'No due date',
      icon: CalendarX,
      disabled: task.due_date === null,
      onSelect: () => port.actions.edit(task, dueChanges(task, NO_DUE)),
    },
  ];
}

function projectMenu(
  task: Task,
  family: readonly Task[],
  projects: readonly Project[],
  { actions }: ListPort,
): MenuEntry {
  return {
    label: 'Project',
    icon: FolderInput,
    items: [
      {
        label: 'No Project',
        checked: task.project_id === null,
        onSelect: () => actions.edit(task, { project_id: null }, family),
      },
      ...projects.map((project) => ({
        label: project.title,
        checked: task.project_id === project.id,
        onSelect: () => actions.edit(task, { project_id: project.id }, family),
      })),
    ],
  };
}

/** The menu of a task. */
export function taskEntries(
  task: Task,
  family: readonly Task[],
  projects: readonly Project[],
  port: ListPort,
  nowMs: number,
): MenuEntry[] {
  const { actions } = port;
  const isSubtask = task.parent_task_id !== null;
  const labelOf = (id: Shortcut) => keyLabel(id, task.user_id);
  const moving: MenuEntry[] = port.canMove
    ? [
        {
          label: 'Move up',
          icon: ArrowUp,
          shortcut: labelOf('up'),
          onSelect: () => port.step(task, -1),
        },
        {
          label: 'Move down',
          icon: ArrowDown,
          shortcut: labelOf('down'),
          onSelect: () => port.step(task, 1),
        },
        'separator',
      ]
    : [];
  return [
    {
      label: 'Task settings…',
      icon: SlidersHorizontal,
      shortcut: labelOf('settings'),
      onSelect: () => port.openSettings(task),
    },
    ...(isSubtask
      ? []
      : [
          {
            label: 'Add a subtask',
            icon: ListPlus,
            shortcut: labelOf('subtask'),
            onSelect: () => port.startSubtask(task.id),
          },
        ]),
    ...familyEntries([task], port),
    ...timerEntries(task, port.sessions, labelOf('track')),
    {
      label: task.focused ? 'Remove from focus' : 'Put in focus',
      icon: Star,
      onSelect: () => actions.edit(task, { focused: !task.focused }),
    },
    {
      label: task.repeat_pattern === null ? 'Due date' : 'The whole series',
      icon: Calendar,
      items: seriesEntries(task, port, nowMs),
    },
    ...oneDateMenu(task, port, nowMs, family),
    {
      label: 'Priority',
      icon: Flag,
      items: PRIORITIES.map((priority) => ({
        label: priorityLabel(priority),
        shortcut: labelOf(priority),
        checked: task.priority === priority,
        onSelect: () => actions.edit(task, { priority }),
      })),
    },
    ...(isSubtask ? [] : [projectMenu(task, family, projects, port)]),
    {
      label: 'Tags…',
      icon: Tag,
      shortcut: labelOf('tag'),
      onSelect: () => besideRow(task, (row) => port.pickTag([task], row)),
    },
    {
      label: port.selection.get().selected.has(task.id) ? 'Remove from the selection' : 'Select',
      icon: SquareCheck,
      shortcut: labelOf('select'),
      onSelect: () => port.selection.change({ kind: 'toggle', id: task.id }),
    },
    'separator',
    ...moving,
    { label: 'Duplicate', icon: Copy, onSelect: () => actions.duplicate(task, false) },
    {
      label: 'Duplicate with everything',
      icon: CopyPlus,
      onSelect: () => actions.duplicate(task, true),
    },
    'separator',
    {
      label: 'Delete',
      icon: Trash2,
      shortcut: labelOf('delete'),
      danger: true,
      onSelect: () => actions.trash(task, family),
    },
  ];
}
