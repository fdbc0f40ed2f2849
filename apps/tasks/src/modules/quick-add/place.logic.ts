import { dueFromShortcut, endOfDueDay, timeFromMinutes, type Task } from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';
import { UPCOMING_DAYS } from '../../shared/days/days.logic';

/** When somebody adds, and what they prefer. */
interface Present {
  readonly now: Date;
  readonly dueTimeMinutes: number;
  readonly dayStartMinutes: number;
}

const isView = (selection: Selection, id: string) =>
  selection.kind === 'tool' && selection.toolId === id;

/** The due date that a task gets where it is added: Today's own, unless its text says another. */
export function dueAt(selection: Selection, present: Present): string | null {
  if (!isView(selection, 'today')) return null;
  const { now, dueTimeMinutes, dayStartMinutes } = present;
  return dueFromShortcut(
    'today',
    now,
    null,
    timeFromMinutes(dueTimeMinutes),
    dayStartMinutes,
  ).toISOString();
}

/** Whether the screen behind shows a new task; else it has to be said where it went. */
export function isShownIn(
  selection: Selection,
  { due_date, project_id }: Pick<Task, 'due_date' | 'project_id'>,
  { now, dayStartMinutes }: Present,
): boolean {
  if (selection.kind === 'all') return project_id === null;
  if (selection.kind === 'project') return project_id === selection.projectId;
  if (due_date === null) return false;
  const endOf = (days: number) => endOfDueDay(now, days, dayStartMinutes).getTime();
  const due = Date.parse(due_date);
  if (isView(selection, 'today')) return due < endOf(0);
  return isView(selection, 'upcoming') && due >= endOf(0) && due < endOf(UPCOMING_DAYS);
}
