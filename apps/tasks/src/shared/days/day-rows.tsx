import type { Task } from '@plainday/domain-tasks';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { placeRows } from '../task-rows/window/height-book';
import { useWindow } from '../task-rows/window/use-window';
import type { RowPart } from './row/day-row';
import type { DayPage } from './use-day-page';

/** A list up to this long is drawn as a whole. */
const WHOLE = 40;

/** What a row is told that is drawn in a part of its list. */
export type DrawRow = (task: Task, index: number, part?: RowPart) => ReactNode;

interface DayRowsProps {
  readonly tasks: readonly Task[];
  readonly page: DayPage;
  readonly children: DrawRow;
  /** What stands after the last row. */
  readonly end?: ReactNode;
  readonly label?: string;
  readonly labelledBy?: string;
}

/** The rows of a day, as a grid (ADR 0228). Of a long list only what is in sight is in the document. */
export function DayRows(props: DayRowsProps) {
  const { tasks, children, end, label, labelledBy } = props;
  if (tasks.length > WHOLE) return <Part {...props} />;
  return (
    <div role="grid" aria-multiselectable aria-label={label} aria-labelledby={labelledBy}>
      <div role="rowgroup" className="rows">
        {tasks.map((task, index) => children(task, index))}
        {end}
      </div>
    </div>
  );
}

function Part({ tasks, page, children, end, label, labelledBy }: DayRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const { offsets, range, rows, reveal } = useWindow(ids, list, 0);
  const { windows, stopId, settle } = page;

  useEffect(
    () =>
      windows.add((id) => {
        const index = ids.indexOf(id);
        if (index >= 0) reveal(index);
        return index >= 0;
      }),
    [windows, ids, reveal],
  );
  useLayoutEffect(settle);

  // The row that Tab reaches stays, wherever one has scrolled to.
  const placed = placeRows(offsets, range, stopId === null ? null : ids.indexOf(stopId));
  const last = placed.at(-1)?.index ?? -1;
  const after = (offsets[ids.length] ?? 0) - (offsets[last + 1] ?? 0);
  return (
    <div
      role="grid"
      aria-multiselectable
      aria-rowcount={ids.length}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div
        ref={list}
        role="rowgroup"
        className="rows"
        style={{ paddingTop: placed[0]?.gap ?? 0, paddingBottom: after }}
      >
        {placed.map(({ index, gap }, place) => {
          const task = tasks[index];
          const part = { sizes: rows, gap: place === 0 ? 0 : gap, index };
          return task && children(task, index, part);
        })}
        {end}
      </div>
    </div>
  );
}
