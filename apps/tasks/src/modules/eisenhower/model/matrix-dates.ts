import { LIST_SHORTCUTS } from '../../../shared/task-rows/list-shortcuts';

type Dating = 'today' | 'tomorrow' | 'next-week' | 'date';
const DATING: ReadonlySet<string> = new Set<Dating>(['today', 'tomorrow', 'next-week', 'date']);

/** The keys that date a card: those of lists. */
export const MATRIX_DATES = LIST_SHORTCUTS.filter(
  (entry): entry is Extract<typeof entry, { readonly id: Dating }> => DATING.has(entry.id),
);
