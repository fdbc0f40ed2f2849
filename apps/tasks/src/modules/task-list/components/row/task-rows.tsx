import { useRef } from 'react';
import type { Project, Task } from '@plainday/domain-tasks';
import { useNow } from '@plainday/ui-patterns';
import { useSortableActiveId } from '@plainday/ui-patterns/sortable-list';
import { useListKeys } from '../../hooks/keys/use-list-keys';
import { useLongPress } from '../../hooks/selection/use-long-press';
import { useRovingFocus } from '../../hooks/window/use-roving-focus';
import { useSelected } from '../../hooks/selection/use-selected';
import { useSelectionClicks } from '../../hooks/selection/use-selection-clicks';
import type { TaskView } from '../../hooks/page/use-task-view';
import { useWindow } from '../../hooks/window/use-window';
import { placeRows } from '../../model/height-book';
import { List } from '../list-style';
import { preloadPicker } from '../dialogs/overlays';
import { TaskItem } from './task-item';

const NONE: readonly Task[] = [];

interface TaskRowsProps {
  readonly view: TaskView;
  readonly label: string;
  readonly expanded: ReadonlySet<string>;
  /** The task whose field for a new subtask has the cursor. */
  readonly adding: string | null;
}

/** The list, of which only what is in sight is in the document; screen readers still get position and count. */
export function TaskRows({ view, label, expanded, adding }: TaskRowsProps) {
  const { roots, ids, childrenOf, projectById, projects } = view;
  const list = useRef<HTMLUListElement>(null);
  const nowMs = useNow('minute');
  const { offsets, range, rows, reveal } = useWindow(ids, list);
  const focus = useRovingFocus(ids, list, reveal);
  const movingId = useSortableActiveId();
  useListKeys({ view, list, focus });
  useLongPress(list);
  useSelectionClicks(ids, list);
  const selected = useSelected();

  const placed = placeRows(offsets, range, movingId === null ? null : ids.indexOf(movingId));
  const before = placed[0]?.gap ?? 0;
  // There is always one row that Tab reaches, also before the first J.
  const isDrawn = placed.some(({ index }) => ids[index] === focus.activeId);
  const stopId = isDrawn ? focus.activeId : ids[placed[0]?.index ?? 0];
  const last = placed.at(-1)?.index ?? -1;
  const after = (offsets[ids.length] ?? 0) - (offsets[last + 1] ?? 0);
  const projectOf = (task: Task): Project | undefined =>
    task.project_id === null ? undefined : projectById.get(task.project_id);

  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      style={{ paddingTop: before, paddingBottom: after }}
      onFocus={(event) => {
        focus.handleFocus(event);
        preloadPicker();
      }}
    >
      {placed.map(({ index, gap }, place) => {
        const task = roots[index];
        if (!task) return null;
        return (
          <TaskItem
            key={task.id}
            task={task}
            subtasks={childrenOf.get(task.id) ?? NONE}
            project={projectOf(task)}
            projects={projects}
            index={index}
            total={ids.length}
            gap={place === 0 ? 0 : gap}
            nowMs={nowMs}
            expanded={expanded.has(task.id)}
            adding={adding === task.id}
            active={task.id === stopId}
            selected={selected.has(task.id)}
            rows={rows}
          />
        );
      })}
    </List>
  );
}
