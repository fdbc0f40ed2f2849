import * as z from 'zod/mini';

/** What counts a goal by itself. */
export const feedSchema = z.object({
  /** A kind of facts that a tool offers: `tasks-done`. */
  kind: z.string(),
  /** As it was called when it was chosen, for when its tool is not there. */
  title: z.string(),
  /** The one thing that counts, where not all of the kind does: one habit, one project, as it was then called. */
  subject: z.optional(z.object({ id: z.string(), title: z.string() })),
});

const markSchema = z.object({
  /** Of the goal: a goal itself is its title, progress and target (spec §3). */
  id: z.string(),
  feed: z.optional(feedSchema),
  /** The Monday of the week for which alone the numbers below hold. */
  week: z.optional(z.string()),
  /** What was missed the week before and is done on top of the target (decision 98). */
  carried: z.optional(z.int()),
  /** What ±1 has added to what was counted. */
  correction: z.optional(z.number()),
});

export const marksSchema = z.object({ marks: z.array(markSchema) });

export type GoalMark = z.infer<typeof markSchema>;
export type GoalMarks = z.infer<typeof marksSchema>;
