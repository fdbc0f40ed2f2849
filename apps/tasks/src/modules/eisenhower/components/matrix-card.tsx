import { memo } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import {
  dueInWords,
  formatDueFull,
  isOverdue,
  saidPriority,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { Checkbox, Icon, MenuButton, ProjectDot, VisuallyHidden } from '@plainday/ui-components';
import { Calendar, Ellipsis, ListTree, Star } from 'lucide';
import { ShellLink } from '../../../shared/shell-link';
import { useMatrixPort } from '../hooks/matrix-port';
import type { QuadrantId } from '../model/quadrants';
import { cardEntries } from './card-menu';

interface MatrixCardProps {
  readonly task: Task;
  readonly quadrantId: QuadrantId;
  readonly project: Project | undefined;
  readonly subtasks: readonly Task[];
  /** Epoch milliseconds, to the minute. */
  readonly nowMs: number;
  /** The one card of its quadrant that Tab reaches. */
  readonly inTabOrder: boolean;
}

/** A task in its quadrant. */
export const MatrixCard = memo(function MatrixCard(props: MatrixCardProps) {
  const { task, quadrantId, project, subtasks, nowMs, inTabOrder } = props;
  const port = useMatrixPort();
  const { navigate } = useShell();
  const { id, due_date: due } = task;
  const rule = useDayRule();
  const overdue = isOverdue(task, nowMs, rule);

  return (
    <div
      role="row"
      className="card"
      data-task-id={task.id}
      data-drag-id={task.id}
      aria-labelledby={`title-${id} priority-${id} facts-${id}`}
      tabIndex={inTabOrder ? 0 : -1}
    >
      <div role="gridcell" className="cell">
        <Checkbox
          priority={task.priority}
          checked={false}
          label={`Complete ${task.title}`}
          onChange={() => port.complete(task)}
        />
        <div className="body">
          <VisuallyHidden id={`priority-${id}`}>{saidPriority(task.priority)}</VisuallyHidden>
          <span className="title" dir="auto" data-title id={`title-${id}`}>
            {task.title}
          </span>
          <div className="facts" id={`facts-${id}`}>
            {task.focused && (
              <span className="fact star">
                <Icon icon={Star} size={13} />
                <VisuallyHidden>In focus</VisuallyHidden>
              </span>
            )}
            {due && (
              <span
                className={overdue ? 'fact overdue' : 'fact'}
                title={`Due ${formatDueFull(task, nowMs, overdue)}`}
              >
                <Icon icon={Calendar} size={13} />
                <span aria-hidden>{dueInWords(task, nowMs, rule)}</span>
                <VisuallyHidden>{`Due ${formatDueFull(task, nowMs, overdue)}`}</VisuallyHidden>
              </span>
            )}
            {project && (
              <ShellLink className="fact" to={{ kind: 'project', projectId: project.id }}>
                <ProjectDot color={project.color} />
                <bdi>{project.title}</bdi>
              </ShellLink>
            )}
            {subtasks.length > 0 && (
              <span className="fact">
                <Icon icon={ListTree} size={13} />
                {`${subtasks.filter(({ completed }) => completed).length} of ${subtasks.length}`}
                <VisuallyHidden>subtasks done</VisuallyHidden>
              </span>
            )}
          </div>
        </div>
        <MenuButton
          label={`Move ${task.title}`}
          icon={Ellipsis}
          size={28}
          iconSize={16}
          compact
          items={() => cardEntries(task, quadrantId, port, navigate)}
        />
      </div>
    </div>
  );
});
