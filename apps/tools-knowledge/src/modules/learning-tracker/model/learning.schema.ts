import * as z from 'zod/mini';

/** Subjects of spec §9. */
export const SUBJECTS = [
  'programming',
  'design',
  'business',
  'language',
  'science',
  'arts',
  'health',
  'other',
] as const;

/** A row of `learning_progress` (spec §3). */
export const learningGoalSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  topic: z.string(),
  subject: z.enum(SUBJECTS),
  progress_percentage: z.number(),
  /** Minutes; shown as hours (decisions 50). */
  time_spent: z.number(),
  /** Target line, the person's own words, session lines: see notes.logic. */
  notes: z.nullable(z.string()),
  last_studied: z.nullable(z.string()),
  /** Sessions that are logged in it, the latest 500: what makes a repeated call harmless. */
  session_ids: z.array(z.string()),
  created_at: z.string(),
});

/** What the form of a goal gives (spec §5). */
export const goalDraftSchema = z.object({
  topic: z.string().check(z.trim(), z.minLength(1, 'Topic is required'), z.maxLength(500)),
  subject: z.enum(SUBJECTS),
  targetHours: z
    .int('Hours must be a whole number')
    .check(z.minimum(1, 'At least 1 hour'), z.maximum(1000, 'At most 1000 hours')),
  /** The person's own words. */
  text: z.string().check(z.maxLength(10_000)),
});

/** What the form of a session gives (spec §5). */
export const sessionDraftSchema = z.object({
  goalId: z.string().check(z.minLength(1, 'Choose a goal')),
  minutes: z
    .int('Minutes must be a whole number')
    .check(z.minimum(1, 'At least 1 minute'), z.maximum(480, 'At most 480 minutes')),
  note: z.string().check(z.maxLength(500)),
});

export type Subject = (typeof SUBJECTS)[number];
export type LearningGoal = z.infer<typeof learningGoalSchema>;
export type GoalDraft = z.infer<typeof goalDraftSchema>;
export type SessionDraft = z.infer<typeof sessionDraftSchema>;

/** Defaults of spec §9. */
export const DEFAULT_TARGET_HOURS = 20;
export const DEFAULT_SESSION_MINUTES = 30;

/** A goal before anything is said about it. */
export const emptyGoal: GoalDraft = {
  topic: '',
  subject: 'programming',
  targetHours: DEFAULT_TARGET_HOURS,
  text: '',
};
