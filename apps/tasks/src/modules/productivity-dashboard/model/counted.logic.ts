import {
  addDays,
  beginOf,
  startOfWeek,
  todayOf,
  type DayKey,
  type Present,
} from '@plainday/domain-calendar';
import { compareTasks, dayOfDue, type Task } from '@plainday/domain-tasks';
import { percentOf } from '@plainday/shared-utils';
import type { ListPlace } from './place';

/** Weeks the chart looks back over, the current one included. */
export const WEEKS = 8;

/** Live tasks and completed ones, wherever these are now; what was deleted unfinished does not count (decisions 3). Top level only, as in the sidebar. */
export function countedTasks(live: readonly Task[], trash: readonly Task[]): readonly Task[] {
  const counted = new Map<string, Task>();
  for (const task of live) if (task.parent_task_id === null) counted.set(task.id, task);
  for (const task of trash) {
    if (task.parent_task_id === null && task.completed) counted.set(task.id, task);
  }
  return [...counted.values()];
}

function isBetween(iso: string | null, from: number, to: number): boolean {
  if (iso === null) return false;
  const time = Date.parse(iso);
  return time >= from && time < to;
}

/** When a task was ticked: the tick also put it into the trash (spec §4). */
function completedAt(task: Task): string | null {
  return task.completed ? task.deleted_at : null;
}

/** The Mondays of the chart's weeks, oldest first. */
export function mondaysOf(present: Present): readonly DayKey[] {
  const monday = startOfWeek(todayOf(present));
  return Array.from({ length: WEEKS }, (_, index) => addDays(monday, 7 * (index - WEEKS + 1)));
}

function testFor(place: ListPlace, present: Present): (task: Task) => boolean {
  switch (place.kind) {
    case 'total':
    case 'projects':
      return () => true;
    case 'completed':
      return (task) => task.completed;
    case 'pending':
      return (task) => !task.completed;
    case 'high':
      return (task) => !task.completed && task.priority === 'high';
    case 'today': {
      const today = todayOf(present);
      return (task) => dayOfDue(task, present) === today;
    }
    case 'priority':
      return (task) => task.priority === place.priority;
    case 'project':
      return (task) => task.project_id === place.projectId;
    case 'week': {
      const [from, to] = [
        beginOf(place.monday, present),
        beginOf(addDays(place.monday, 7), present),
      ];
      return (task) => isBetween(completedAt(task), from, to);
    }
  }
}

function compareCounted(a: Task, b: Task): number {
  if (a.completed !== b.completed) return a.completed ? 1 : -1;
  if (!a.completed) return compareTasks(a, b);
  return (b.deleted_at ?? '').localeCompare(a.deleted_at ?? '') || compareTasks(a, b);
}

/** The tasks a number counted, open ones first, then the newest completed: the number is their count, the list is them. */
export function tasksAt(
  place: ListPlace,
  counted: readonly Task[],
  present: Present,
): readonly Task[] {
  return counted.filter(testFor(place, present)).sort(compareCounted);
}

/** How many there are, and how many of them are completed. */
export interface Share {
  readonly total: number;
  readonly completed: number;
}

/** A number of the dashboard: the length of {@link tasksAt}, without the sorting. */
export function shareAt(place: ListPlace, counted: readonly Task[], present: Present): Share {
  const matches = testFor(place, present);
  let total = 0;
  let completed = 0;
  for (const task of counted) {
    if (!matches(task)) continue;
    total += 1;
    if (task.completed) completed += 1;
  }
  return { total, completed };
}

/** Completed of all in whole percent; 0 while there are none. */
export function rateOf({ total, completed }: Share): number {
  return percentOf(completed, total);
}
