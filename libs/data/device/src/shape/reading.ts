import type { StoredValue } from './stored-value';
import { linkOrigins } from './keep-unknown';
import { salvage, type BadPart } from './salvage';
import type { Shape } from './schema';

/** What was found of a value, and what can be done with it. */
export interface Reading<T> {
  /** Undefined where nothing is kept, or nothing of it can be read. */
  readonly value: T | undefined;
  /** As it lies on the device, in the version of its reader and without its bad parts. */
  readonly stored: unknown;
  /** What cannot be read: it is set aside before anything is written in its place. */
  readonly bad: readonly BadPart[];
  /** True for a value of a higher version: it may be shown, and is not touched. */
  readonly isNewer: boolean;
}

/** What is there before anything is kept. */
export const NOTHING: Reading<never> = {
  value: undefined,
  stored: undefined,
  bad: [],
  isNewer: false,
};

/**
 * Reads a stored value: brings an older one up step by step, and saves what fits. Never writes: a page that does not
 * understand a value leaves it for one that does. Without `initial` the value is one item, which fits or does not.
 */
export function readStored<T>(
  { version, schema, upgrade }: Shape<T>,
  found: StoredValue | undefined,
  initial?: T,
): Reading<T> {
  if (!found) return NOTHING;
  const from = found.version ?? 1;
  const isNewer = from > version;
  const unreadable = {
    ...NOTHING,
    bad: [{ path: [], stored: found.value }],
    isNewer,
  };
  let stored = found.value;
  try {
    for (let step = from; upgrade && step < version; step += 1) stored = upgrade(stored, step);
  } catch {
    return unreadable;
  }
  const parsed = schema.safeParse(stored);
  const saved = parsed.success
    ? { value: parsed.data, stored, bad: [] }
    : initial === undefined
      ? undefined
      : salvage(schema, stored, initial);
  if (!saved) return unreadable;
  linkOrigins(saved.value, saved.stored);
  return { ...saved, isNewer };
}
