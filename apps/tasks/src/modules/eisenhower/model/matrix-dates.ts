import type { DueShortcut } from '@plainday/domain-tasks';
import { LIST_SHORTCUTS } from '../../../shared/task-rows/list-shortcuts';

/** The keys that date a card: those of lists. */
export const MATRIX_DATES = LIST_SHORTCUTS.filter(
  (entry): entry is Extract<typeof entry, { readonly id: DueShortcut }> =>
    entry.id === 'today' || entry.id === 'tomorrow' || entry.id === 'next-week',
);
