import { memo } from 'react';
import { saidPriority, type Project, type Task } from '@plainday/domain-tasks';
import { Badge, Checkbox, VisuallyHidden } from '@plainday/ui-components';
import { listOfTask } from '../../../../shared/list-of-task';
import { DueFact, ProjectName } from '../../../../shared/task-rows/row/facts/facts';
import { ShellLink } from '../../../../shared/shell-link';

interface CountedRowProps {
  readonly task: Task;
  readonly project: Project | undefined;
  /** Epoch milliseconds, to the minute. */
  readonly nowMs: number;
  readonly onToggle: (task: Task) => void;
}

/** A task that was counted: it can be ticked or restored, and opened where it lives. */
export const CountedRow = memo(function CountedRow(props: CountedRowProps) {
  const { task, project, nowMs, onToggle } = props;
  const { due_date: due, completed } = task;

  return (
    <li role="listitem" className={completed ? 'row done' : 'row'}>
      <Checkbox
        priority={task.priority}
        checked={completed}
        label={completed ? `Restore ${task.title}` : `Complete ${task.title}`}
        onChange={(event) => {
          passFocusOn(event.target.closest('li'));
          onToggle(task);
        }}
      />
      <div className="body">
        <VisuallyHidden>{saidPriority(task.priority)}</VisuallyHidden>
        <ShellLink className="title" dir="auto" data-title to={listOfTask(task)}>
          {task.title}
        </ShellLink>
        <div className="facts">
          {due && <DueFact task={task} nowMs={nowMs} />}
          {project && (
            <span className="fact">
              <ProjectName project={project} />
            </span>
          )}
        </div>
      </div>
      {completed && <Badge tone="green">Completed</Badge>}
    </li>
  );
});

/** The row leaves or moves to another place of the list: the focus stays here, with its neighbour. */
function passFocusOn(row: HTMLElement | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const heir = next?.querySelector('input') ?? document.getElementById('counted');
  heir?.focus({ preventScroll: true });
}
