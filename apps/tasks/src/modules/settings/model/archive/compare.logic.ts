import type { Slices } from '@plainday/shared-platform';
import type { ArchivedText, ArchivedValue, ArchivedRow, Contents } from './format';
import { mergeMissing } from './merge.logic';
import { isSame, isSameRow } from './same.logic';

/** How one part of an archive stands to what is here. */
export interface Comparison {
  readonly kind: 'table' | 'device' | 'local';
  readonly name: string;
  /** Not here. */
  readonly fresh: number;
  readonly same: number;
  /** Here, and other than in the archive. */
  readonly different: number;
  /** Here, and not in the archive. */
  readonly alone: number;
}

interface Counting {
  readonly fresh: number;
  readonly same: number;
  readonly different: number;
  readonly alone: number;
}

function* count<Entry>(
  archived: readonly Entry[],
  here: ReadonlyMap<string, Entry>,
  keyOf: (entry: Entry) => string,
  isEqual: (archived: Entry, here: Entry) => boolean,
): Slices<Counting> {
  const counts = { fresh: 0, same: 0, different: 0 };
  for (const entry of archived) {
    yield;
    const mine = here.get(keyOf(entry));
    if (mine === undefined) counts.fresh += 1;
    else if (isEqual(entry, mine)) counts.same += 1;
    else counts.different += 1;
  }
  const known = new Set(archived.map(keyOf));
  const alone = [...here.keys()].filter((key) => !known.has(key)).length;
  return { ...counts, alone };
}

/** Sounds are not looked into: a recording does not change under its key. */
const isSameValue = (a: ArchivedValue, b: ArchivedValue) =>
  isSame(withoutSounds(a.value), withoutSounds(b.value));

function withoutSounds(value: unknown): unknown {
  if (value instanceof Blob) return null;
  if (typeof value !== 'object' || value === null) return value;
  if ('$file' in value) return null;
  if (Array.isArray(value)) return value.map(withoutSounds);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutSounds(part)]),
  );
}

const byId = (rows: readonly ArchivedRow[] = []) => new Map(rows.map((row) => [row.id, row]));
const byKey = <Entry extends { readonly key: string }>(entries: readonly Entry[] = []) =>
  new Map(entries.map((entry) => [entry.key, entry]));

/** Each part of an archive beside what is here. */
export function* compare(archived: Contents, here: Contents): Slices<readonly Comparison[]> {
  const parts: Comparison[] = [];
  for (const [name, rows] of archived.tables) {
    const counted = yield* count(rows, byId(here.tables.get(name)), ({ id }) => id, isSameRow);
    parts.push({ kind: 'table', name, ...counted });
  }
  for (const [name, values] of archived.device) {
    const mine = byKey(here.device.get(name));
    const counted = yield* count(values, mine, ({ key }) => key, isSameValue);
    parts.push({ kind: 'device', name, ...counted });
  }
  const texts = byKey(here.texts);
  const isEqual = (a: ArchivedText, b: ArchivedText) => a.value === b.value;
  const local = yield* count(archived.texts, texts, ({ key }) => key, isEqual);
  if (archived.texts.length > 0) parts.push({ kind: 'local', name: 'browser', ...local });
  return parts;
}

/** Whether something of the archive is missing in a text that is here. */
export function mergedText(
  here: string,
  archived: string,
): { value: string; added: readonly string[] } {
  try {
    const merged = mergeMissing(JSON.parse(here), JSON.parse(archived));
    return merged.added.length > 0
      ? { value: JSON.stringify(merged.value), added: merged.added }
      : { value: here, added: [] };
  } catch {
    return { value: here, added: [] };
  }
}
