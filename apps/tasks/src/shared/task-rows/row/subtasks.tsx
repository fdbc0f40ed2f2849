import { memo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TITLE_MAX, type Task } from '@plainday/domain-tasks';
import { Button, Checkbox, IconButton, MenuButton } from '@plainday/ui-components';
import { Play, X } from 'lucide';
import { timerTools } from '../../timer-entries';
import { keyLabel } from '../keys/key-label';
import { useListPort } from '../port/list-context';
import { TaskTitle } from './task-title';

/** More than this many are drawn only on request, so that the page stays light. */
const FIRST = 30;

interface SubtasksProps {
  readonly parent: Task;
  readonly subtasks: readonly Task[];
  /** Puts the cursor into the field for a new one. */
  readonly adding: boolean;
  readonly tabIndex: -1 | undefined;
}

/** The subtasks of a task, and the field that adds one. */
export function Subtasks({ parent, subtasks, adding, tabIndex }: SubtasksProps) {
  const { actions, isTrash } = useListPort();
  const [all, setAll] = useState(false);
  const shown = all ? subtasks : subtasks.slice(0, FIRST);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const field = event.currentTarget;
    if (event.key === 'Escape') {
      field.value = '';
      field.closest<HTMLElement>('[data-task-id]')?.focus({ preventScroll: true });
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (actions.addSubtask(parent, field.value)) field.value = '';
  }

  return (
    <div className="subtasks">
      <ul role="list" aria-label={`Subtasks of ${parent.title}`}>
        {shown.map((task) => (
          <Subtask key={task.id} task={task} tabIndex={tabIndex} />
        ))}
      </ul>
      {shown.length < subtasks.length && (
        <Button variant="ghost" size="s" tabIndex={tabIndex} onClick={() => setAll(true)}>
          {`Show all ${subtasks.length}`}
        </Button>
      )}
      {!isTrash && (
        <input
          className="new-subtask"
          placeholder="Add a subtask..."
          aria-label={`Add a subtask to ${parent.title}`}
          dir="auto"
          maxLength={TITLE_MAX}
          autoFocus={adding}
          tabIndex={tabIndex}
          onKeyDown={handleKeyDown}
        />
      )}
    </div>
  );
}

interface SubtaskProps {
  readonly task: Task;
  readonly tabIndex: -1 | undefined;
}

const Subtask = memo(function Subtask({ task, tabIndex }: SubtaskProps) {
  const { actions, isTrash, sessions } = useListPort();
  const canTime = !isTrash && !task.completed && sessions.tools.length > 0;
  return (
    <li className={task.completed ? 'subtask done' : 'subtask'} data-subtask-id={task.id}>
      {!isTrash && (
        <Checkbox
          size={16}
          checked={task.completed}
          label={`Complete ${task.title}`}
          tabIndex={tabIndex}
          onChange={() => (task.completed ? actions.restore(task) : actions.tick(task))}
        />
      )}
      <TaskTitle
        title={task.title}
        tabIndex={tabIndex}
        canEdit={!isTrash && !task.completed}
        onSave={(title) => actions.edit(task, { title })}
      />
      {canTime && (
        <MenuButton
          label={`Start a timer for ${task.title}`}
          icon={Play}
          size={24}
          iconSize={16}
          compact
          tabIndex={tabIndex}
          items={() => timerTools(task, sessions, keyLabel('track', task.user_id))}
        />
      )}
      {!isTrash && (
        <IconButton
          label={`Delete ${task.title}`}
          icon={X}
          size={24}
          iconSize={16}
          compact
          tabIndex={tabIndex}
          onClick={() => actions.trash(task)}
        />
      )}
    </li>
  );
});
