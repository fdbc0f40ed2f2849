import type { LiteralKey } from './literal-keys';
import type { Shape } from './schema';

/** One of the localStorage keys that spec §9 names: its content keeps the letter, its version lies beside it. */
export interface LiteralValue<T> extends Shape<T> {
  /** What the manifest of its module names in `stores.literal`. */
  readonly key: LiteralKey;
  readonly initial: T;
  /** Another key that it is written in one turn with: what is set later is stored later, whichever of the two it is. */
  readonly turn?: LiteralKey;
}

/**
 * Defines what lies under one of the keys of spec §9.
 *
 * @example
 * export const notesStore = literalValue({ key: 'quickNotes', version: 1, schema: notesSchema, initial: [] });
 */
export function literalValue<T>(definition: LiteralValue<T>): LiteralValue<T> {
  return definition;
}
