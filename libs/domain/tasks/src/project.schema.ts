import * as z from 'zod/mini';

/** The ten colours a project or habit may have; the first is the default (spec §9, Display). */
export const PALETTE = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#EC4899',
  '#06B6D4',
  '#84CC16',
  '#F97316',
  '#64748B',
] as const;

/** Names of the palette, for people who do not see the colours. Same order as {@link PALETTE}. */
export const PALETTE_NAMES = [
  'Blue',
  'Green',
  'Amber',
  'Red',
  'Violet',
  'Pink',
  'Cyan',
  'Lime',
  'Orange',
  'Slate',
] as const;

/** The row of table `projects` (spec §3). */
export const projectSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  description: z.catch(z.nullable(z.string()), null),
  color: z.catch(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), PALETTE[0]),
  position: z.catch(z.number(), 0),
  created_at: z.catch(z.nullable(z.string()), null),
});

/** A project row (spec §3). */
export type Project = z.infer<typeof projectSchema>;
/** The fields of a project a person can change. */
export type ProjectChanges = Partial<Pick<Project, 'title' | 'description' | 'color'>>;
