import * as z from 'zod/mini';

/** Channel on which the triggers of the database tell what has changed. */
export const CHANGES_CHANNEL = 'plainday_changes';

const changeSchema = z.object({
  owner: z.string(),
  table: z.string(),
  /** That of the writer; none where no request wrote. */
  session: z.nullish(z.string()),
  op: z.optional(z.string()),
  /** The rows; without them many have changed. */
  ids: z.optional(z.array(z.string())),
});

/** A change as it is kept and sent. */
export interface Change {
  readonly owner: string;
  readonly session: string | null;
  /** What a stream writes: without owner and session. */
  readonly text: string;
}

/** Reads a message of the database; null when it is none of ours. */
export function readChange(payload: string): Change | null {
  try {
    const { owner, session, ...told } = z.parse(changeSchema, JSON.parse(payload));
    return { owner, session: session ?? null, text: eventText(told) };
  } catch {
    return null;
  }
}

/** An event of a stream, with a name where it is no change. */
export function eventText(data: unknown, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}
