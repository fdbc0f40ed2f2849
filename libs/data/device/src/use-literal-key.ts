import { useState } from 'react';
import type { Schema } from './device-store';
import { literalCell, type Salvage } from './literal-cell';
import type { LiteralKey } from './literal-keys';
import { useCell, type Held } from './use-cell';

/**
 * One of the localStorage keys of spec §9, for the active user. Follows other tabs. `salvage` may
 * keep the good items of a list in which others are broken; the whole is set aside in any case.
 *
 * @example
 * const [notes, setNotes, status] = useLiteralKey('quickNotes', z.array(noteSchema), []);
 */
export function useLiteralKey<T>(
  key: LiteralKey,
  schema: Schema<T>,
  initial: T,
  salvage?: Salvage<T>,
): Held<T> {
  const [cell] = useState(() => literalCell(key, schema, initial, salvage));
  return useCell(cell);
}
