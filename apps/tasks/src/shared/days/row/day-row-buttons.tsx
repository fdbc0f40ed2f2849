import type { Project, Task } from '@plainday/domain-tasks';
import { IconButton, MenuButton } from '@plainday/ui-components';
import { CalendarArrowDown, Ellipsis, Play } from 'lucide';
import { useListPort } from '../../task-rows/port/list-context';
import { taskEntries } from '../../task-rows/row/task-menu';
import { withoutKeys } from '../../task-rows/row/without-keys';
import { startUsual } from '../../timer-entries';

interface ButtonsProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly near: boolean;
  readonly tabIndex: -1 | undefined;
  readonly nowMs: number;
}

/** Timer, day, and everything else; they come with the pointer or the focus, on a phone the last one alone stays. */
export function DayRowButtons({ task, subtasks, projects, near, tabIndex, nowMs }: ButtonsProps) {
  const port = useListPort();
  const look = { size: 30, iconSize: 16, compact: true, tabIndex };
  return (
    <span className="buttons">
      {near && (
        <span className="near">
          {port.sessions.tools.length > 0 && (
            <IconButton
              {...look}
              label={`Start a timer for ${task.title}`}
              icon={Play}
              onClick={() => startUsual(task, port.sessions)}
            />
          )}
          <IconButton
            {...look}
            label={`Move ${task.title} to another day`}
            icon={CalendarArrowDown}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => port.pickDate([task], currentTarget)}
          />
        </span>
      )}
      <MenuButton
        {...look}
        label={`More for ${task.title}`}
        icon={Ellipsis}
        items={() => withoutKeys(taskEntries(task, subtasks, projects, port, nowMs))}
      />
    </span>
  );
}
