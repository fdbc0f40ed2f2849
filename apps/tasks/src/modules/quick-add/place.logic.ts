import { isDayKey } from '@plainday/domain-calendar';
import {
  dueAtTime,
  dueFromShortcut,
  dueMs,
  dueOnDay,
  endOfDueDay,
  newDateTime,
  NO_DUE,
  type Due,
  type NewDates,
  type Task,
} from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';
import { UPCOMING_DAYS } from '../../shared/days/days.logic';

/** When somebody adds, and what they prefer. */
interface Present extends NewDates {
  readonly now: Date;
  readonly dayStartMinutes: number;
}

const isView = (selection: Selection, id: string) =>
  selection.kind === 'tool' && selection.toolId === id;

/** The due date that a task gets where it is added: the one asked for, or Today's own, unless its text says another. */
export function dueAt(selection: Selection, asked: string | undefined, present: Present): Due {
  const { now, dayStartMinutes } = present;
  if (asked !== undefined) return isDayKey(asked) ? dueOnDay(asked, present) : dueAtTime(asked);
  if (!isView(selection, 'today')) return NO_DUE;
  return dueFromShortcut('today', now, NO_DUE, newDateTime(present), dayStartMinutes);
}

/** Whether the screen behind shows a new task; else it has to be said where it went. */
export function isShownIn(
  selection: Selection,
  task: Due & Pick<Task, 'project_id'>,
  { now, dayStartMinutes }: Present,
): boolean {
  if (selection.kind === 'all') return task.project_id === null;
  if (selection.kind === 'project') return task.project_id === selection.projectId;
  const endOf = (days: number) => endOfDueDay(now, days, dayStartMinutes).getTime();
  const due = dueMs(task, { dayStartMinutes });
  if (isView(selection, 'today')) return due < endOf(0);
  return isView(selection, 'upcoming') && due >= endOf(0) && due < endOf(UPCOMING_DAYS);
}
