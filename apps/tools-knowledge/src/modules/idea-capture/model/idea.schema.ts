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

/** A row of `ideas` (spec §3). */
export const ideaSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  content: z.nullable(z.string()),
  tags: z.array(z.string()),
  category: z.enum(CATEGORIES),
  priority: z.enum(['high', 'medium', 'low']),
  status: z.enum(['captured', 'starred']),
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
