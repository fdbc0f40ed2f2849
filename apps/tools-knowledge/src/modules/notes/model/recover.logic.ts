import * as z from 'zod/mini';
import { canSave } from './notes.logic';
import { noteSchema } from './notes.schema';
import type { KeptNote } from './notes.schema';

/** What a text that was set aside holds: notes that can be read, and how much cannot. */
interface Recovered {
  readonly notes: readonly KeptNote[];
  readonly unreadable: boolean;
}

function readable(text: string): Recovered {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { notes: [], unreadable: true };
  }
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const notes = items.flatMap((item) => {
    const { success, data } = z.safeParse(noteSchema, item);
    return success && canSave(data.content) ? [data] : [];
  });
  return { notes, unreadable: notes.length < items.length };
}

/**
 * Brings back a value that was set aside. Notes that can be read come back as they were; when
 * anything cannot, the raw text comes back as a note of its own, so that nothing is lost.
 */
export function recoverNotes(
  notes: readonly KeptNote[],
  raw: string,
  draft: { id: string; now: number },
): KeptNote[] {
  const { notes: found, unreadable } = readable(raw);
  const known = new Set(notes.map(({ id }) => id));
  const missing = found.filter(({ id }) => !known.has(id));
  const rest: KeptNote[] =
    unreadable && canSave(raw) && !known.has(draft.id)
      ? [{ id: draft.id, content: raw, createdAt: new Date(draft.now).toISOString() }]
      : [];
  return [...rest, ...missing, ...notes];
}
