import { formatDue, formatDueFull, isOverdue } from '@plainday/domain-tasks';
import type { Task } from '@plainday/domain-tasks';
import styled from 'styled-components';
import { TaskLines } from '../library/task-lines';

const Due = styled.time<{ $overdue: boolean }>`
  color: ${({ $overdue }) => ($overdue ? 'var(--red)' : 'var(--text-2)')};
`;

interface PreviewTasksProps {
  readonly tasks: readonly Task[];
  readonly nowMs: number;
}

/** The tasks as they will be, with the dates they will have. */
export function PreviewTasks({ tasks, nowMs }: PreviewTasksProps) {
  const lines = tasks.map((task) => {
    const overdue = isOverdue(task.due_date, nowMs);
    return {
      key: task.id,
      title: task.title,
      priority: task.priority,
      subtask: task.parent_task_id !== null,
      description: task.description ?? undefined,
      meta: task.due_date && (
        <Due
          $overdue={overdue}
          dateTime={task.due_date}
          title={formatDueFull(task.due_date, nowMs, overdue)}
        >
          {formatDue(task.due_date, nowMs)}
          {overdue && ' · overdue'}
        </Due>
      ),
    };
  });
  return <TaskLines label="Tasks to create" lines={lines} />;
}
