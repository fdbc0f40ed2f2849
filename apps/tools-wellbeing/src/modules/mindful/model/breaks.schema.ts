import * as z from 'zod/mini';

/** A minute that was breathed to its end. */
export const mindfulBreakSchema = z.object({
  /** The planned end as text: two tabs that see the same end keep one break. */
  id: z.string(),
  /** Epoch milliseconds. */
  endedAt: z.number(),
  minutes: z.number(),
});

export type MindfulBreak = z.infer<typeof mindfulBreakSchema>;
