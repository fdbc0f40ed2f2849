import { useCallback, useMemo, useRef } from 'react';
import type { Project, Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { useSortableActiveId } from '@plainday/ui-patterns/sortable-list';
import { useListKeys } from './keys/use-list-keys';
import { LIST_SHORTCUTS } from './list-shortcuts';
import { useLongPress } from './selection/use-long-press';
import { useRovingFocus } from './window/use-roving-focus';
import { useRowNumbers } from './window/use-row-numbers';
import { useSelected } from './selection/use-selected';
import { useSelectionClicks } from './selection/use-selection-clicks';
import { useListPort } from './port/list-context';
import type { RowsView } from './port/rows-view';
import { useWindow } from './window/use-window';
import { placeRows } from './window/height-book';
import { List } from './row/list-style';
import { preloadFields } from './dialogs/overlays';
import { ClickedMenu } from './row/clicked-menu';
import { GroupHead } from './row/group-head';
import { slotsOf } from './row/slots.logic';
import { usePicture } from '../picture/use-picture';
import { usePlaceDrag } from './places/use-place-drag';
import { useSwipes } from './swipe/use-swipes';
import { TaskItem } from './row/task-item';
import { useRowClicks } from './row/use-row-clicks';

const NONE: readonly Task[] = [];

/** By what name the first frame knows a list; null where it could not draw it. */
function usePlainView({ isTrash, project, groups }: RowsView): string | null {
  const { search } = useShell();
  const { tagView } = useListPort();
  const isPlain = !isTrash && !tagView && groups.length === 0 && search.trim() === '';
  return isPlain ? (project?.id ?? 'all') : null;
}

interface TaskRowsProps {
  readonly view: RowsView;
  readonly label: string;
  readonly expanded: ReadonlySet<string>;
  /** The task whose field for a new subtask has the cursor. */
  readonly adding: string | null;
}

/** The list, of which only what is in sight is in the document; screen readers still get position and count. */
export function TaskRows({ view, label, expanded, adding }: TaskRowsProps) {
  const { roots, ids, groups, childrenOf, projectById, project, projects } = view;
  const list = useRef<HTMLDivElement>(null);
  const nowMs = useNow('minute');
  const slots = useMemo(() => slotsOf(ids, groups), [ids, groups]);
  const { offsets, range, rows, reveal } = useWindow(slots.ids, list);
  const revealRow = useCallback((index: number) => reveal(slots.slotOf(index)), [reveal, slots]);
  const focus = useRovingFocus(ids, list, revealRow);
  const movingId = useSortableActiveId();
  const port = useListPort();
  useListKeys({ view, port, list, focus, shortcuts: LIST_SHORTCUTS });
  useLongPress(list);
  useSelectionClicks(ids, list);
  useSwipes(view, list, movingId);
  usePlaceDrag(view, list);
  usePicture({ view: usePlainView(view), heading: label, form: 'rows', list });
  const selected = useSelected();
  const { menu, closeMenu, ...clicks } = useRowClicks(roots);

  const moving = movingId === null ? null : slots.slotOf(ids.indexOf(movingId));
  const placed = placeRows(offsets, range, moving);
  const before = placed[0]?.gap ?? 0;
  const drawn = placed.filter(({ index }) => !slots.groupAt(index));
  useRowNumbers(
    list,
    placed.map(({ index }) => index),
  );
  const idAt = (slot: number | undefined) => (slot === undefined ? undefined : slots.ids[slot]);
  // There is always one row that Tab reaches, also before the first J.
  const isDrawn = drawn.some(({ index }) => idAt(index) === focus.activeId);
  const stopId = isDrawn ? focus.activeId : idAt(drawn[0]?.index);
  const last = placed.at(-1)?.index ?? -1;
  const after = (offsets[slots.ids.length] ?? 0) - (offsets[last + 1] ?? 0);
  // Within a project its name says nothing.
  const projectOf = ({ project_id: id }: Task): Project | undefined =>
    id === null || id === project?.id ? undefined : projectById.get(id);

  /**
   * A task that is ticked leaves. Its focus goes on before, where the page is laid out already; what repeats comes
   * again in its place.
   */
  function passFocus(target: EventTarget): void {
    if (!(target instanceof Element) || !target.matches('.card > input:focus')) return;
    const id = target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId;
    const task = roots.find((row) => row.id === id);
    if (task && !task.completed && task.repeat_pattern === null) focus.passOn(task.id);
  }

  return (
    <>
      <div role="grid" aria-label={label} aria-multiselectable aria-rowcount={slots.ids.length}>
        <List
          ref={list}
          role="rowgroup"
          style={{ paddingTop: before, paddingBottom: after }}
          {...clicks}
          onChangeCapture={({ target }) => passFocus(target)}
          onFocus={(event) => {
            focus.handleFocus(event);
            preloadFields();
          }}
        >
          {placed.map(({ index, gap }, place) => {
            const space = place === 0 ? 0 : gap;
            const group = slots.groupAt(index);
            if (group) return <GroupHead key={group.key} group={group} gap={space} rows={rows} />;
            const task = roots[slots.rowAt(index)];
            if (!task) return null;
            return (
              <TaskItem
                key={task.id}
                task={task}
                subtasks={childrenOf.get(task.id) ?? NONE}
                project={projectOf(task)}
                projects={projects}
                gap={space}
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
      </div>
      <ClickedMenu menu={menu} view={view} nowMs={nowMs} onClose={closeMenu} />
    </>
  );
}
