import type { ReactNode } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { Checkbox } from '@plainday/ui-components';
import { useListPort } from '../../port/list-context';
import { TaskTitle } from '../task-title';
import { RowTags } from '../facts/row-tags';
import type { useNear } from './use-near';

interface TaskRowProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly tabIndex: -1 | undefined;
  /** Class names that the place gives a line, and the part of it with the title. */
  readonly line: string;
  readonly main: string;
  /** Tells the place that the pointer or the focus has come. */
  readonly watch?: ReturnType<typeof useNear>['watch'];
  /** What stands in front of the tick, between it and the title, after the title, and at the end. */
  readonly lead?: ReactNode;
  readonly said?: ReactNode;
  readonly facts: ReactNode;
  readonly trail: ReactNode;
}

/** A task in any list: tick, title and tags, between what its place shows beside them. */
export function TaskRow(props: TaskRowProps) {
  const { task, subtasks, tabIndex, line, main, watch, lead, said, facts, trail } = props;
  const { actions, isTrash, editTitle, saveTitle } = useListPort();
  const { id, title, tags, completed } = task;
  return (
    <div className={line} {...watch}>
      {lead}
      {!isTrash && (
        <Checkbox
          priority={task.priority}
          checked={completed}
          label={`Complete ${title}`}
          tabIndex={tabIndex}
          onChange={() =>
            completed ? actions.restore(task, subtasks) : actions.tick(task, subtasks)
          }
        />
      )}
      <div className={main}>
        {said}
        <TaskTitle
          id={`title-${id}`}
          title={title}
          isMain
          tabIndex={tabIndex}
          canEdit={!isTrash && !completed}
          onEdit={() => editTitle(task)}
          onSave={(next, opened) => saveTitle(task, next, opened)}
          onCancel={() => saveTitle(task, null)}
        />
        {tags && <RowTags id={`tags-${id}`} tags={tags} tabIndex={tabIndex} place="beside" />}
        {facts}
      </div>
      {trail}
    </div>
  );
}
