import { useCallback, useMemo, type RefObject } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { usePicture } from '../picture/use-picture';
import { useListKeys } from '../task-rows/keys/use-list-keys';
import { useListPage } from '../task-rows/port/use-list-page';
import type { RowsView } from '../task-rows/port/rows-view';
import { ROW_PARTS } from '../task-rows/row-parts';
import { useRovingFocus } from '../task-rows/window/use-roving-focus';
import type { DayTasks } from './use-day-tasks';
import { dayKeys } from './day-keys';
import { DAY_SHORTCUTS, type DayShortcut } from './day-shortcuts';
import { useRowWindows } from './use-row-windows';

const NO_GROUPS: RowsView['groups'] = [];

interface DayPageOptions {
  readonly name: 'today' | 'upcoming';
  readonly heading: string;
  readonly data: DayTasks;
  /** What is around the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** The rows as they stand below one another, whatever lies between them. */
  readonly shown: readonly Task[];
  /** Adds a task for the day of the row in focus. */
  readonly onAdd: (row: Task | undefined) => void;
  /** Begins to move a task by keys. */
  readonly onLift?: (task: Task) => void;
  /** Leads back to what the page begins with, where something else is shown. */
  readonly onFirst?: (() => void) | undefined;
}

/** What Today and Upcoming have in common: what rows may do, the focus among them, the windows over them, the keys. */
export function useDayPage(options: DayPageOptions) {
  const { name, heading, data, list, shown, onAdd, onLift, onFirst } = options;
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { rows, childrenOf, projects, projectById, goneId, hold } = data;
  const view: RowsView = {
    listKey: name,
    isTrash: false,
    project: null,
    projects,
    projectById,
    rows,
    roots: shown,
    ids,
    groups: NO_GROUPS,
    childrenOf,
    goneId,
    hold,
  };
  const page = useListPage({ view, parts: ROW_PARTS, canMove: false, canDrag: false });
  const windows = useRowWindows();
  const { show } = windows;
  const reveal = useCallback((index: number) => show(ids[index]), [show, ids]);
  const focus = useRovingFocus(ids, list, reveal);
  const own = dayKeys({ onAdd, onLift, onFirst });
  useListKeys<DayShortcut>({ view, port: page.port, list, focus, shortcuts: DAY_SHORTCUTS, own });
  usePicture({ view: onFirst ? null : name, heading, form: 'page', list });
  const isThere = focus.activeId !== null && ids.includes(focus.activeId);

  return {
    ...page,
    view,
    handleFocus: focus.handleFocus,
    windows,
    settle: focus.settle,
    /** The one row that Tab reaches. */
    stopId: isThere ? focus.activeId : (ids[0] ?? null),
  };
}

/** What Today and Upcoming have in common. */
export type DayPage = ReturnType<typeof useDayPage>;
