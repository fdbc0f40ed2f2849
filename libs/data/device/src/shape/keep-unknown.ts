import { isFields, isPlain } from './is-plain';

/** Of every object that was read: how it was stored, with the fields its reader did not know. */
const origins = new WeakMap<object, unknown>();

/** Remembers how everything in `value` was stored, so that it is written back whole even after it was away (Undo). */
export function linkOrigins(value: unknown, stored: unknown): void {
  if (!isPlain(value) || !isPlain(stored) || origins.has(value)) return;
  origins.set(value, stored);
  if (Array.isArray(value)) {
    if (!Array.isArray(stored) || value.length !== stored.length) return;
    value.forEach((part, index) => linkOrigins(part, stored[index]));
  } else if (isFields(stored)) {
    for (const key of Object.keys(value)) linkOrigins(value[key], stored[key]);
  }
}

/**
 * What is written for `next`: itself, with all that its writer does not know put back. `read` is what the change
 * started from and `stored` how that lies on the device. What was not changed is written as it was; in what was, the
 * fields that the schema took away are kept. Items of a list are matched by id.
 */
export function keepUnknown(next: unknown, read: unknown, stored: unknown): unknown {
  if (Object.is(next, read)) return stored;
  if (!isPlain(next)) return next;
  if (origins.has(next)) return origins.get(next);
  if (Array.isArray(next)) return keepItems(next, read, stored);
  const result: Record<string, unknown> = {};
  const isSame = isFields(read) && isFields(stored) && idOf(read) === idOf(next);
  const before = isSame ? stored : {};
  const known = isSame ? read : {};
  for (const [key, part] of Object.entries(next)) {
    result[key] = Object.hasOwn(before, key)
      ? keepUnknown(part, known[key], before[key])
      : keepUnknown(part, undefined, part);
  }
  for (const [key, part] of Object.entries(before)) {
    if (key !== '__proto__' && !Object.hasOwn(known, key) && !Object.hasOwn(next, key)) {
      result[key] = part;
    }
  }
  return result;
}

function keepItems(next: readonly unknown[], read: unknown, stored: unknown): unknown[] {
  const before = new Map<string, readonly [read: unknown, stored: unknown]>();
  if (Array.isArray(read) && Array.isArray(stored) && read.length === stored.length) {
    read.forEach((item: unknown, index) => {
      const id = idOf(item);
      if (id !== undefined) before.set(id, [item, stored[index]]);
    });
  }
  return next.map((item) => {
    const [known, origin] = before.get(idOf(item) ?? '') ?? [undefined, undefined];
    return known === undefined
      ? keepUnknown(item, undefined, item)
      : keepUnknown(item, known, origin);
  });
}

function idOf(item: unknown): string | undefined {
  return isFields(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}
