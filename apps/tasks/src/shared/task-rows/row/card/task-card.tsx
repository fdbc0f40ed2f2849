import { memo } from 'react';
import { saidPriority, type Project, type Task } from '@plainday/domain-tasks';
import { useListPort } from '../../port/list-context';
import { Subtasks } from '../lazy-parts';
import { LiveButtons, TrashButtons } from './card-buttons';
import { TaskMeta } from './task-meta';
import { TaskRow } from './task-row';
import { useNear } from './use-near';

interface TaskCardProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly project: Project | undefined;
  readonly projects: readonly Project[];
  readonly nowMs: number;
  readonly expanded: boolean;
  readonly adding: boolean;
  /** Its controls are in the tab order: those of one row at a time. */
  readonly active: boolean;
}

/** One task of the list (spec §2, Task card). Drawn again only when the task itself changes. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, subtasks, project, projects, nowMs, expanded, adding, active } = props;
  const tabIndex = active ? undefined : -1;
  const { isTrash, toggle } = useListPort();
  const { isNear, watch } = useNear();
  const { id, notes, completed, priority } = task;

  return (
    <TaskRow
      {...{ task, subtasks, tabIndex, watch }}
      line={completed ? 'card done' : 'card'}
      main="body"
      said={
        <span id={`priority-${id}`} className="said">
          {saidPriority(priority)}
        </span>
      }
      facts={
        <>
          {notes && (
            <p className="notes" dir="auto">
              {notes}
            </p>
          )}
          <TaskMeta
            {...{ task, project, nowMs, subtasks, expanded, tabIndex }}
            onToggle={() => toggle(id)}
          />
          {expanded && <Subtasks parent={task} {...{ subtasks, adding, tabIndex }} />}
        </>
      }
      trail={
        isTrash ? (
          <TrashButtons {...{ task, subtasks, tabIndex }} />
        ) : (
          <LiveButtons {...{ task, subtasks, projects, tabIndex, nowMs }} near={isNear} />
        )
      }
    />
  );
});
