import type { Schema } from './device-store';

/** Makes a salvage that keeps the items of a list that fit; nothing when it is no list. */
export function salvageList<T>(item: Schema<T>): (raw: unknown) => T[] | undefined {
  return (raw) => {
    if (!Array.isArray(raw)) return undefined;
    return raw.flatMap((candidate: unknown) => {
      const parsed = item.safeParse(candidate);
      return parsed.success ? [parsed.data] : [];
    });
  };
}
