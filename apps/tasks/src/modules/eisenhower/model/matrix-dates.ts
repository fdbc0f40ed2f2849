import { LIST_SHORTCUTS } from '../../../shared/task-rows/list-shortcuts';

/** The keys that date a card: those of lists. */
export const MATRIX_DATES = LIST_SHORTCUTS.filter(
  ({ id }) => id === 'today' || id === 'tomorrow' || id === 'next-week',
);
