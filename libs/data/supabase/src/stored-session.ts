import * as z from 'zod/mini';
import { readLocal } from '@plainday/shared-platform';

/** The localStorage key under which supabase-js keeps the session. */
export const AUTH_STORAGE_KEY = 'plainday.auth';

const storedSessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Epoch seconds. */
  expires_at: z.optional(z.number()),
  user: z.object({
    id: z.string().check(z.minLength(1)),
    email: z.optional(z.string()),
    user_metadata: z.optional(z.object({ full_name: z.optional(z.unknown()) })),
  }),
});

/** The part of a session that is needed before supabase-js is loaded. */
export type StoredSession = z.infer<typeof storedSessionSchema>;

/**
 * Reads the session kept on this device, at once and without supabase-js. Null when nobody is signed
 * in or what is stored is no session. An expired access token counts: it can still be refreshed.
 */
export function readStoredSession(): StoredSession | null {
  const text = readLocal(AUTH_STORAGE_KEY);
  if (!text) return null;
  try {
    const parsed = z.safeParse(storedSessionSchema, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
