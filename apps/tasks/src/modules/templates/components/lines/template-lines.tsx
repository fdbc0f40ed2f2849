import { describeDue } from '../../model/relative-due.logic';
import type { TemplateTask } from '../../model/templates.schema';
import { TaskLines } from './task-lines';

/** The tasks of a template that is being made, with their offsets. */
export function TemplateLines({ tasks }: { readonly tasks: readonly TemplateTask[] }) {
  const lines = tasks.map((task, index) => ({
    ...task,
    key: String(index),
    meta: task.due && describeDue(task.due),
  }));
  return <TaskLines label="Tasks of the template" lines={lines} />;
}
