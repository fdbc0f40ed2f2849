/** Where a key leads from a cell of a grid of days. */
export interface GridStep {
  /** Cells to move: 1 is a day, a row is a week. */
  readonly by?: number;
  /** First or last cell of the row. */
  readonly edge?: 'start' | 'end';
  /** Pages to turn: a month, or a week where the page is one. */
  readonly page?: -1 | 1;
}

/**
 * The keyboard of a grid: arrows move by a cell, Home and End to the ends of the row, PageUp and
 * PageDown turn the page.
 *
 * @param columns Cells in a row.
 */
export function gridStep(key: string, columns: number): GridStep | null {
  switch (key) {
    case 'ArrowLeft':
      return { by: -1 };
    case 'ArrowRight':
      return { by: 1 };
    case 'ArrowUp':
      return { by: -columns };
    case 'ArrowDown':
      return { by: columns };
    case 'Home':
      return { edge: 'start' };
    case 'End':
      return { edge: 'end' };
    case 'PageUp':
      return { page: -1 };
    case 'PageDown':
      return { page: 1 };
    default:
      return null;
  }
}

/** The cell a step leads to, by its index; null beyond the grid. */
export function cellAt(
  from: number,
  step: GridStep,
  grid: { readonly columns: number; readonly cells: number },
): number | null {
  const rowStart = from - (from % grid.columns);
  if (step.edge === 'start') return rowStart;
  if (step.edge === 'end') return Math.min(grid.cells, rowStart + grid.columns) - 1;
  const to = from + (step.by ?? 0);
  return to >= 0 && to < grid.cells ? to : null;
}
