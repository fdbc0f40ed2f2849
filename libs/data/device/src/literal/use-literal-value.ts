import type { LiteralValue } from '../shape/literal-value';
import { useCell, type Held } from '../value/use-cell';
import { literalCell } from './literal-cell';

/**
 * What lies under one of the localStorage keys of spec §9, for the active user. Follows other tabs.
 *
 * @example
 * const [notes, setNotes, status] = useLiteralValue(notesStore);
 */
export function useLiteralValue<T>(definition: LiteralValue<T>): Held<T> {
  return useCell(literalCell(definition));
}
