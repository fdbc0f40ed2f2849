import type { ShellTimer } from '@plainday/federation-contract';
import * as z from 'zod/mini';

const timer = z.object({
  id: z.string(),
  label: z.string(),
  endsAt: z.nullable(z.number()),
  remainingMs: z.nullable(z.number()),
});

/** The stored timers; nothing where the text is missing, broken or of another shape. */
export function parseTimers(text: string | null): ShellTimer[] {
  try {
    const { success, data } = z.safeParse(z.array(timer), JSON.parse(text ?? '[]'));
    return success ? data : [];
  } catch {
    return [];
  }
}
