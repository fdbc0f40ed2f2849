import * as z from 'zod/mini';
import { PALETTE } from './vocabulary';

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
