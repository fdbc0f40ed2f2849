import { isFields } from './is-plain';
import type { Schema } from './schema';

/** Where something lies within a value. */
export type Path = readonly PropertyKey[];

/** What could not be read of a value: an item of a list, or a field. */
export interface BadPart {
  readonly path: Path;
  readonly stored: unknown;
}

/** What could be saved of a value. */
export interface Saved<T> {
  readonly value: T;
  /** As it lies on the device, without the bad parts. */
  readonly stored: unknown;
  readonly bad: readonly BadPart[];
}

const ROUNDS = 4;

/**
 * Reads what can be read. An item of a list that does not fit is left out alone, with all that hangs on it; a field
 * that does not fit gives way to the one of `initial`. Undefined when nothing can be saved.
 */
export function salvage<T>(schema: Schema<T>, stored: unknown, initial: T): Saved<T> | undefined {
  const bad: BadPart[] = [];
  let left = stored;
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = schema.safeParse(left);
    if (parsed.success) return { value: parsed.data, stored: left, bad };
    const places = placesOf(left, parsed.error?.issues.map(({ path }) => path) ?? []);
    if (places.length === 0) return undefined;
    for (const path of places) {
      const part = partAt(left, path);
      if (part !== undefined) bad.unshift({ path, stored: part });
      left = replaced(left, path, fieldOf(initial, path));
    }
  }
  return undefined;
}

/** What has to go, each place once, later items of a list first; nothing when the whole is of another kind. */
function placesOf(value: unknown, issues: readonly Path[]): Path[] {
  const places = new Map<string, Path>();
  for (const path of issues) {
    const place = outermostItem(value, path) ?? path.slice(0, 1);
    if (place.length === 0 || (!isFields(value) && !Array.isArray(value))) return [];
    places.set(place.map(String).join('\n'), place);
  }
  return [...places.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0);
}

function outermostItem(value: unknown, path: Path): Path | undefined {
  let part = value;
  for (const [depth, segment] of path.entries()) {
    if (Array.isArray(part) && typeof segment === 'number') return path.slice(0, depth + 1);
    part = partAt(part, [segment]);
  }
  return undefined;
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, segment) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, segment)
        ? (part as Record<PropertyKey, unknown>)[segment]
        : undefined,
    value,
  );
}

/** The initial value of a field of the root; nothing for items of lists. */
function fieldOf(initial: unknown, path: Path): unknown {
  return path.length === 1 && isFields(initial) ? partAt(initial, path) : undefined;
}

function replaced(value: unknown, path: Path, instead: unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(segment);
    if (rest.length === 0) return value.toSpliced(index, 1);
    return value.with(index, replaced(value[index], rest, instead));
  }
  const { [segment]: part, ...others } = value as Record<PropertyKey, unknown>;
  if (rest.length > 0) return { ...others, [segment]: replaced(part, rest, instead) };
  return instead === undefined ? others : { ...others, [segment]: instead };
}
