import { memo, useState } from 'react';
import { saidPriority, type Project, type Task } from '@plainday/domain-tasks';
import { Checkbox } from '@plainday/ui-components';
import { useListPort } from '../../port/list-context';
import { LiveButtons, TrashButtons } from './card-buttons';
import { Subtasks } from '../lazy-parts';
import { RowTags } from './row-tags';
import { TaskMeta } from './task-meta';
import { TaskTitle } from '../task-title';

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
  const { actions, isTrash, toggle, editTitle, saveTitle } = useListPort();
  const [near, setNear] = useState(false);
  const canEdit = !isTrash && !task.completed;

  function leave(card: HTMLElement): void {
    // An open menu hangs from one of the buttons.
    if (!card.querySelector('[aria-expanded="true"][aria-haspopup]')) setNear(false);
  }

  return (
    <div
      className={task.completed ? 'card done' : 'card'}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={(event) => leave(event.currentTarget)}
      onFocus={() => setNear(true)}
      onBlur={(event) => {
        const card = event.currentTarget;
        // A field that closes gives its focus away while the pointer stays.
        if (!card.contains(event.relatedTarget) && !card.matches(':hover')) leave(card);
      }}
    >
      {!isTrash && (
        <Checkbox
          priority={task.priority}
          checked={task.completed}
          label={`Complete ${task.title}`}
          tabIndex={tabIndex}
          onChange={() =>
            task.completed ? actions.restore(task, subtasks) : actions.tick(task, subtasks)
          }
        />
      )}
      <div className="body">
        <span id={`priority-${task.id}`} className="said">
          {saidPriority(task.priority)}
        </span>
        <TaskTitle
          id={`title-${task.id}`}
          title={task.title}
          isMain
          tabIndex={tabIndex}
          canEdit={canEdit}
          onEdit={() => editTitle(task)}
          onSave={(title, opened) => saveTitle(task, title, opened)}
          onCancel={() => saveTitle(task, null)}
        />
        {task.tags && (
          <RowTags id={`tags-${task.id}`} tags={task.tags} tabIndex={tabIndex} place="beside" />
        )}
        {task.notes && (
          <p className="notes" dir="auto">
            {task.notes}
          </p>
        )}
        <TaskMeta
          task={task}
          project={project}
          nowMs={nowMs}
          subtasks={subtasks}
          expanded={expanded}
          tabIndex={tabIndex}
          onToggle={() => toggle(task.id)}
        />
        {expanded && (
          <Subtasks parent={task} subtasks={subtasks} adding={adding} tabIndex={tabIndex} />
        )}
      </div>
      {isTrash ? (
        <TrashButtons task={task} subtasks={subtasks} tabIndex={tabIndex} />
      ) : (
        <LiveButtons
          task={task}
          subtasks={subtasks}
          projects={projects}
          near={near}
          tabIndex={tabIndex}
          nowMs={nowMs}
        />
      )}
    </div>
  );
});
