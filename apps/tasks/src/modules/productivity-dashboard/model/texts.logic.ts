import { addDays, formatDay } from '@plainday/domain-calendar';
import { priorityLabel, type Project } from '@plainday/domain-tasks';
import type { ListPlace } from './place';

/** `Nov 16 – Nov 22`. */
export function weekText(monday: string): string {
  const day = { month: 'short', day: 'numeric' } as const;
  return `${formatDay(monday, day)} – ${formatDay(addDays(monday, 6), day)}`;
}

/** Name of a number and of its list. */
export function titleOf(place: ListPlace, projects: readonly Project[]): string {
  switch (place.kind) {
    case 'total':
      return 'Total Tasks';
    case 'completed':
      return 'Completed';
    case 'pending':
      return 'Pending';
    case 'high':
      return 'High priority';
    case 'today':
      return "Today's Tasks";
    case 'projects':
      return 'Projects';
    case 'priority':
      return `Priority: ${priorityLabel(place.priority)}`;
    case 'project':
      return projects.find(({ id }) => id === place.projectId)?.title ?? 'Project';
    case 'week':
      return `Completed ${weekText(place.monday)}`;
  }
}

/** What a number counts, in a sentence (decisions 3). */
export function ruleOf(place: ListPlace): string {
  switch (place.kind) {
    case 'total':
      return 'Open and completed tasks, in projects or not. Subtasks and tasks deleted unfinished do not count.';
    case 'completed':
      return 'Tasks that were ticked. A tick moves a task to the trash; it counts until it is deleted permanently.';
    case 'pending':
      return 'Tasks that are not ticked and not deleted.';
    case 'high':
      return 'Open tasks whose priority is high.';
    case 'today':
      return 'Tasks due today, open or completed. Days begin at the hour set in Settings.';
    case 'projects':
      return 'All your projects, also those without tasks.';
    case 'priority':
      return 'Open and completed tasks of this priority.';
    case 'project':
      return 'Open and completed tasks of this project.';
    case 'week':
      return 'Tasks ticked from Monday to Sunday of this week.';
  }
}

/** What the rate says. */
export const RATE_RULE =
  'Completed of Total Tasks, rounded to whole percent. The list holds the completed ones.';
