import { DAY_MS } from '@plainday/shared-utils';

/** After so long without an export, what is only on this device is pointed at. */
const LONG_MS = 90 * DAY_MS;
const STEPS = { weekly: 7 * DAY_MS, monthly: 30 * DAY_MS } as const;

const BEGINNINGS = ['createdAt', 'at', 'startedAt', 'startTime', 'endedAt', 'day', 'id'];

/** A value of a store on the device. */
interface Kept {
  readonly key: string;
  readonly stored: { readonly value: unknown; readonly savedAt: number };
  readonly bytes: number;
}

/** A text of the browser's storage. */
interface KeptText {
  readonly key: string;
  readonly text: string;
  readonly bytes: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The things in a value: itself where it is one of a list, else the entries of its lists. */
function thingsIn(value: unknown, key: string): readonly Fields[] {
  if (Array.isArray(value)) return value.filter(isFields);
  if (!isFields(value)) return [];
  if (value['id'] === key) return [value];
  return Object.values(value).flatMap((part) => (Array.isArray(part) ? part.filter(isFields) : []));
}

function beginningOf(thing: Fields): number | null {
  for (const name of BEGINNINGS) {
    const value = thing[name];
    const at =
      typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : value;
    if (typeof at === 'number' && at > Date.UTC(2000, 0)) return at;
  }
  return null;
}

/** What lies on this device of one tool: how many things, how large, and since when. */
export function deviceSummary(values: readonly Kept[], literals: readonly KeptText[]) {
  const things = [
    ...values.flatMap(({ key, stored }) => thingsIn(stored.value, key)),
    ...literals.flatMap(({ key, text }) => thingsIn(parsed(text), key)),
  ];
  const begun = things.flatMap((thing) => beginningOf(thing) ?? []);
  const saved = values.map(({ stored }) => stored.savedAt);
  const bytes = [...values, ...literals].reduce((sum, part) => sum + part.bytes, 0);
  // A sound is a part of its note.
  const ids = new Set(things.map((thing, at) => thing['id'] ?? at));
  return {
    count: ids.size,
    bytes,
    since: Math.min(...(begun.length > 0 ? begun : saved), Infinity),
  };
}

/** Whether an export is due: by the wish of the person, or because what is only here was long not in one. */
export function exportDue(
  {
    last,
    remind,
  }: { readonly last: number | null; readonly remind: 'never' | 'weekly' | 'monthly' },
  onlyHere: { readonly count: number; readonly since: number },
  now: number,
): 'wanted' | 'long' | null {
  const age = now - (last ?? onlyHere.since);
  if (onlyHere.count > 0 && age > LONG_MS) return 'long';
  if (remind !== 'never' && age > STEPS[remind]) return 'wanted';
  return null;
}
