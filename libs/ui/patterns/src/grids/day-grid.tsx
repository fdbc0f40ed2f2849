import { Fragment, useEffect, useRef } from 'react';
import { isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import { announce } from '../states/announce';
import { cellAt, gridStep } from './grid-keys';

/** One cell of a grid of days. */
export interface GridCell {
  /** `yyyy-MM-dd`, or whatever names the cell. */
  readonly key: string;
  /** The whole fact in words: `Saturday, November 21, 2 tasks`. */
  readonly name: string;
  readonly content: ReactNode;
  readonly today?: boolean;
  readonly selected?: boolean;
  /** Ticked or not; the cell then is a checkbox in meaning and Space toggles it. */
  readonly checked?: boolean;
  /** Cannot be acted on, such as a day to come; it can still be walked over. */
  readonly disabled?: boolean;
  /** Of the month before or after. */
  readonly outside?: boolean;
}

/** One row of the grid: a week of a month, or one habit's week. */
export interface GridRow {
  readonly key: string;
  /** What stands before the cells; it is the name of the row. */
  readonly head?: ReactNode;
  readonly cells: readonly GridCell[];
  /** What stands after the cells: a sum, a button. */
  readonly tail?: ReactNode;
  /** Opened below the row, over its whole width. */
  readonly detail?: ReactNode;
}

export interface DayGridProps {
  /** Name of the grid: `November 2026`. */
  readonly label: string;
  readonly columns: readonly {
    readonly key: string;
    readonly label: string;
    readonly name: string;
    /** Marks the column of today. */
    readonly today?: boolean;
  }[];
  readonly rows: readonly GridRow[];
  /** The cell that Tab enters, as `row key/cell key` or a cell's key; keep it in the state of the page. */
  readonly active: string;
  /** The focus moved to a cell. */
  readonly onActive: (cell: string, row: string) => void;
  /** Enter, Space or a click on a cell. */
  readonly onAct: (cell: string, row: string) => void;
  /** PageUp, PageDown, or an arrow over the edge (`by` cells). Show the other page and set `active` on it. */
  readonly onTurn?: (pages: -1 | 1, by?: number) => void;
  /** Head of the first column, where rows have one. */
  readonly corner?: ReactNode;
  /** Head of the last column, where rows have a tail. */
  readonly tailHead?: ReactNode;
}

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  thead th {
    padding: 4px 0;
    color: var(--text-3);
    font: 500 var(--type-caption);
    &[data-today] {
      color: var(--accent-text);
      font-weight: 650;
    }
  }
  tbody th {
    overflow-wrap: anywhere;
    font: 500 var(--type-item);
    text-align: start;
  }
`;

const Cell = styled.td`
  position: relative;
  min-width: 24px;
  height: 44px;
  padding: 2px;
  border-radius: var(--radius-s);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  &[aria-current='date'] {
    color: var(--accent-text);
    font-weight: 650;
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[aria-disabled='true'] {
    color: var(--text-3);
    cursor: default;
  }
  &[data-outside] {
    color: var(--text-3);
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      outline: 3px solid Highlight;
    }
  }
`;

/** With what a cell is seen by alone: that it is today (Firefox tells readers nothing of `aria-current`), and its tick. */
function nameOf({ name, today }: GridCell, checked: boolean | undefined): string {
  const whole = today ? `${name}, today` : name;
  return checked === undefined ? whole : `${whole}, ${checked ? 'done' : 'not done'}`;
}

/** A day, not a control in a head, a tail or a detail. */
function isCellOf(grid: HTMLElement | null, target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('td[aria-label]') && !!grid?.contains(target)
  );
}

/**
 * Days as a grid with one tab stop: a month, a week, or one row per habit. Arrows move by a day, Home and
 * End to the ends of the row, PageUp and PageDown turn the page, Enter or Space acts.
 */
export function DayGrid(props: DayGridProps) {
  const { label, columns, rows, active, onActive, onAct, onTurn, corner, tailHead } = props;
  const grid = useRef<HTMLTableElement>(null);
  const inside = useRef(false);
  const hasHeads = rows.some((row) => row.head !== undefined);
  const hasTails = rows.some((row) => row.tail !== undefined);
  const width = columns.length + Number(hasHeads) + Number(hasTails);
  const flat = rows.flatMap((row) => row.cells.map((cell) => ({ row: row.key, cell })));
  const isActive = (row: string, cell: string) => active === `${row}/${cell}` || active === cell;
  const found = flat.findIndex(({ row, cell }) => isActive(row, cell.key));
  const at = Math.max(0, found);

  // The page was turned by a key: the focus follows to the cell that is active there.
  useEffect(() => {
    const now = document.activeElement;
    const isElsewhere = now !== null && now !== document.body && !isCellOf(grid.current, now);
    if (!inside.current || isElsewhere) return;
    grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [active, rows]);

  function act(cell: GridCell, row: string): void {
    if (cell.disabled) return;
    onAct(cell.key, row);
    // The name of a cell is not said again when it changes under the focus.
    if (cell.checked !== undefined) announce(nameOf(cell, !cell.checked));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !isCellOf(grid.current, event.target)) {
      return;
    }
    const current = flat[at];
    if (!current) return;
    if (isEnter(event) || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) act(current.cell, current.row);
      return;
    }
    const step = gridStep(event.key, columns.length);
    if (!step) return;
    event.preventDefault();
    if (step.page) return onTurn?.(step.page);
    const to = cellAt(at, step, { columns: columns.length, cells: flat.length });
    const target = to === null ? undefined : flat[to];
    if (target) onActive(target.cell.key, target.row);
    else if (step.by) onTurn?.(step.by > 0 ? 1 : -1, step.by);
  }

  return (
    <Table
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onFocus={() => (inside.current = true)}
      onBlur={(event) => {
        const to = event.relatedTarget;
        inside.current = to === null ? inside.current : event.currentTarget.contains(to);
      }}
    >
      <thead>
        <tr role="row">
          {hasHeads && (
            <th scope="col" role="columnheader">
              {corner}
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              role="columnheader"
              abbr={column.name}
              aria-label={column.name}
              data-today={column.today || undefined}
            >
              {column.label}
            </th>
          ))}
          {hasTails && (
            <th scope="col" role="columnheader">
              {tailHead}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr role="row" data-row-id={row.key} data-open={row.detail ? true : undefined}>
              {hasHeads && (
                <th scope="row" role="rowheader">
                  {row.head}
                </th>
              )}
              {row.cells.map((cell) => (
                <Cell
                  key={cell.key}
                  role="gridcell"
                  tabIndex={flat[at]?.row === row.key && flat[at].cell === cell ? 0 : -1}
                  aria-label={nameOf(cell, cell.checked)}
                  aria-current={cell.today ? 'date' : undefined}
                  aria-selected={cell.selected}
                  aria-disabled={cell.disabled || undefined}
                  data-outside={cell.outside || undefined}
                  onFocus={() => !isActive(row.key, cell.key) && onActive(cell.key, row.key)}
                  onClick={() => act(cell, row.key)}
                >
                  {cell.content}
                </Cell>
              ))}
              {hasTails && (
                <td role="gridcell" data-part="tail">
                  {row.tail}
                </td>
              )}
            </tr>
            {row.detail && (
              <tr role="row">
                <td role="gridcell" data-part="detail" colSpan={width}>
                  {row.detail}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
