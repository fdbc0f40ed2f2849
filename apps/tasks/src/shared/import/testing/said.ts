import { dayKeyOf, timeOfDay } from '@plainday/domain-calendar';
import type { Due, ImportPlan, PlannedTask } from '../plan';

const ZONE = 'Europe/Berlin';

/** A moment on a wall in Berlin: `2026-12-01 09:00`. */
export const wallClock = (at: number): string => `${dayKeyOf(at, ZONE)} ${timeOfDay(at, ZONE)}`;

const dueText = ({ at, hasTime }: Due) => (hasTime ? wallClock(at) : dayKeyOf(at, ZONE));

/** What is said of a task in one line: its title, its place, and what differs from a new one. */
function taskText(task: PlannedTask, { tasks, projects }: ImportPlan): string {
  const { repeat } = task;
  const parts: (readonly [name: string, value: string | number | null | undefined])[] = [
    ['in', projects.find(({ key }) => key === task.project)?.title],
    ['below', tasks.find(({ key }) => key === task.parent)?.title],
    ['due', task.due && dueText(task.due)],
    ['takes', task.duration],
    ['is', task.priority === 'medium' ? null : task.priority],
    ['is', task.completed ? 'done' : null],
    ['is', task.deleted ? 'in the trash' : null],
    ['is', task.focused ? 'starred' : null],
    ['on', task.completed && task.closedAt ? dayKeyOf(task.closedAt, ZONE) : null],
    ['reminds', task.reminder && wallClock(task.reminder)],
    ['every', repeat && (repeat.rule ?? `${repeat.interval} ${repeat.pattern}`)],
    ['from', repeat?.isFromCompletion ? 'completion' : null],
    ['until', repeat?.until ? dayKeyOf(repeat.until, ZONE) : null],
    ['tags', task.tags?.join(' ')],
    ['says', task.description?.replaceAll('\n', ' / ')],
  ];
  return [task.title, ...parts.filter(([, value]) => value).map((part) => part.join(' '))].join(
    ' | ',
  );
}

/** The tasks that a file would bring, each in one line. */
export const tasksSaid = (plan: ImportPlan): readonly string[] =>
  plan.tasks.map((task) => taskText(task, plan));

/** The times that a file would bring, each in one line. */
export const timesSaid = ({ sessions, projects }: ImportPlan): readonly string[] =>
  sessions.map(({ title, project, start, end, seconds }) =>
    [
      title,
      projects.find(({ key }) => key === project)?.title ?? '–',
      wallClock(start),
      wallClock(end),
      seconds,
    ].join(' | '),
  );
