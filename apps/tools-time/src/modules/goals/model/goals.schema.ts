import * as z from 'zod/mini';
import { feedSchema } from './goal-marks.schema';
import { withProgress } from './progress.logic';

/** One weekly goal, as it lies under the key `weeklyGoals` (spec §3). */
const keptGoal = z.object({
  /** An older page may have counted: its number is kept as it is, and read as text. */
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  title: z.string(),
  progress: z.number(),
  target: z.int().check(z.minimum(1)),
  unit: z.string(),
  completed: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Of an older page, and of weeks that are over: beside this week's goals they are kept apart (`goal-marks`). */
  carried: z.optional(z.int()),
  /** The Monday that `progress` belonged to, by an older page. */
  week: z.optional(z.string()),
  feed: z.optional(z.extend(feedSchema, { correction: z.number() })),
});

/** Progress that was stored beyond the target counts up to it, wherever it came from. */
const goalSchema = z.pipe(
  keptGoal,
  z.transform((goal) => withProgress(goal, goal.progress)),
);

/** As they are kept; `withMarks` makes goals of them. */
export const goalsSchema = z.array(keptGoal);

/** The Monday that `currentWeekStart` names: `yyyy-MM-dd`, local. */
export const weekStartSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How a past week ended, before its reset. */
export const pastWeekSchema = z.object({
  /** Its Monday: one archive per week, however many tabs reset it. */
  id: z.string(),
  goals: z.array(goalSchema),
  /** True once the tools that count its goals were asked about the whole week. */
  counted: z.optional(z.boolean()),
  /** Ids of goals whose missing part was carried over. */
  carried: z.optional(z.array(z.string())),
});

export type Goal = z.infer<typeof goalSchema>;
export type PastWeek = z.infer<typeof pastWeekSchema>;

/** What the form gives: the unit may be left empty. */
export interface GoalDraft {
  readonly title: string;
  readonly target: number;
  readonly unit: string;
}

/** Unit of a goal that names none (spec §3). */
export const DEFAULT_UNIT = 'times';
