import * as z from 'zod/mini';

const epochMs = z.number();

/** What this device remembers of one task's reminder. */
const entrySchema = z.object({
  /** The `reminder_time` all of this is about; another one starts anew. */
  of: epochMs,
  /** The time at which it was shown, or last snoozed to and shown. */
  shown: z.optional(epochMs),
  /** The time that was answered: dismissed, snoozed or opened. */
  answered: z.optional(epochMs),
  /** Snoozed to a time past the due date, which `reminder_time` may not name (spec §5). */
  until: z.optional(epochMs),
});

/** By task id. Kept on this device and told to its other tabs. */
export const bookSchema = z.record(z.string(), entrySchema);

export type BookEntry = z.infer<typeof entrySchema>;
export type ReminderBook = z.infer<typeof bookSchema>;
