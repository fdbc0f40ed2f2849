import type { Project, Task } from '@plainday/domain-tasks';
import { Badge, IconButton } from '@plainday/ui-components';
import { MenuButton } from '@plainday/ui-components';
import { Calendar, Ellipsis, RotateCcw, Star, Trash2 } from 'lucide';
import { useListPort } from '../../port/list-context';
import { dueEntries, taskEntries } from '../task-menu';

interface LiveButtonsProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly projects: readonly Project[];
  /** The pointer or the focus is in the row: time for the buttons that are seldom needed. */
  readonly near: boolean;
  readonly tabIndex: -1 | undefined;
  readonly nowMs: number;
}

/** Buttons at the end of an open task. */
export function LiveButtons(props: LiveButtonsProps) {
  const { task, subtasks, projects, near, tabIndex, nowMs } = props;
  const port = useListPort();
  return (
    <div className="buttons">
      {near && (
        <span className="near">
          <IconButton
            label={task.focused ? 'Remove from focus' : 'Put in focus'}
            icon={Star}
            size={28}
            iconSize={16}
            compact
            tabIndex={tabIndex}
            onClick={() => port.actions.edit(task, { focused: !task.focused })}
          />
          <MenuButton
            label="Due date"
            icon={Calendar}
            size={28}
            iconSize={16}
            compact
            tabIndex={tabIndex}
            items={() => dueEntries(task, port, nowMs, subtasks)}
          />
        </span>
      )}
      <MenuButton
        label={`More for ${task.title}`}
        icon={Ellipsis}
        size={28}
        iconSize={16}
        compact
        tabIndex={tabIndex}
        items={() => taskEntries(task, subtasks, projects, port, nowMs)}
      />
    </div>
  );
}

interface TrashButtonsProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly tabIndex: -1 | undefined;
}

/** What can be done to a task in the trash. */
export function TrashButtons({ task, subtasks, tabIndex }: TrashButtonsProps) {
  const { actions, askRemove, isMixed } = useListPort();
  return (
    <div className="buttons always">
      {isMixed && (
        <Badge className="gone" tone={task.completed ? 'green' : 'neutral'}>
          {task.completed ? 'Completed' : 'Deleted'}
        </Badge>
      )}
      <IconButton
        label={`Restore ${task.title}`}
        icon={RotateCcw}
        size={32}
        iconSize={16}
        tabIndex={tabIndex}
        onClick={() => actions.restore(task, subtasks)}
      />
      <IconButton
        label={`Delete ${task.title} permanently`}
        icon={Trash2}
        size={32}
        iconSize={16}
        variant="danger"
        tabIndex={tabIndex}
        onClick={() => askRemove([task])}
      />
    </div>
  );
}
