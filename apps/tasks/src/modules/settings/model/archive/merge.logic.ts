/** A value with what was missing in it, and the ids of that. */
interface Merged {
  readonly value: unknown;
  readonly added: readonly string[];
}

interface Item {
  readonly id: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

function itemsIn(value: unknown): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  const parts = value as readonly unknown[];
  const isItem = (part: unknown): part is Item => isFields(part) && typeof part['id'] === 'string';
  return parts.every(isItem) ? parts : null;
}

/** Lists whose entries have ids grow by what is missing in them; everything else stays as it is here. */
export function mergeMissing(here: unknown, archived: unknown): Merged {
  const [mine, theirs] = [itemsIn(here), itemsIn(archived)];
  if (mine && theirs) {
    const known = new Set(mine.map(({ id }) => id));
    const missing = theirs.filter(({ id }) => !known.has(id));
    const value = missing.length > 0 ? [...mine, ...missing] : here;
    return { value, added: missing.map(({ id }) => id) };
  }
  if (!isFields(here) || !isFields(archived)) return { value: here, added: [] };
  const added: string[] = [];
  const fields = Object.entries(here).map(([name, part]) => {
    const merged = mergeMissing(part, archived[name]);
    added.push(...merged.added);
    return [name, merged.value] as const;
  });
  return { value: added.length > 0 ? Object.fromEntries(fields) : here, added };
}

/** The value without entries of these ids. */
export function withoutItems(value: unknown, ids: ReadonlySet<string>): unknown {
  const items = itemsIn(value);
  if (items) return items.filter(({ id }) => !ids.has(id));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutItems(part, ids)]),
  );
}
