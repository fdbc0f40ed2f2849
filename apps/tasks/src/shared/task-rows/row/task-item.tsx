import { memo, useCallback } from 'react';
import type { SizeObserver } from '@plainday/shared-platform';
import type { CSSProperties, PointerEvent } from 'react';
import { useSortableRow } from '@plainday/ui-patterns/sortable-list';
import type { Project, Task } from '@plainday/domain-tasks';
import { useListPort } from '../port/list-context';
import { TaskCard } from './card/task-card';

interface TaskItemProps {
  readonly task: Task;
  readonly subtasks: readonly Task[];
  readonly project: Project | undefined;
  readonly projects: readonly Project[];
  /** Space in front of the row, in CSS pixels: only while a row far away is being moved. */
  readonly gap: number;
  readonly nowMs: number;
  readonly expanded: boolean;
  readonly adding: boolean;
  readonly active: boolean;
  readonly selected: boolean;
  readonly rows: SizeObserver;
}

/** The place of a task in the list: position, focus, handle, height. What it shows is in `TaskCard`. */
export const TaskItem = memo(function TaskItem(props: TaskItemProps) {
  const { task, gap, active, selected, rows, ...card } = props;
  const { canDrag, held } = useListPort();
  const movable = canDrag && !task.completed;
  const { rowRef, rowProps, handleRef, handleProps } = useSortableRow(task.id, {
    disabled: !movable,
  });
  const ref = useCallback(
    (node: HTMLDivElement | null) => {
      rowRef(node);
      if (!node) return undefined;
      rows.observe(node);
      return () => {
        rowRef(null);
        rows.unobserve(node);
      };
    },
    [rowRef, rows],
  );
  const style: CSSProperties | undefined = gap > 0 ? { marginTop: gap } : undefined;

  return (
    <div
      ref={ref}
      role="row"
      className={selected ? 'item selected' : 'item'}
      data-task-id={task.id}
      aria-labelledby={nameParts(task.id, selected)}
      aria-selected={selected || undefined}
      tabIndex={active ? 0 : -1}
      style={style}
      {...rowProps}
    >
      <div role="gridcell" className="cell">
        {movable && (
          <button
            type="button"
            ref={handleRef}
            className="handle"
            tabIndex={active ? undefined : -1}
            aria-label={`Drag to reorder ${task.title}`}
            {...handleProps}
          />
        )}
        {held?.hasHandles && !task.completed && (
          <button
            type="button"
            className="handle"
            tabIndex={active ? undefined : -1}
            aria-label={`Why ${task.title} cannot be dragged`}
            onPointerDown={holdPointer}
            onClick={held.explain}
          />
        )}
        <TaskCard task={task} active={active} {...card} />
        {selected && (
          <span id={`selected-${task.id}`} className="said">
            Selected
          </span>
        )}
      </div>
    </div>
  );
});

/** Whoever drags ends beside the handle: the click is still its own. */
function holdPointer({ currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
  currentTarget.setPointerCapture(pointerId);
}

/** What a row is called: its title, its facts, and last whether it is selected, each once. */
function nameParts(id: string, selected: boolean): string {
  return ['title', 'priority', 'tags', 'facts', ...(selected ? ['selected'] : [])]
    .map((part) => `${part}-${id}`)
    .join(' ');
}
