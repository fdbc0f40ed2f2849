import { memo } from 'react';
import { saidPriority, type Project, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { Checkbox, Icon, MenuButton, VisuallyHidden } from '@plainday/ui-components';
import { Ellipsis, ListTree, Star } from 'lucide';
import { ShellLink } from '../../../shared/shell-link';
import { doneOf, DueFact, Fact, ProjectName } from '../../../shared/task-rows/row/facts/facts';
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
            {task.focused && <Fact icon={Star} name="star" said="In focus" />}
            {due && <DueFact task={task} nowMs={nowMs} />}
            {project && (
              <ShellLink className="fact" to={{ kind: 'project', projectId: project.id }}>
                <ProjectName project={project} />
              </ShellLink>
            )}
            {subtasks.length > 0 && (
              <span className="fact">
                <Icon icon={ListTree} size={13} />
                {doneOf(subtasks)}
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
