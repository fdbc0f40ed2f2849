import { useDayRule } from '@plainday/data-preferences';
import { dueInWords, formatDueFull, isOverdue } from '@plainday/domain-tasks';
import type { Task } from '@plainday/domain-tasks';
import styled from 'styled-components';
import { TaskLines } from '../lines/task-lines';

const Due = styled.time<{ $overdue: boolean }>`
  color: ${({ $overdue }) => ($overdue ? 'var(--red)' : 'var(--text-2)')};
`;

interface PreviewTasksProps {
  readonly tasks: readonly Task[];
  readonly nowMs: number;
}

/** The tasks as they will be, with the dates they will have. */
export function PreviewTasks({ tasks, nowMs }: PreviewTasksProps) {
  const rule = useDayRule();
  const lines = tasks.map((task) => {
    const overdue = isOverdue(task, nowMs, rule);
    return {
      key: task.id,
      title: task.title,
      priority: task.priority,
      subtask: task.parent_task_id !== null,
      description: task.description ?? undefined,
      meta: task.due_date && (
        <Due
          $overdue={overdue}
          dateTime={task.due_day ?? task.due_date}
          title={formatDueFull(task, nowMs, overdue)}
        >
          {dueInWords(task, nowMs, rule)}
          {overdue && ' · overdue'}
        </Due>
      ),
    };
  });
  return <TaskLines label="Tasks to create" lines={lines} />;
}
