import { buildTree, dayOfDue, reminderLeadMinutes, sortedTasks } from '@plainday/domain-tasks';
import type { Project, Task } from '@plainday/domain-tasks';
import type { DayKey, DayRule } from '@plainday/domain-calendar';
import { isBlank } from '@plainday/shared-utils';
import { offsetOf } from './relative-due.logic';
import type { Calendar } from './relative-due.logic';
import { DEFAULT_CATEGORY, TASKS_MAX } from './templates.schema';
import type { Template, TemplateTask } from './templates.schema';

/** The day of the earliest due date; null when no task has one. */
export function earliestDay(tasks: readonly Task[], rule: DayRule): DayKey | null {
  const days = tasks.map((task) => dayOfDue(task, rule)).filter((day) => day !== null);
  return days.sort()[0] ?? null;
}

/** The rule without what belongs to the dates of this one series: its end, and the dates that it leaves out. */
function repeatOf(task: Task): Pick<TemplateTask, 'repeat'> {
  const { repeat_pattern, repeat_interval, repeat_rule, repeat_from, repeat_left } = task;
  if (repeat_pattern === null) return {};
  const rule = repeat_rule?.replace(/;X-SKIP=[^;]*/, '') ?? null;
  return {
    repeat: { repeat_pattern, repeat_interval, repeat_rule: rule, repeat_from, repeat_left },
  };
}

function rowOf(task: Task, calendar: Omit<Calendar, 'nowMs'>): TemplateTask {
  const reminder = reminderLeadMinutes(task.reminder_time, task.due_date);
  const texts = [task.description, task.notes].filter((text) => text !== null && !isBlank(text));
  return {
    title: task.title,
    // A template has one text a task: notes are kept below the description.
    description: texts.join('\n\n'),
    priority: task.priority,
    due: offsetOf(task, calendar),
    subtask: task.parent_task_id !== null,
    ...(task.tags && { tags: task.tags }),
    ...repeatOf(task),
    ...(task.duration !== null && { duration: task.duration }),
    ...(reminder !== null && { reminder }),
  };
}

/** The live tasks of a project as a template: in list order, subtasks below their parents, dates as offsets. */
export function templateOfProject(
  project: Project,
  tasks: readonly Task[],
  calendar: Omit<Calendar, 'nowMs'>,
): Omit<Template, 'id'> {
  const { roots, childrenOf } = buildTree(sortedTasks(tasks));
  const rows = roots.flatMap((root) => [root, ...(childrenOf.get(root.id) ?? [])]);
  return {
    name: project.title,
    description: project.description ?? '',
    category: DEFAULT_CATEGORY,
    tasks: rows.slice(0, TASKS_MAX).map((task) => rowOf(task, calendar)),
  };
}
