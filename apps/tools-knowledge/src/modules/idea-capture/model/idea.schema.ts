import * as z from 'zod/mini';

/** Categories of spec §9; the first is the default. */
export const CATEGORIES = [
  'general',
  'business',
  'creative',
  'technical',
  'personal',
  'innovation',
] as const;

/** Priorities of spec §3, the first the highest. */
export const PRIORITIES = ['high', 'medium', 'low'] as const;

/** A row of `ideas` (spec §3). */
export const ideaSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  content: z.nullable(z.string()),
  tags: z.array(z.string()),
  category: z.enum(CATEGORIES),
  priority: z.enum(PRIORITIES),
  status: z.enum(['captured', 'starred']),
  /** What it was made into in triage; null while nothing was decided. */
  outcome: z.nullable(z.enum(['task', 'goal', 'archived'])),
  /** The task it became. */
  outcome_id: z.nullable(z.string()),
  created_at: z.string(),
});

/** What the form gives (spec §5). */
export const ideaDraftSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(500)),
  content: z.string().check(z.maxLength(20_000)),
  tags: z.string(),
  category: z.enum(CATEGORIES),
});

export type Category = (typeof CATEGORIES)[number];
export type Idea = z.infer<typeof ideaSchema>;
export type IdeaDraft = z.infer<typeof ideaDraftSchema>;

export const emptyDraft: IdeaDraft = { title: '', content: '', tags: '', category: 'general' };
