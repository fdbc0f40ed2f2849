import { memo, useMemo } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { Button, Checkbox, IconButton, MenuButton } from '@plainday/ui-components';
import { ChevronRight, Play, X } from 'lucide';
import { useLimit } from '@plainday/ui-patterns';
import { SortableList, useSortableRow } from '@plainday/ui-patterns/sortable-list';
import { timerTools } from '../../../timer-entries';
import { keyLabel } from '../../keys/key-label';
import { useListPort } from '../../port/list-context';
import { useSubtaskEdit, type SubtaskEdits } from '../../port/use-subtask-edit';
import { Lifted } from '../lifted';
import { NewSubtask } from './new-subtask';
import { SubtaskFacts } from './subtask-facts';
import { TaskTitle } from '../task-title';

/** More than this many are drawn only on request, so that the page stays light. */
const FIRST = 30;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface SubtasksProps {
  readonly parent: Task;
  readonly subtasks: readonly Task[];
  /** Puts the cursor into the field for a new one. */
  readonly adding: boolean;
  readonly tabIndex: -1 | undefined;
}

/** The subtasks of a task, and the field that adds one. */
export function Subtasks({ parent, subtasks, adding, tabIndex }: SubtasksProps) {
  const { isTrash, place, batch } = useListPort();
  const { rows: kept, edits } = useSubtaskEdit(parent, subtasks);
  const [limit, showAll] = useLimit(FIRST);
  const shown = useMemo(() => kept.slice(0, limit), [limit, kept]);

  const ids = useMemo(() => shown.filter((row) => !row.completed).map(({ id }) => id), [shown]);
  const titleOf = (id: string) => shown.find((row) => row.id === id)?.title ?? 'Subtask';

  return (
    <div className="subtasks">
      <SortableList
        ids={ids}
        disabled={isTrash}
        labelOf={titleOf}
        sideways={{
          towards: -1,
          say: () => 'Make it a task',
          drop: (id) => batch.unnest(shown.filter((row) => row.id === id)),
        }}
        renderOverlay={(id) => <Lifted dir="auto">{titleOf(id)}</Lifted>}
        onMove={(id, newIndex) => {
          const task = shown.find((row) => row.id === id);
          const target = ids[newIndex];
          if (task && target !== undefined) place(task, target);
        }}
      >
        <ul role="list" aria-label={`Subtasks of ${parent.title}`}>
          {shown.map((task) => (
            <Subtask key={task.id} task={task} edits={edits} tabIndex={tabIndex} />
          ))}
        </ul>
      </SortableList>
      {shown.length < subtasks.length && (
        <Button variant="ghost" size="s" tabIndex={tabIndex} onClick={showAll}>
          {`Show all ${subtasks.length}`}
        </Button>
      )}
      {!isTrash && <NewSubtask {...{ parent, subtasks, adding, tabIndex, edits }} />}
    </div>
  );
}

interface SubtaskProps {
  readonly task: Task;
  readonly edits: SubtaskEdits;
  readonly tabIndex: -1 | undefined;
}

const Subtask = memo(function Subtask({ task, edits, tabIndex }: SubtaskProps) {
  const { actions, isTrash, sessions, openSettings, step } = useListPort();
  const movable = !isTrash && !task.completed;
  const { rowRef, handleRef, handleProps } = useSortableRow(task.id, { disabled: !movable });
  const canTime = !isTrash && !task.completed && sessions.tools.length > 0;
  return (
    <li
      ref={rowRef}
      className={task.completed ? 'subtask done' : 'subtask'}
      data-subtask-id={task.id}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && !isTrash) openSettings(task);
      }}
      onKeyDown={(event) => {
        const by = event.altKey && movable ? STEPS[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        step(task, by);
      }}
    >
      {movable && (
        <button
          type="button"
          ref={handleRef}
          className="handle"
          tabIndex={tabIndex}
          aria-label={`Drag to reorder ${task.title}`}
          {...handleProps}
        />
      )}
      {!isTrash && (
        <Checkbox
          size={16}
          priority={task.priority}
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
        onEdit={() => edits.open(task)}
        onSave={(title, opened) => edits.close(task, title, opened)}
        onCancel={() => edits.close(task, null)}
      />
      <SubtaskFacts task={task} tabIndex={tabIndex} />
      {!isTrash && (
        <IconButton
          label={`Open ${task.title}`}
          icon={ChevronRight}
          size={24}
          iconSize={16}
          compact
          tabIndex={tabIndex}
          onClick={() => openSettings(task)}
        />
      )}
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
